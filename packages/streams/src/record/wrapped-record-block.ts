import { type ConsensusNs, consensusNs } from '@ledgerscope/ledger';
import { decompress, MAX_FILE_BYTES } from '../compression.ts';
import { SidecarFile as SidecarFileMessage, Timestamp } from '../hapi/messages.ts';
import { sha384 } from '../sha384.ts';
import type { SidecarFile } from '../sidecar/read-sidecar-file.ts';
import type { SignatureFile } from '../signature/read-signature-file.ts';
import type { StreamBlock, StreamItem } from '../stream-block.ts';
import { StreamError } from '../stream-error.ts';
import { type ByteOrigin, decodeFrom, wholeFile } from '../wire-origin.ts';
import { ItemCollector } from './item-collector.ts';
import { openBlockItem, rawFields } from './raw-fields.ts';
import { type RawItem, v2FileHash, v5Hashes, v6FileHash } from './rebuild-record-file.ts';
import type { RecordFileOptions } from './record-file-parser.ts';
import {
  type RecordStreamFileHeader,
  readRecordStreamFile,
  readRecordStreamItem,
  v6MetadataHash,
} from './record-stream-file.ts';
import { expectRunningHash, type RunningHash } from './running-hash.ts';

/** A record file carried by a block (HIP-1193), with the node signatures of the file that it was made from. */
export interface WrappedRecordBlock {
  /**
   * Hashes are those of the record file, rebuilt from its items. The number of a v2 or v5 file is the block header's,
   * which no node signed.
   */
  readonly block: StreamBlock;
  /** Each signs `block.fileHash`; none signs metadata. */
  readonly signatures: readonly { readonly nodeId: bigint; readonly signature: SignatureFile }[];
  /** To be handed to `attachSidecars`. */
  readonly sidecars: readonly SidecarFile[];
  /** Corrections of the stream (errata): items that replace those of the same consensus time, or were missing. */
  readonly amendments: readonly StreamItem[];
}

/** Field numbers: Block.items, BlockItem, BlockHeader, RecordFileItem, BlockProof, SignedRecordFileProof. */
const BLOCK_ITEMS = 1;
const ITEM = { header: 1, proof: 9, recordFile: 10 } as const;
const HEADER_NUMBER = 3;
const RECORD_FILE = { creationTime: 1, contents: 2, sidecar: 3, amendment: 4 } as const;
const PROOF_SIGNED_RECORD_FILE = 4;
const SIGNED = { version: 1, signature: 2 } as const;
const SIGNATURE = { bytes: 1, nodeId: 2 } as const;

interface Parts {
  number: bigint | undefined;
  creationTime: ConsensusNs | undefined;
  contents: Uint8Array | undefined;
  version: number | undefined;
  readonly signatures: { nodeId: bigint; bytes: Uint8Array }[];
  readonly sidecars: Uint8Array[];
  readonly amendments: Uint8Array[];
}

/**
 * True for a block file (compressed or not) that carries a record file instead of block stream items.
 * @throws StreamError when the bytes are no protobuf, or do not decompress
 */
export function isWrappedRecordBlock(bytes: Uint8Array, file = 'block'): boolean {
  const plain = decompress(file, bytes);
  const origin = wholeFile(file, plain);
  for (const { number, bytes: item } of rawFields(origin, plain)) {
    if (number !== BLOCK_ITEMS || item === undefined) continue;
    if (openBlockItem(origin, item)?.number === ITEM.recordFile) return true;
  }
  return false;
}

/**
 * Reads a wrapped record block: rebuilds the record file's hashes from its items, as nodes signed them.
 * @throws StreamError for a block that is damaged, carries no record file, or whose running hash does not add up
 */
export function readWrappedRecordBlock(
  file: string,
  bytes: Uint8Array,
  options: RecordFileOptions = {},
): WrappedRecordBlock {
  const plain = decompress(file, bytes, options.maxBytes ?? MAX_FILE_BYTES);
  const origin = wholeFile(file, plain);
  const parts = readParts(origin, plain);
  if (parts.contents === undefined) throw malformed(file, 'a record file in the block', 'none');
  if (parts.version === undefined) throw malformed(file, 'a signed record file proof', 'none');

  const { header, items } = readRecordStreamFile(origin, parts.contents);
  const hashes = rebuild(file, parts.version, header, items, parts.contents);
  const collector = new ItemCollector(origin);
  for (const { transaction, record } of items) collector.add(transaction, record);
  const block: StreamBlock = {
    format: 'wrapped-record',
    version: parts.version,
    hapiVersion: header.hapiVersion,
    // Of v6 the number inside of the signed file counts; older files state none.
    number: (parts.version === 6 ? header.number : parts.number) ?? 0n,
    ...collector.extent(parts.creationTime),
    ...hashes,
    size: plain.length,
    items: collector.drain(),
    sidecars: header.sidecars,
  };
  return {
    block,
    signatures: parts.signatures.map(({ nodeId, bytes: signature }) => ({
      nodeId,
      signature: signatureFile(
        parts.version === 5 || parts.version === 6 ? parts.version : 2,
        hashes.fileHash,
        signature,
      ),
    })),
    sidecars: parts.sidecars.map((sidecar, index) => wrappedSidecar(origin, sidecar, index)),
    amendments: readAmendments(origin, parts.amendments),
  };
}

type Hashes = Pick<StreamBlock, 'previousHash' | 'hash' | 'fileHash' | 'metadataHash'>;

function rebuild(
  file: string,
  version: number,
  header: RecordStreamFileHeader,
  items: readonly RawItem[],
  contents: Uint8Array,
): Hashes {
  const { hapiVersion, startHash: previousHash, endHash, running } = header;
  if (hapiVersion === undefined) throw malformed(file, 'a HAPI version', 'none');
  if (previousHash === undefined || running === undefined) throw malformed(file, 'a start hash', 'none');
  if (version === 2) {
    const fileHash = v2FileHash(hapiVersion, previousHash, items);
    return { previousHash, hash: fileHash, fileHash, metadataHash: undefined };
  }
  if (version !== 5 && version !== 6) {
    const expected = 'record file version 2, 5 or 6';
    throw new StreamError({ reason: 'unknown-version', file, expected, actual: `${version}` });
  }
  if (endHash === undefined) throw malformed(file, 'an end hash', 'none');
  expectRunningHash(file, endHash, runOver(running, items));
  if (version === 5) return { previousHash, hash: endHash, ...v5Hashes(hapiVersion, previousHash, endHash, items) };
  const metadataHash = v6MetadataHash(hapiVersion, previousHash, endHash, header.number ?? 0n);
  return { previousHash, hash: endHash, fileHash: v6FileHash(contents), metadataHash };
}

function runOver(running: RunningHash, items: readonly RawItem[]): Uint8Array {
  for (const { record, transaction } of items) running.addItem(record, transaction);
  return running.value();
}

function readParts(origin: ByteOrigin, block: Uint8Array): Parts {
  const parts: Parts = {
    number: undefined,
    creationTime: undefined,
    contents: undefined,
    version: undefined,
    signatures: [],
    sidecars: [],
    amendments: [],
  };
  for (const { number, bytes } of rawFields(origin, block)) {
    const item = number === BLOCK_ITEMS && bytes !== undefined ? openBlockItem(origin, bytes) : undefined;
    if (item?.number === ITEM.header) readHeader(origin, item.bytes, parts);
    else if (item?.number === ITEM.recordFile) readRecordFileItem(origin, item.bytes, parts);
    else if (item?.number === ITEM.proof) readProof(origin, item.bytes, parts);
  }
  return parts;
}

function readHeader(origin: ByteOrigin, header: Uint8Array, parts: Parts): void {
  for (const { number, varint } of rawFields(origin, header)) {
    if (number === HEADER_NUMBER && varint !== undefined) parts.number = BigInt.asIntN(64, varint);
  }
}

function readRecordFileItem(origin: ByteOrigin, item: Uint8Array, parts: Parts): void {
  if (parts.contents !== undefined) throw malformed(origin.file, 'one record file', 'a second one');
  for (const { number, bytes } of rawFields(origin, item)) {
    if (bytes === undefined) continue;
    if (number === RECORD_FILE.creationTime) {
      const { seconds, nanos } = decodeFrom(origin, Timestamp, bytes);
      parts.creationTime = consensusNs(seconds, nanos);
    } else if (number === RECORD_FILE.contents) parts.contents = bytes;
    else if (number === RECORD_FILE.sidecar) parts.sidecars.push(bytes);
    else if (number === RECORD_FILE.amendment) parts.amendments.push(bytes);
  }
}

function readProof(origin: ByteOrigin, proof: Uint8Array, parts: Parts): void {
  for (const { number, bytes } of rawFields(origin, proof)) {
    if (number !== PROOF_SIGNED_RECORD_FILE || bytes === undefined) continue;
    for (const field of rawFields(origin, bytes)) {
      if (field.number === SIGNED.version && field.varint !== undefined) parts.version = Number(field.varint);
      else if (field.number === SIGNED.signature && field.bytes !== undefined) {
        parts.signatures.push(readNodeSignature(origin, field.bytes));
      }
    }
  }
}

function readNodeSignature(origin: ByteOrigin, message: Uint8Array): { nodeId: bigint; bytes: Uint8Array } {
  let signature: Uint8Array = new Uint8Array(0);
  let nodeId = 0n;
  for (const { number, bytes, varint } of rawFields(origin, message)) {
    if (number === SIGNATURE.bytes && bytes !== undefined) signature = bytes;
    else if (number === SIGNATURE.nodeId && varint !== undefined) nodeId = varint;
  }
  return { nodeId, bytes: signature };
}

function signatureFile(version: 2 | 5 | 6, fileHash: Uint8Array, fileSignature: Uint8Array): SignatureFile {
  return { version, fileHash, fileSignature, metadataHash: undefined, metadataSignature: undefined };
}

function wrappedSidecar(origin: ByteOrigin, bytes: Uint8Array, index: number): SidecarFile {
  const { sidecarRecords } = decodeFrom(origin, SidecarFileMessage, bytes);
  const file = `${origin.file}, sidecar ${index + 1}`;
  return { file, hash: sha384(bytes), records: sidecarRecords, size: bytes.length };
}

function readAmendments(origin: ByteOrigin, amendments: readonly Uint8Array[]): StreamItem[] {
  const collector = new ItemCollector(origin);
  for (const bytes of amendments) {
    const { transaction, record } = readRecordStreamItem(origin, bytes);
    collector.add(transaction, record);
  }
  return collector.drain();
}

function malformed(file: string, expected: string, actual: string): StreamError {
  return new StreamError({ reason: 'malformed', file, expected, actual });
}
