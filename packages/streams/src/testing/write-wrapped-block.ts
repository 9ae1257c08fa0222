import { type KeyObject, sign } from 'node:crypto';
import { writeHashObject } from '../hash-object.ts';
import { readRecordFile } from '../record/read-record-file.ts';
import type { RawItem } from '../record/rebuild-record-file.ts';
import { RunningHash } from '../record/running-hash.ts';
import { readWrappedRecordBlock } from '../record/wrapped-record-block.ts';
import { Cursor, WireType } from '../wire/cursor.ts';

/** A length-delimited field as it is in a message. */
export function bytesField(number: number, bytes: Uint8Array): Uint8Array {
  return joined(varint(BigInt(number * 8 + WireType.bytes)), varint(BigInt(bytes.length)), bytes);
}

export function varintField(number: number, value: bigint): Uint8Array {
  return joined(varint(BigInt(number * 8)), varint(value));
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

/** A message with each length-delimited field of this number changed; everything else stays byte for byte. */
export function mapField(message: Uint8Array, number: number, change: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  const cursor = new Cursor(message);
  while (cursor.offset < message.length) {
    const start = cursor.offset;
    const tag = cursor.tag(message.length);
    if (tag === number * 8 + WireType.bytes) parts.push(bytesField(number, change(cursor.bytes(message.length))));
    else {
      cursor.skip(tag, message.length);
      parts.push(message.subarray(start, cursor.offset));
    }
  }
  return joined(...parts);
}

/** A block with the item of this kind changed. */
export function mapItem(block: Uint8Array, kind: number, change: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  return mapField(block, 1, (item) => mapField(item, kind, change));
}

/** What a block is wrapped around, and with what. */
export interface BlockToWrap {
  readonly version: 2 | 5 | 6;
  /** Node ids follow from the places of the keys. */
  readonly keys: readonly KeyObject[];
  readonly items: readonly RawItem[];
  readonly number: bigint;
  readonly previousHash?: Uint8Array;
  readonly sidecars?: readonly Uint8Array[];
  /** Serialized SidecarMetadata of the sidecars. */
  readonly references?: readonly Uint8Array[];
}

/** A wrapped record block (not compressed) that the nodes with these keys signed. */
export function wrappedBlock(wrap: BlockToWrap): Uint8Array {
  const unsigned = unsignedBlock(wrap, []);
  const { fileHash } = readWrappedRecordBlock('block', unsigned).block;
  return unsignedBlock(
    wrap,
    wrap.keys.map((key) => new Uint8Array(sign('RSA-SHA384', fileHash, key))),
  );
}

function unsignedBlock(wrap: BlockToWrap, signatures: readonly Uint8Array[]): Uint8Array {
  const { version, number, sidecars = [] } = wrap;
  const contents = recordStreamFile(wrap);
  const time = readTime(wrap);
  const header = joined(bytesField(1, versionMessage(version)), varintField(3, number), bytesField(4, time));
  const item = joined(bytesField(1, time), bytesField(2, contents), ...sidecars.map((bytes) => bytesField(3, bytes)));
  const zeros = new Uint8Array(48);
  const footer = joined(bytesField(1, zeros), bytesField(2, zeros), bytesField(3, zeros));
  const signed = signatures.map((bytes, node) =>
    bytesField(2, joined(bytesField(1, bytes), varintField(2, BigInt(node)))),
  );
  const proof = joined(varintField(1, number), bytesField(4, joined(varintField(1, BigInt(version)), ...signed)));
  const items = [bytesField(1, header), bytesField(10, item), bytesField(12, footer), bytesField(9, proof)];
  return joined(...items.map((each) => bytesField(1, each)));
}

function recordStreamFile({
  version,
  items,
  number,
  previousHash = new Uint8Array(48),
  references = [],
}: BlockToWrap): Uint8Array {
  const running = new RunningHash(previousHash);
  for (const { record, transaction } of items) running.addItem(record, transaction);
  return joined(
    bytesField(1, versionMessage(version)),
    bytesField(2, hashMessage(previousHash)),
    ...items.map(({ transaction, record }) => bytesField(3, joined(bytesField(1, transaction), bytesField(2, record)))),
    ...(version === 2 ? [] : [bytesField(4, hashMessage(running.value()))]),
    ...(version === 6 ? [varintField(5, number), ...references.map((bytes) => bytesField(6, bytes))] : []),
  );
}

/** 0.3.0, 0.11.0 and 0.63.9, as nodes wrote these versions. */
function versionMessage(version: 2 | 5 | 6): Uint8Array {
  if (version === 2) return varintField(2, 3n);
  return version === 5 ? varintField(2, 11n) : joined(varintField(2, 63n), varintField(3, 9n));
}

function hashMessage(hash: Uint8Array): Uint8Array {
  return joined(varintField(1, 1n), varintField(2, 48n), bytesField(3, hash));
}

/** The consensus time of the first record, as it is there (field 3 of a TransactionRecord). */
function readTime({ items: [first] }: BlockToWrap): Uint8Array {
  let time = new Uint8Array(0);
  if (first !== undefined) mapField(first.record, 3, (bytes) => (time = Uint8Array.from(bytes)));
  return time;
}

/** The items of a record file (not compressed) as raw messages. */
export function rawItemsOf(file: Uint8Array): RawItem[] {
  return readRecordFile('2025-07-23T20_37_42.076472454Z.rcd', file).items.map((item) => ({
    transaction: item.transactionBytes,
    record: item.recordBytes,
  }));
}

/** A v5 record file of these items, of HAPI 0.11.0, whose previous hash is zeros. */
export function v5File(items: readonly RawItem[]): Uint8Array {
  const start = new Uint8Array(48);
  const running = new RunningHash(start);
  for (const { record, transaction } of items) running.addItem(record, transaction);
  const objects = items.flatMap(({ record, transaction }) => [
    Buffer.from('e370929ba5429d8b00000001', 'hex'),
    int32(record.length),
    record,
    int32(transaction.length),
    transaction,
  ]);
  return joined(...[5, 0, 11, 0, 1].map(int32), writeHashObject(start), ...objects, writeHashObject(running.value()));
}

function int32(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value, 0);
  return bytes;
}

function varint(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7fn; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  return Uint8Array.of(...bytes, Number(rest));
}
