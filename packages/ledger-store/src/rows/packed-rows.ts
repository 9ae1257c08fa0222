import { type BlockRow, blockTable } from '../block/rows.ts';
import { withStatedHashes, withStoredHashes } from '../block/stored-hash.ts';
import { packedRowReader } from '../client/row-binary-reader.ts';
import { contractLogTable, contractResultTable } from '../contract/rows.ts';
import type { ColumnKind, RowOf, Table } from '../table.ts';
import { type UnknownFieldRow, unknownFieldTable } from '../unknown-field/rows.ts';
import { compress, decompress } from './compression.ts';
import { rowPacker } from './row-packer.ts';

/** A row with its columns packed in one. */
export interface Packed {
  readonly value: Uint8Array;
}

/** How the rows of a table are packed. */
interface PackedRows<Row> {
  /** The bytes are valid until the next row is packed. */
  readonly pack: (row: Row) => Uint8Array;
  readonly read: (stored: Packed) => Row;
}

export function packedRows<const Columns extends Readonly<Record<string, ColumnKind>>>({
  columns,
}: Table<Columns>): PackedRows<RowOf<Table<Columns>>> {
  const read = packedRowReader(columns);
  return { pack: rowPacker(columns), read: ({ value }) => read(value) };
}

const UNKNOWN_FIELDS = packedRows(unknownFieldTable);
export const packUnknownField = UNKNOWN_FIELDS.pack;

const blocks = packedRows(blockTable);
/** Hashes are stated outside, and filled up inside. */
export const BLOCKS: PackedRows<BlockRow> = {
  pack: (row) => blocks.pack(withStoredHashes(row)),
  read: (stored) => withStatedHashes(blocks.read(stored)),
};

/** Rows that are mostly zeros, or say the same again and again. */
export function compressedRows<const Columns extends Readonly<Record<string, ColumnKind>>>(
  table: Table<Columns>,
): PackedRows<RowOf<Table<Columns>>> {
  const { pack, read } = packedRows(table);
  return { pack: (row) => compress(pack(row)), read: ({ value }) => read({ value: decompress(value) }) };
}

/** Output and error messages repeat; a bloom is 256 bytes with few bits. */
export const RESULTS = compressedRows(contractResultTable);
export const LOGS = compressedRows(contractLogTable);

/** The unknown fields of a block, by path. */
export function readUnknownFields(stored: readonly Packed[]): UnknownFieldRow[] {
  return stored.map(UNKNOWN_FIELDS.read).sort((one, other) => (one.path < other.path ? -1 : 1));
}
