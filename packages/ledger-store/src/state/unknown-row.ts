import type { ColumnKind } from '../table.ts';
import type { StateKey, StateRow, StateTable } from './state-table.ts';

const EMPTY: Readonly<Partial<Record<ColumnKind, unknown>>> = {
  u8: 0,
  u16: 0,
  u32: 0,
  i32: 0,
  u64: 0n,
  i64: 0n,
  ns: 0n,
  anyNs: 0n,
  optionalI64: null,
  text: '',
  bytes: new Uint8Array(0),
};

const blanks = new WeakMap<StateTable, object>();

/** The row of a key of which nothing is known; what the object has beside the key is omitted. */
export function unknownRow<T extends StateTable>(table: T, key: StateKey<T>): StateRow<T> {
  let blank = blanks.get(table);
  if (blank === undefined) {
    const columns = Object.entries(table.columns);
    const empty = columns.map(([property, kind]) => [property, kind in EMPTY ? EMPTY[kind] : []]);
    blank = { ...Object.fromEntries(empty), ...table.unknown };
    blanks.set(table, blank as object);
  }
  const row: Record<string, unknown> = { ...blank };
  for (const property of table.key) row[property] = (key as Readonly<Record<string, unknown>>)[property];
  return row as StateRow<T>;
}
