import { packedRowReader } from '../client/row-binary-reader.ts';
import type { ColumnKind, RowOf, Table } from '../table.ts';
import { compressWell, decompressWell } from './compression.ts';
import { rowPacker } from './row-packer.ts';

const BYTES_OF_LENGTH = 4;
/** A chunk that is filled so far is not tried with more rows. */
const FILLED = 0.95;
/** So many times at most a chunk is tried with another number of rows. */
const TRIES = 4;
/** What rows are taken to be compressed to before there was a chunk. */
const FIRST_RATE = 0.45;

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

/** A chunk, and how many rows are in it. */
interface WrittenChunk extends StoredChunk {
  readonly count: number;
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
export interface ChunkForm<Row, Ready extends Weighed, Place extends ChunkedRow<Row> = ChunkedRow<Row>> {
  /** A row made ready, once, however often it is packed. */
  readonly prepare: (row: Row) => Ready;
  readonly pack: (rows: readonly Ready[]) => Uint8Array;
  readonly unpack: (chunk: Buffer) => Place[];
}

/** How many bytes a row has before it is compressed. */
interface Weighed {
  readonly length: number;
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
  readonly write: (rows: readonly Row[]) => Generator<WrittenChunk>;
  /** What a chunk holds, in the order of time. */
  readonly read: (value: Uint8Array) => Place[];
}

/**
 * Rows of a table one after the other. Their first column is their instant. A chunk says how many rows it has, where each ends, and then
 * the rows.
 */
export function rowForm<const Columns extends TimedColumns>({
  columns,
}: Table<Columns>): ChunkForm<RowOf<Table<Columns>>, Uint8Array, PackedRow<RowOf<Table<Columns>>>> {
  const packRow = rowPacker(columns);
  const readRow = packedRowReader(columns);
  return {
    prepare: (row) => new Uint8Array(packRow(row)),
    pack(rows) {
      const head = Buffer.allocUnsafe(BYTES_OF_LENGTH * (rows.length + 1));
      head.writeUInt32LE(rows.length);
      let end = 0;
      for (const [index, { length }] of rows.entries()) {
        end += length;
        head.writeUInt32LE(end, BYTES_OF_LENGTH * (index + 1));
      }
      return Buffer.concat([head, ...rows]);
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
 * row is too large for that is filled by the next chunk. How many rows that are is guessed by how well the chunk before was compressed.
 */
export function chunkCodec<
  Row extends { readonly consensusNs: bigint },
  Ready extends Weighed,
  Place extends ChunkedRow<Row>,
>({ prepare, pack, unpack }: ChunkForm<Row, Ready, Place>, size: ChunkSize): ChunkCodec<Row, Place> {
  const compressRows = (rows: readonly Ready[]) => compressWell(pack(rows));
  return {
    *write(unsorted) {
      const rows = inOrder(unsorted);
      const ready = rows.map(prepare);
      let room = size.bytes;
      let rate = FIRST_RATE;
      for (let start = 0; start < rows.length; ) {
        const filled = fill(ready.slice(start, start + size.rows), { bytes: room, rate }, compressRows);
        const { count, value } = filled;
        yield { first: (rows[start] as Row).consensusNs, count, value };
        start += count;
        // With as many rows as there may be, chunks are smaller than pages are divided for.
        room = count === size.rows ? size.bytes : roomBehind(value.length, room, size.bytes);
        rate = filled.rate;
      }
    },
    read: (value) => unpack(decompressWell(value)),
  };
}

interface Filled {
  readonly count: number;
  readonly value: Uint8Array;
  /** To how much of their bytes rows are compressed. */
  readonly rate: number;
}

/** As many of the rows as have so many bytes compressed, found by some tries; at least one. */
function fill<Ready extends Weighed>(
  rows: readonly Ready[],
  { bytes, rate }: { readonly bytes: number; readonly rate: number },
  compressRows: (rows: readonly Ready[]) => Uint8Array,
): Filled {
  let [fits, tooMany]: (Filled | undefined)[] = [];
  let [least, most] = [1, rows.length];
  let count = rowsWithin(rows, bytes / rate);
  for (let tries = 0; tries < TRIES && least <= most; tries += 1) {
    const tried = rows.slice(0, count);
    const value = compressRows(tried);
    const filled = { count, value, rate: value.length / weightOf(tried) };
    if (value.length > bytes) [tooMany, most] = [filled, count - 1];
    else [fits, least] = [filled, count + 1];
    if (fits === filled && value.length >= bytes * FILLED) break;
    count = Math.max(least, Math.min(most, rowsWithin(rows, bytes / filled.rate)));
  }
  return fits ?? (tooMany as Filled);
}

/** How many of the rows have so many bytes before they are compressed; at least one. */
function rowsWithin(rows: readonly Weighed[], bytes: number): number {
  let left = bytes;
  for (const [index, { length }] of rows.entries()) {
    left -= length;
    if (left < 0) return Math.max(1, index);
  }
  return rows.length;
}

function weightOf(rows: readonly Weighed[]): number {
  return rows.reduce((sum, { length }) => sum + length, 0);
}

/** What a chunk leaves of the room that it was to fill, or of what it took besides; a new one where that is little. */
function roomBehind(length: number, room: number, bytes: number): number {
  const left = (((room - length - AROUND) % bytes) + bytes) % bytes;
  return left < bytes * LEAST ? bytes : left;
}

function instantOf(row: object): bigint {
  return (row as { readonly consensusNs: bigint }).consensusNs;
}

/** In the order of time, which they mostly have. */
export function inOrder<Row extends object>(rows: readonly Row[]): readonly Row[] {
  const isSorted = rows.every((row, index) => index === 0 || instantOf(rows[index - 1] as Row) <= instantOf(row));
  return isSorted ? rows : rows.toSorted((one, other) => (instantOf(one) < instantOf(other) ? -1 : 1));
}
