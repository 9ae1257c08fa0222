import { HashObject, SemanticVersion, SidecarMetadata } from '../hapi/messages.ts';
import { SHA384_BYTES, sha384 } from '../sha384.ts';
import type { SidecarReference } from '../stream-block.ts';
import type { StreamError } from '../stream-error.ts';
import { Cursor, WireType } from '../wire/cursor.ts';
import { type ByteOrigin, decodeFrom, errorIn, toStreamError } from '../wire-origin.ts';
import { type RawField, rawFields } from './raw-fields.ts';
import { RunningHash } from './running-hash.ts';

/** Field numbers of RecordStreamFile (record_stream_file.proto). */
export const FILE_FIELD = { hapi: 1, startHash: 2, item: 3, endHash: 4, blockNumber: 5, sidecar: 6 } as const;
const SHA_384 = 1;
const TRANSACTION = 1;
const RECORD = 2;

/** What a RecordStreamFile says besides its items; each field at most once. */
export class RecordStreamFileHeader {
  readonly #origin: ByteOrigin;
  hapiVersion: SemanticVersion | undefined;
  startHash: Uint8Array | undefined;
  endHash: Uint8Array | undefined;
  number: bigint | undefined;
  running: RunningHash | undefined;
  readonly sidecars: SidecarReference[] = [];

  constructor(origin: ByteOrigin) {
    this.#origin = origin;
  }

  /** Takes a length-delimited field other than an item; false for one that this program does not know. */
  take(field: number, value: Uint8Array): boolean {
    if (field === FILE_FIELD.hapi) this.hapiVersion = decodeFrom(this.#origin, SemanticVersion, value);
    else if (field === FILE_FIELD.startHash) {
      this.startHash = readHashMessage(this.#origin, value);
      this.running = new RunningHash(this.startHash);
    } else if (field === FILE_FIELD.endHash) this.endHash = readHashMessage(this.#origin, value);
    else if (field === FILE_FIELD.sidecar) this.sidecars.push(readSidecarReference(this.#origin, value));
    else return false;
    return true;
  }

  /** Whether a field that occurs at most once has come. */
  has(field: number): boolean {
    if (field === FILE_FIELD.hapi) return this.hapiVersion !== undefined;
    if (field === FILE_FIELD.startHash) return this.startHash !== undefined;
    if (field === FILE_FIELD.endHash) return this.endHash !== undefined;
    return field === FILE_FIELD.blockNumber && this.number !== undefined;
  }
}

/** SHA-384 over version, HAPI version, both running hashes and the block number, all big-endian. */
export function v6MetadataHash(hapi: SemanticVersion, start: Uint8Array, end: Uint8Array, number: bigint): Uint8Array {
  const bytes = Buffer.alloc(16 + 2 * SHA384_BYTES + 8);
  bytes.writeInt32BE(6, 0);
  bytes.writeInt32BE(hapi.major, 4);
  bytes.writeInt32BE(hapi.minor, 8);
  bytes.writeInt32BE(hapi.patch, 12);
  bytes.set(start, 16);
  bytes.set(end, 16 + SHA384_BYTES);
  bytes.writeBigInt64BE(number, 16 + 2 * SHA384_BYTES);
  return sha384(bytes);
}

/** Tags of a transaction and of its record. */
const PARTS_OF_ITEM: ReadonlySet<number> = new Set([TRANSACTION, RECORD].map((field) => field * 8 + WireType.bytes));

/** Splits a serialized RecordStreamItem into the raw messages that the running hash covers. */
export function readRecordStreamItem(
  origin: ByteOrigin,
  item: Uint8Array,
): { transaction: Uint8Array; record: Uint8Array } {
  const found = new Map<number, Uint8Array>();
  const cursor = new Cursor(item);
  try {
    while (cursor.offset < item.length) {
      const tag = cursor.tag(item.length);
      if (!PARTS_OF_ITEM.has(tag)) cursor.skipField('RecordStreamItem', tag, item.length);
      else if (found.has(tag)) throw malformedItem(origin, item, `field ${tag >>> 3} again`);
      else found.set(tag, cursor.bytes(item.length));
    }
  } catch (error) {
    throw toStreamError(origin, item, error);
  }
  const [transaction, record] = [...PARTS_OF_ITEM].map((tag) => found.get(tag));
  if (transaction === undefined || record === undefined) throw malformedItem(origin, item, 'only one of them');
  return { transaction, record };
}

function malformedItem(origin: ByteOrigin, item: Uint8Array, actual: string): StreamError {
  return errorIn(origin, 'malformed', 'one transaction and one record', actual, item);
}

/** The 48 bytes of a HashObject message. */
function readHashMessage(origin: ByteOrigin, value: Uint8Array): Uint8Array {
  const { algorithm, length, hash } = decodeFrom(origin, HashObject, value);
  if (algorithm === SHA_384 && length === SHA384_BYTES && hash.length === SHA384_BYTES) return hash;
  const actual = `algorithm ${algorithm}, length ${length}, ${hash.length} bytes`;
  throw errorIn(origin, 'malformed', 'a SHA-384 hash of 48 bytes', actual, value);
}

function readSidecarReference(origin: ByteOrigin, value: Uint8Array): SidecarReference {
  const { hash, id, types } = decodeFrom(origin, SidecarMetadata, value);
  if (hash?.hash.length === SHA384_BYTES) return { id, hash: hash.hash, types };
  const actual = `sidecar ${id} with ${hash?.hash.length ?? 0} bytes`;
  throw errorIn(origin, 'malformed', 'a sidecar with a SHA-384 hash', actual, value);
}

/**
 * A RecordStreamFile that is in memory as a whole: its header fields and the raw messages of its items. `onOther` is called
 * of every field that this program does not know.
 */
export function readRecordStreamFile(
  origin: ByteOrigin,
  contents: Uint8Array,
  onOther: (field: RawField) => void,
): { header: RecordStreamFileHeader; items: { transaction: Uint8Array; record: Uint8Array }[] } {
  const header = new RecordStreamFileHeader(origin);
  const items: { transaction: Uint8Array; record: Uint8Array }[] = [];
  for (const field of rawFields(origin, contents)) {
    const { number, bytes, varint } = field;
    if (header.has(number)) throw errorIn(origin, 'malformed', `field ${number} of the record file once`, 'it again');
    if (number === FILE_FIELD.blockNumber && varint !== undefined) header.number = BigInt.asIntN(64, varint);
    else if (number === FILE_FIELD.item && bytes !== undefined) items.push(readRecordStreamItem(origin, bytes));
    else if (bytes === undefined || !header.take(number, bytes)) onOther(field);
  }
  return { header, items };
}
