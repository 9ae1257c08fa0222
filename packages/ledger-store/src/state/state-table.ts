import type { ColumnKind, ColumnValues, RowOf, Table } from '../table.ts';

type Columns = Readonly<Record<string, ColumnKind>>;
type Versioned<C extends Columns> = C & { readonly slot: 'u8'; readonly version: 'ns' };

/**
 * A table of current state: one absolute row per key, written in the batch that changes it.
 * `version` is the last instant of the block that changed the row. `slot` (0 or 1) alternates from version to version of a
 * key: the table's merges keep the newest version of each key and slot, so that an uncommitted version never takes the
 * place of the committed one before it.
 */
export interface StateTable<C extends Columns = Columns, Key extends keyof C & string = keyof C & string>
  extends Table<Versioned<C>> {
  readonly key: readonly Key[];
  /** What a key's row holds where nothing is known yet and zero, empty or none would say something else. */
  readonly unknown: { readonly [K in keyof C]?: ColumnValues[C[K]] };
}

/** The columns that name a row. */
export type StateKey<T> =
  T extends StateTable<infer C, infer Key> ? { readonly [K in Key]: ColumnValues[C[K]] } : never;

/** A row with its slot and version. */
export type StateRow<T> = RowOf<T>;

/**
 * `slot` and `version` are added to the columns; the primary key of the migration is the key's columns, then slot.
 */
export function defineStateTable<const C extends Columns, const Key extends keyof C & string>(
  name: string,
  key: readonly Key[],
  columns: C,
  unknown: { readonly [K in keyof C]?: ColumnValues[C[K]] } = {},
): StateTable<C, Key> {
  const all: Versioned<C> = { ...columns, slot: 'u8', version: 'ns' };
  return { name, key, columns: all, unknown };
}

/** What gives the name of a row, or of a key, within its table. */
export function rowNamer({ key }: Pick<StateTable, 'key'>): (row: object) => string {
  return (row) => {
    const values = row as Readonly<Record<string, unknown>>;
    return key.length === 1 ? String(values[key[0] ?? '']) : key.map((property) => String(values[property])).join(' ');
  };
}
