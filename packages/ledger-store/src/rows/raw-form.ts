import { createHash } from 'node:crypto';
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

const SINK = new ByteSink();

/**
 * Bytes of transactions in a chunk: how many, their instants, four numbers of each, then the transactions, the records and the parts of
 * all, since like compresses like. A record names the hash of its transaction, which no compression makes shorter: it is cut out where
 * it is what the transaction's bytes hash to, and made of them again.
 */
export const RAW_FORM: ChunkForm<TransactionRawRow> = { pack, unpack };

function pack(rows: readonly TransactionRawRow[]): Uint8Array {
  const records = rows.map(cutHash);
  SINK.restart();
  SINK.u32(rows.length);
  for (const { consensusNs } of rows) SINK.u64(consensusNs);
  for (const { transactionBytes } of rows) SINK.u32(transactionBytes.length);
  for (const { bytes } of records) SINK.u32(bytes.length);
  for (const { parts } of rows) SINK.u32(parts.length);
  for (const { hashAt } of records) SINK.u32(hashAt);
  for (const { transactionBytes } of rows) SINK.raw(transactionBytes);
  for (const { bytes } of records) SINK.raw(bytes);
  for (const { parts } of rows) SINK.raw(parts);
  return SINK.bytes();
}

function unpack(chunk: Buffer): ChunkedRow<TransactionRawRow>[] {
  const count = chunk.readUInt32LE();
  const numbers = COUNT_BYTES + INSTANT_BYTES * count;
  const numberOf = (column: number, index: number) =>
    chunk.readUInt32LE(numbers + NUMBER_BYTES * (column * count + index));
  const columns: Uint8Array[][] = [];
  let place = numbers + NUMBER_BYTES * NUMBERS * count;
  for (let column = 0; column < LENGTHS; column += 1) {
    const values: Uint8Array[] = [];
    for (let index = 0; index < count; index += 1) {
      const length = numberOf(column, index);
      values.push(new Uint8Array(chunk.buffer, chunk.byteOffset + place, length));
      place += length;
    }
    columns.push(values);
  }
  if (place !== chunk.length)
    throw new FatalStoreError(`a chunk of ${chunk.length} bytes has rows of ${place}`, { tag: 'rows' });
  const [transactions = [], records = [], parts = []] = columns;
  return transactions.map((transactionBytes, index) => {
    const consensusNs = chunk.readBigInt64LE(COUNT_BYTES + INSTANT_BYTES * index);
    return {
      at: consensusNs,
      row: () => ({
        consensusNs,
        // Copies: whoever has a row does not hold on to its chunk.
        transactionBytes: transactionBytes.slice(),
        recordBytes: withHash(records[index] as Uint8Array, numberOf(LENGTHS, index), transactionBytes),
        parts: (parts[index] as Uint8Array).slice(),
      }),
    };
  });
}

/** A record without its transaction's hash, and where that was. */
function cutHash({ transactionBytes, recordBytes }: TransactionRawRow): {
  readonly bytes: Uint8Array;
  readonly hashAt: number;
} {
  const record = Buffer.from(recordBytes.buffer, recordBytes.byteOffset, recordBytes.byteLength);
  const hashAt = record.indexOf(hashOf(transactionBytes));
  if (hashAt < 0) return { bytes: recordBytes, hashAt: NO_HASH };
  return { bytes: Buffer.concat([record.subarray(0, hashAt), record.subarray(hashAt + HASH_BYTES)]), hashAt };
}

function withHash(record: Uint8Array, hashAt: number, transactionBytes: Uint8Array): Uint8Array {
  if (hashAt === NO_HASH) return record.slice();
  const whole = new Uint8Array(record.length + HASH_BYTES);
  whole.set(record.subarray(0, hashAt));
  whole.set(hashOf(transactionBytes), hashAt);
  whole.set(record.subarray(hashAt), hashAt + HASH_BYTES);
  return whole;
}

/** What a record is likely to name as the hash of these bytes; where it names another one, that is stored. */
function hashOf(transactionBytes: Uint8Array): Buffer {
  return createHash('sha384').update(hashedBytes(transactionBytes)).digest();
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
