import { decompress, MAX_FILE_BYTES } from '../compression.ts';
import { SidecarFile as SidecarFileMessage, type TransactionSidecarRecord } from '../hapi/messages.ts';
import { sha384 } from '../sha384.ts';
import { decodeFrom, wholeFile } from '../wire-origin.ts';

/** A sidecar file: traces of the transactions of one record file, bound to it by its hash. */
export interface SidecarFile {
  readonly file: string;
  /** SHA-384 of the decompressed bytes (48 bytes). */
  readonly hash: Uint8Array;
  readonly records: readonly TransactionSidecarRecord[];
  /** Decompressed size in bytes. */
  readonly size: number;
}

/**
 * Reads a sidecar file (a SidecarFile message), compressed or not.
 * @throws StreamError `truncated`, `malformed` or `too-large`
 */
export function readSidecarFile(file: string, bytes: Uint8Array, maxBytes: number = MAX_FILE_BYTES): SidecarFile {
  const plain = decompress(file, bytes, maxBytes);
  const { sidecarRecords } = decodeFrom(wholeFile(file, plain), SidecarFileMessage, plain);
  return { file, hash: sha384(plain), records: sidecarRecords, size: plain.length };
}
