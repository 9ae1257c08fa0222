import { ByteSink } from '../client/byte-sink.ts';
import { packedRowWriter } from '../client/packed-row-writer.ts';
import { packedRowReader } from '../client/row-binary-reader.ts';
import type { ColumnKind, RowOf, Table } from '../table.ts';
import { compress, decompress } from './compression.ts';

const BYTES_OF_LENGTH = 4;

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
  /** As it is packed. */
  readonly bytes: () => Uint8Array;
}

/** How rows of one table are kept in chunks. Their first column is their instant. */
export interface ChunkCodec<Row> {
  /** Rows as chunks. */
  readonly write: (rows: readonly Row[]) => Generator<StoredChunk>;
  /** What a chunk holds, in the order of time. */
  readonly read: (value: Uint8Array) => ChunkedRow<Row>[];
}

/**
 * @param rowsAChunk more compress better, and reading one decompresses all of them
 * A chunk says how many rows it has, where each ends, and then the rows.
 */
export function chunkCodec<const Columns extends TimedColumns>(
  { columns }: Table<Columns>,
  rowsAChunk: number,
): ChunkCodec<RowOf<Table<Columns>>> {
  type Row = RowOf<Table<Columns>>;
  const writeRow = packedRowWriter(columns);
  const readRow = packedRowReader(columns);
  const sink = new ByteSink();

  function pack(rows: readonly Row[]): Uint8Array {
    sink.restart();
    const head = Buffer.allocUnsafe(BYTES_OF_LENGTH * (rows.length + 1));
    head.writeUInt32LE(rows.length);
    for (const [index, row] of rows.entries()) {
      writeRow(sink, row);
      head.writeUInt32LE(sink.bytes().length, BYTES_OF_LENGTH * (index + 1));
    }
    return compress(Buffer.concat([head, sink.bytes()]));
  }

  return {
    *write(unsorted) {
      const rows = inOrder(unsorted);
      for (let start = 0; start < rows.length; start += rowsAChunk) {
        const part = rows.slice(start, start + rowsAChunk);
        yield { first: instantOf(part[0] as Row), value: pack(part) };
      }
    },
    read(value) {
      const bytes = decompress(value);
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

function instantOf(row: object): bigint {
  return (row as { readonly consensusNs: bigint }).consensusNs;
}

/** In the order of time, which they mostly have. */
export function inOrder<Row extends object>(rows: readonly Row[]): readonly Row[] {
  const isSorted = rows.every((row, index) => index === 0 || instantOf(rows[index - 1] as Row) <= instantOf(row));
  return isSorted ? rows : rows.toSorted((one, other) => (instantOf(one) < instantOf(other) ? -1 : 1));
}
