import { type ColumnKind, type ColumnValues, columnName, type Table } from '../table.ts';
import { BadValue } from './bad-value.ts';
import { ByteSink } from './byte-sink.ts';
import { COLUMN_TYPES } from './column-type.ts';
import type { EncodedTable } from './encoded-table.ts';
import { COLUMN_ENCODERS } from './native-columns.ts';
import { InvalidQueryError } from './store-error.ts';

/** Rows a block: few enough that they are still in the processor's cache when the next column is read from them. */
const ROWS_A_BLOCK = 1024;

type AnyTable = Table<Readonly<Record<string, ColumnKind>>>;

/** Encodes rows as blocks of ClickHouse's Native format, column by column. */
export class NativeEncoder {
  readonly #sink = new ByteSink();

  /**
   * All rows, in blocks that the engine makes one of again; the bytes are valid until the next call. A value that its column cannot
   * hold exactly is an InvalidQueryError naming table, column and row: nothing is ever clamped or cut.
   */
  encode<Columns extends Readonly<Record<string, ColumnKind>>>(
    table: Table<Columns>,
    rows: readonly { readonly [K in keyof Columns]: ColumnValues[Columns[K]] }[],
  ): Uint8Array {
    this.#sink.restart();
    for (let start = 0; start === 0 || start < rows.length; start += ROWS_A_BLOCK)
      this.#addBlock(table, rows.slice(start, start + ROWS_A_BLOCK), start);
    return this.#sink.bytes();
  }

  #addBlock(
    { name, columns: kinds }: AnyTable,
    rows: readonly Readonly<Record<string, unknown>>[],
    start: number,
  ): void {
    const sink = this.#sink;
    const columns = Object.entries(kinds);
    sink.varint(columns.length);
    sink.varint(rows.length);
    for (const [property, kind] of columns) {
      sink.text(columnName(property));
      sink.text(COLUMN_TYPES[kind]);
      try {
        COLUMN_ENCODERS[kind](sink, rows, property);
      } catch (error) {
        if (!(error instanceof BadValue)) throw error;
        const where = `${columnName(property)} of row ${start + error.row}`;
        throw new InvalidQueryError(`${where}: ${error.message}`, { table: name, cause: error });
      }
    }
  }
}

/** Rows of a table, with bytes of their own. */
export function encodedTable<Columns extends Readonly<Record<string, ColumnKind>>>(
  encoder: NativeEncoder,
  table: Table<Columns>,
  rows: readonly { readonly [K in keyof Columns]: ColumnValues[Columns[K]] }[],
): EncodedTable {
  const columns = Object.keys(table.columns).map(columnName);
  return { table: table.name, columns, bytes: new Uint8Array(encoder.encode(table, rows)) };
}
