import { ByteSink } from '../client/byte-sink.ts';
import { packedRowWriter } from '../client/packed-row-writer.ts';
import { packedRowReader } from '../client/row-binary-reader.ts';
import { type TransactionRow, transactionTable } from '../transaction/rows.ts';
import { compressed, decompressed } from './compressed.ts';

/** Rows of a chunk: more compress better, and reading one decompresses all of them. */
export const ROWS_A_CHUNK = 16;
const BYTES_OF_LENGTH = 4;

const writeRow = packedRowWriter(transactionTable.columns);
const readRow = packedRowReader(transactionTable.columns);

/** Consecutive transactions, compressed together under the instant of the first. */
export interface TransactionChunk {
  readonly first: bigint;
  readonly value: Uint8Array;
}

/** Transactions in the order of time as chunks. */
export function* chunksOfTransactions(rows: readonly TransactionRow[]): Generator<TransactionChunk> {
  const sink = new ByteSink();
  for (let start = 0; start < rows.length; start += ROWS_A_CHUNK) {
    const part = rows.slice(start, start + ROWS_A_CHUNK);
    const [first] = part;
    if (first !== undefined) yield { first: first.consensusNs, value: pack(sink, part) };
  }
}

/** How many rows there are, how long each is, and the rows. */
function pack(sink: ByteSink, rows: readonly TransactionRow[]): Uint8Array {
  sink.restart();
  const ends: number[] = [];
  for (const row of rows) {
    writeRow(sink, row);
    ends.push(sink.bytes().length);
  }
  const head = Buffer.allocUnsafe(BYTES_OF_LENGTH * (rows.length + 1));
  head.writeUInt32LE(rows.length);
  for (const [index, end] of ends.entries()) head.writeUInt32LE(end, BYTES_OF_LENGTH * (index + 1));
  return compressed(Buffer.concat([head, sink.bytes()]));
}

/** A transaction in a chunk. */
export interface Place {
  readonly at: bigint;
  readonly row: () => TransactionRow;
}

/** A chunk that was read: its rows are decoded when they are asked for. */
export class OpenChunk {
  readonly #bytes: Buffer;
  readonly #rows: number;
  /** In the order of time. */
  readonly instants: readonly bigint[];

  constructor(value: Uint8Array) {
    this.#bytes = decompressed(value);
    this.#rows = this.#bytes.readUInt32LE();
    // The first column of a row is its instant.
    this.instants = Array.from({ length: this.#rows }, (_, index) => this.#bytes.readBigInt64LE(this.#startOf(index)));
  }

  /** In the order of time. */
  places(): Place[] {
    return this.instants.map((at, index) => ({ at, row: () => this.rowAt(index) }));
  }

  /** The row at a place. */
  rowAt(index: number): TransactionRow {
    return readRow(this.#bytes.subarray(this.#startOf(index), this.#startOf(index + 1)));
  }

  #startOf(index: number): number {
    const end = index === 0 ? 0 : this.#bytes.readUInt32LE(BYTES_OF_LENGTH * index);
    return BYTES_OF_LENGTH * (this.#rows + 1) + end;
  }
}
