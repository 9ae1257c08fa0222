/** Column kinds and the TypeScript value that a row holds for each. 64-bit kinds are bigint throughout. */
export interface ColumnValues {
  u8: number;
  u16: number;
  u32: number;
  i32: number;
  u64: bigint;
  i64: bigint;
  /** DateTime64(9, 'UTC') as nanoseconds since 1970; 0n means "none" where a column allows it. */
  ns: bigint;
  /** Int128: nanoseconds since 1970 of an instant that a transaction states, however far away; 0n means "none". */
  anyNs: bigint;
  /** Nullable(Int64). */
  optionalI64: bigint | null;
  /** UTF-8 text. */
  text: string;
  /** String holding arbitrary bytes. */
  bytes: Uint8Array;
  /** FixedString(48): a SHA-384 hash. */
  hash: Uint8Array;
  u8s: readonly number[];
  u64s: readonly bigint[];
  i64s: readonly bigint[];
  texts: readonly string[];
  byteses: readonly Uint8Array[];
}

export type ColumnKind = keyof ColumnValues;

/** A table that ingest inserts into: its name and its columns in the order of the migration. */
export interface Table<Columns extends Readonly<Record<string, ColumnKind>>> {
  readonly name: string;
  readonly columns: Columns;
}

/** The row type of a table; property names are the column names in camel case (`consensusNs` is `consensus_ns`). */
export type RowOf<T> =
  T extends Table<infer Columns> ? { -readonly [K in keyof Columns]: ColumnValues[Columns[K]] } : never;

export function defineTable<const Columns extends Readonly<Record<string, ColumnKind>>>(
  name: string,
  columns: Columns,
): Table<Columns> {
  return { name, columns };
}

/** `consensusNs` → `consensus_ns`. */
export function columnName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The explicit column list of a SELECT that reads whole rows of a table. */
export function columnList(table: Table<Readonly<Record<string, ColumnKind>>>): string {
  return Object.keys(table.columns).map(columnName).join(', ');
}
