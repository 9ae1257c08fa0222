import { hash } from 'node:crypto';
import { ByteSink } from '../client/byte-sink.ts';
import { FatalStoreError } from '../client/store-error.ts';
import type { TransactionRawRow } from '../transaction/rows.ts';
import type { ChunkedRow, ChunkForm } from './row-chunk.ts';

const HASH_BYTES = 48;
/** The record is stored as it is. */
const NO_HASH = 0xffff_ffff;
/** Tag of the signed bytes, which are all that is in a transaction since 2021. */
const SIGNED_BYTES = 0x2a;
const COUNT_BYTES = 4;
const INSTANT_BYTES = 8;
const NUMBER_BYTES = 4;
/** Per row: the lengths of its three columns of bytes, and where its hash was. */
const LENGTHS = 3;
const NUMBERS = LENGTHS + 1;
const ROW_BYTES = INSTANT_BYTES + NUMBER_BYTES * NUMBERS;

const SINK = new ByteSink();

/**
 * Bytes of transactions in a chunk: how many, their instants, four numbers of each, then the transactions, the records and the parts of
 * all, since like compresses like. A record names the hash of its transaction, which no compression makes shorter: it is cut out where
 * it is what the transaction's bytes hash to, and made of them again.
 */
export const RAW_FORM: ChunkForm<TransactionRawRow, ReadyRow> = { prepare, pack, unpack };

/** A row whose record is without the hash of its transaction, where that was cut out. */
interface ReadyRow extends TransactionRawRow {
  readonly hashAt: number;
  readonly length: number;
}

function prepare(row: TransactionRawRow): ReadyRow {
  const { consensusNs, transactionBytes, parts } = row;
  const { recordBytes, hashAt } = cutHash(row);
  const length = ROW_BYTES + transactionBytes.length + recordBytes.length + parts.length;
  return { consensusNs, transactionBytes, recordBytes, parts, hashAt, length };
}

function pack(rows: readonly ReadyRow[]): Uint8Array {
  SINK.restart();
  SINK.u32(rows.length);
  for (const { consensusNs } of rows) SINK.u64(consensusNs);
  for (const { transactionBytes } of rows) SINK.u32(transactionBytes.length);
  for (const { recordBytes } of rows) SINK.u32(recordBytes.length);
  for (const { parts } of rows) SINK.u32(parts.length);
  for (const { hashAt } of rows) SINK.u32(hashAt);
  for (const { transactionBytes } of rows) SINK.raw(transactionBytes);
  for (const { recordBytes } of rows) SINK.raw(recordBytes);
  for (const { parts } of rows) SINK.raw(parts);
  return SINK.bytes();
}

function unpack(chunk: Buffer): ChunkedRow<TransactionRawRow>[] {
  const count = chunk.readUInt32LE();
  return Array.from({ length: count }, (_, index) => {
    const consensusNs = chunk.readBigInt64LE(COUNT_BYTES + INSTANT_BYTES * index);
    return { at: consensusNs, row: () => ({ consensusNs, ...bytesOf(chunk, count, index) }) };
  });
}

/** The columns of one row; copies, so that whoever has a row does not hold on to its chunk. */
function bytesOf(chunk: Buffer, count: number, wanted: number): Omit<TransactionRawRow, 'consensusNs'> {
  const numbers = COUNT_BYTES + INSTANT_BYTES * count;
  const numberAt = (place: number) => chunk.readUInt32LE(numbers + NUMBER_BYTES * place);
  const columns: Uint8Array[] = [];
  let start = numbers + NUMBER_BYTES * NUMBERS * count;
  for (let place = 0; place < LENGTHS * count; place += 1) {
    const end = start + numberAt(place);
    if (place % count === wanted) columns.push(new Uint8Array(chunk.subarray(start, end)));
    start = end;
  }
  if (start !== chunk.length)
    throw new FatalStoreError(`a chunk of ${chunk.length} bytes has rows of ${start}`, { tag: 'rows' });
  const [transactionBytes, recordBytes, parts] = columns as [Uint8Array, Uint8Array, Uint8Array];
  return {
    transactionBytes,
    recordBytes: withHash(recordBytes, numberAt(LENGTHS * count + wanted), transactionBytes),
    parts,
  };
}

/** A record without its transaction's hash, and where that was. */
function cutHash({ transactionBytes, recordBytes }: TransactionRawRow): Pick<ReadyRow, 'recordBytes' | 'hashAt'> {
  const record = Buffer.from(recordBytes.buffer, recordBytes.byteOffset, recordBytes.byteLength);
  const hashAt = record.indexOf(hashOf(transactionBytes));
  if (hashAt < 0) return { recordBytes, hashAt: NO_HASH };
  const [before, behind] = [record.subarray(0, hashAt), record.subarray(hashAt + HASH_BYTES)];
  return { recordBytes: Buffer.concat([before, behind]), hashAt };
}

function withHash(record: Uint8Array, hashAt: number, transactionBytes: Uint8Array): Uint8Array {
  if (hashAt === NO_HASH) return record;
  const whole = new Uint8Array(record.length + HASH_BYTES);
  whole.set(record.subarray(0, hashAt));
  whole.set(hashOf(transactionBytes), hashAt);
  whole.set(record.subarray(hashAt), hashAt + HASH_BYTES);
  return whole;
}

/** What a record is likely to name as the hash of these bytes; where it names another one, that is stored. */
function hashOf(transactionBytes: Uint8Array): Buffer {
  return hash('sha384', hashedBytes(transactionBytes), 'buffer');
}

/** The signed bytes of a transaction that has nothing else, or all of it. */
function hashedBytes(transaction: Uint8Array): Uint8Array {
  if (transaction[0] !== SIGNED_BYTES) return transaction;
  let length = 0;
  for (let [index, scale] = [1, 1]; index < transaction.length; index += 1, scale *= 0x80) {
    const byte = transaction[index] as number;
    length += (byte & 0x7f) * scale;
    if (byte >= 0x80) continue;
    const signed = transaction.subarray(index + 1);
    return signed.length === length ? signed : transaction;
  }
  return transaction;
}
