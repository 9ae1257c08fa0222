import { FatalStoreError } from '../client/store-error.ts';
import type { StateTable } from '../state/state-table.ts';
import { STATE_TABLES } from '../tables.ts';
import { stateKeyWriter } from './state-key.ts';

/** What a table of state is stored and found by. */
export interface StoredTable {
  readonly kind: number;
  readonly keyOf: (key: object) => Buffer;
}

/** Every table of state by its name in the column store. */
const STORED_TABLES: ReadonlyMap<string, StoredTable> = new Map(
  Object.values(STATE_TABLES).map((table, index) => [table.name, { kind: index + 1, keyOf: stateKeyWriter(table) }]),
);

export function storedTable({ name }: Pick<StateTable, 'name'>): StoredTable {
  const stored = STORED_TABLES.get(name);
  if (stored === undefined) throw new FatalStoreError(`${name} is no table of state`);
  return stored;
}
