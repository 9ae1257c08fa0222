import { ByteSink } from '../client/byte-sink.ts';
import { packedRowWriter } from '../client/packed-row-writer.ts';
import { packedRowReader } from '../client/row-binary-reader.ts';
import type { ColumnKind, RowOf, Table } from '../table.ts';
import { compress, decompress } from './compression.ts';

const BYTES_OF_LENGTH = 4;
/** A chunk that is filled so far is not tried with more rows. */
const FILLED = 0.96;
/** So many times at most a chunk is tried with another number of rows. */
const TRIES = 4;

/** Less of a size is not filled. */
const LEAST = 0.25;
/** What an engine stores around a chunk. */
const AROUND = 40;

type TimedColumns = Readonly<Record<string, ColumnKind>> & { readonly consensusNs: 'ns' };

/** Consecutive rows, compressed together under the instant of the first. */
export interface StoredChunk {
  readonly first: bigint;
  readonly value: Uint8Array;
}

/** A row in a chunk, decoded when it is asked for. */
export interface ChunkedRow<Row> {
  readonly at: bigint;
  readonly row: () => Row;
}

/** One whose bytes are together. */
export interface PackedRow<Row> extends ChunkedRow<Row> {
  /** As it is packed. */
  readonly bytes: () => Uint8Array;
}

/** How rows are put together before they are compressed. */
export interface ChunkForm<Row, Place extends ChunkedRow<Row> = ChunkedRow<Row>> {
  /** The bytes are valid until the next rows are packed. */
  readonly pack: (rows: readonly Row[]) => Uint8Array;
  readonly unpack: (chunk: Buffer) => Place[];
}

/** How large chunks are. */
export interface ChunkSize {
  /** Compressed, as many as fill a page of one engine, or a part of it; a single row may have more. */
  readonly bytes: number;
  /** At most: reading one row decompresses all of them. */
  readonly rows: number;
}

/** How rows of one table are kept in chunks. */
export interface ChunkCodec<Row, Place extends ChunkedRow<Row> = ChunkedRow<Row>> {
  /** Rows as chunks; the same rows as the same chunks. */
  readonly write: (rows: readonly Row[]) => Generator<StoredChunk>;
  /** What a chunk holds, in the order of time. */
  readonly read: (value: Uint8Array) => Place[];
}

/**
 * Rows of a table one after the other. Their first column is their instant. A chunk says how many rows it has, where each ends, and then
 * the rows.
 */
export function rowForm<const Columns extends TimedColumns>({
  columns,
}: Table<Columns>): ChunkForm<RowOf<Table<Columns>>, PackedRow<RowOf<Table<Columns>>>> {
  const writeRow = packedRowWriter(columns);
  const readRow = packedRowReader(columns);
  const sink = new ByteSink();
  return {
    pack(rows) {
      sink.restart();
      const head = Buffer.allocUnsafe(BYTES_OF_LENGTH * (rows.length + 1));
      head.writeUInt32LE(rows.length);
      for (const [index, row] of rows.entries()) {
        writeRow(sink, row);
        head.writeUInt32LE(sink.bytes().length, BYTES_OF_LENGTH * (index + 1));
      }
      return Buffer.concat([head, sink.bytes()]);
    },
    unpack(bytes) {
      const count = bytes.readUInt32LE();
      const head = BYTES_OF_LENGTH * (count + 1);
      const startOf = (index: number) => head + (index === 0 ? 0 : bytes.readUInt32LE(BYTES_OF_LENGTH * index));
      const bytesOf = (index: number) => bytes.subarray(startOf(index), startOf(index + 1));
      return Array.from({ length: count }, (_, index) => ({
        at: bytes.readBigInt64LE(startOf(index)),
        row: () => readRow(bytesOf(index)),
        bytes: () => bytesOf(index),
      }));
    },
  };
}

/**
 * Chunks that are as near to a size as whole rows make them, so that the pages of an engine are filled; what is left of it where the next
 * row is too large for that is filled by the next chunk. How many rows that are is guessed by the chunk before.
 */
export function chunkCodec<Row extends { readonly consensusNs: bigint }, Place extends ChunkedRow<Row>>(
  { pack, unpack }: ChunkForm<Row, Place>,
  size: ChunkSize,
): ChunkCodec<Row, Place> {
  const packed = (rows: readonly Row[]) => compress(pack(rows));
  return {
    *write(unsorted) {
      const rows = inOrder(unsorted);
      let room = size.bytes;
      let guess = size.rows;
      for (let start = 0; start < rows.length; ) {
        const left = rows.slice(start, start + size.rows);
        const { count, value } = fill(left, Math.min(guess, left.length), room, packed);
        yield { first: (left[0] as Row).consensusNs, value };
        start += count;
        room = roomBehind(value.length, room, size.bytes);
        guess = rowsFor(count, value.length, room);
      }
    },
    read: (value) => unpack(decompress(value)),
  };
}

interface Filled {
  readonly count: number;
  readonly value: Uint8Array;
}

/** As many of the rows as have so many bytes compressed, found by some tries; at least one. */
function fill<Row>(
  rows: readonly Row[],
  guess: number,
  bytes: number,
  packed: (rows: readonly Row[]) => Uint8Array,
): Filled {
  let fits: Filled | undefined;
  let tooMany: Filled | undefined;
  let count = guess;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const value = packed(count === rows.length ? rows : rows.slice(0, count));
    if (value.length <= bytes) fits = { count, value };
    else tooMany = { count, value };
    if (count === rows.length && fits?.count === count) break;
    if (value.length <= bytes && value.length >= bytes * FILLED) break;
    const [least, most] = [(fits?.count ?? 0) + 1, (tooMany?.count ?? rows.length + 1) - 1];
    if (least > most) break;
    count = Math.max(least, Math.min(most, rowsFor(count, value.length, bytes)));
  }
  if (fits !== undefined) return fits;
  return tooMany as Filled;
}

/** What a chunk leaves of the room that it was to fill, or of what it took besides; a new one where that is little. */
function roomBehind(length: number, room: number, bytes: number): number {
  const left = (((room - length - AROUND) % bytes) + bytes) % bytes;
  return left < bytes * LEAST ? bytes : left;
}

/** How many rows have so many bytes where `count` have `length`. */
function rowsFor(count: number, length: number, bytes: number): number {
  return Math.max(1, Math.floor((count * bytes) / length));
}

function instantOf(row: object): bigint {
  return (row as { readonly consensusNs: bigint }).consensusNs;
}

/** In the order of time, which they mostly have. */
export function inOrder<Row extends object>(rows: readonly Row[]): readonly Row[] {
  const isSorted = rows.every((row, index) => index === 0 || instantOf(rows[index - 1] as Row) <= instantOf(row));
  return isSorted ? rows : rows.toSorted((one, other) => (instantOf(one) < instantOf(other) ? -1 : 1));
}
