import { decompress, MAX_FILE_BYTES } from '../compression.ts';
import { SidecarFile as SidecarFileMessage, type TransactionSidecarRecord } from '../hapi/messages.ts';
import { sha384 } from '../sha384.ts';
import type { UnknownFieldCount } from '../unknown-fields/unknown-fields.ts';
import { unknownFieldsOfSidecar } from '../unknown-fields/unknown-fields-of-records.ts';
import { fieldsPassedOver } from '../wire/cursor.ts';
import { decodeParts } from '../wire/decode-parts.ts';
import { NONE } from '../wire/message.ts';

/** A sidecar file: traces of the transactions of one record file, bound to it by its hash. */
export interface SidecarContents {
  readonly file: string;
  /** SHA-384 of the decompressed bytes (48 bytes). */
  readonly hash: Uint8Array;
  readonly records: readonly TransactionSidecarRecord[];
  /** Decompressed size in bytes. */
  readonly size: number;
  /** What of the records cannot be read; none where omitted. */
  readonly problems?: readonly string[];
  /** Fields of it that no definition of this program has; none where omitted. */
  readonly unknownFields?: readonly UnknownFieldCount[];
}

/**
 * Reads a sidecar file (a SidecarFile message), compressed or not.
 * @throws StreamError where the packed data are damaged, or `too-large`
 */
export function readSidecarFile(file: string, bytes: Uint8Array, maxBytes: number = MAX_FILE_BYTES): SidecarContents {
  const plain = decompress(file, bytes, maxBytes);
  return openSidecarFile(file, plain);
}

/** A sidecar file of its plain bytes. Its hash alone says whether they are the signed ones, so what is in them is never refused. */
export function openSidecarFile(file: string, plain: Uint8Array): SidecarContents {
  const before = fieldsPassedOver();
  const { message, problems } = decodeParts(SidecarFileMessage, plain);
  const unknownFields = fieldsPassedOver() === before ? NONE : unknownFieldsOfSidecar(plain);
  return { file, hash: sha384(plain), records: message.sidecarRecords, size: plain.length, problems, unknownFields };
}
