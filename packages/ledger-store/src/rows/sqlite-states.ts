import { FatalStoreError } from '../client/store-error.ts';
import type { StateKey, StateRow, StateTable } from '../state/state-table.ts';
import { STORED_TABLES, type StoredTable } from './row-batch-writer.ts';
import type { StatePage, StateRows } from './row-store.ts';
import type { SqliteReader } from './sqlite-reader.ts';
import { afterPrefix } from './state-key.ts';
import { asOfHead, stateReader } from './state-value.ts';

interface StoredState {
  readonly value: Uint8Array;
  readonly previous: Uint8Array | null;
}

/** Rows of current state, by key. */
export class SqliteStates implements StateRows {
  readonly #db: SqliteReader;

  constructor(db: SqliteReader) {
    this.#db = db;
  }

  async byKey<T extends StateTable>(table: T, keys: readonly StateKey<T>[], headNs: bigint): Promise<StateRow<T>[]> {
    const { kind, keyOf } = storedTable(table);
    const read = stateReader(table);
    const sql = 'SELECT value, previous FROM state WHERE kind = ? AND key = ?';
    const rows: StateRow<T>[] = [];
    for (const key of keys) {
      const stored = this.#db.get<StoredState>(sql, kind, keyOf(key));
      const row = stored === undefined ? undefined : asOfHead(read, stored, headNs);
      if (row !== undefined) rows.push(row);
    }
    return rows;
  }

  async under<T extends StateTable>(
    table: T,
    prefix: Partial<StateKey<T>>,
    headNs: bigint,
    page?: StatePage<T>,
  ): Promise<StateRow<T>[]> {
    const { keyOf } = storedTable(table);
    const first = keyOf(prefix);
    const before = afterPrefix(first);
    if (page === undefined) return this.#statesIn(table, first, before, headNs);
    const { order, limit, offset = 0, after } = page;
    const [from, until] =
      after === undefined
        ? [first, before]
        : order === 'asc'
          ? [behindKey(keyOf(after)), before]
          : [first, keyOf(after)];
    const rows: StateRow<T>[] = [];
    let skipped = 0;
    for (const row of this.#eachState(table, from, until, headNs, order)) {
      if (rows.length === limit) break;
      if (skipped < offset) skipped += 1;
      else rows.push(row);
    }
    return rows;
  }

  async between<T extends StateTable>(
    table: T,
    first: StateKey<T>,
    last: StateKey<T>,
    headNs: bigint,
  ): Promise<StateRow<T>[]> {
    const { keyOf } = storedTable(table);
    return this.#statesIn(table, keyOf(first), afterPrefix(keyOf(last)), headNs);
  }

  #statesIn<T extends StateTable>(
    table: T,
    first: Uint8Array,
    before: Uint8Array | undefined,
    headNs: bigint,
  ): StateRow<T>[] {
    return [...this.#eachState(table, first, before, headNs, 'asc')];
  }

  *#eachState<T extends StateTable>(
    table: T,
    first: Uint8Array,
    before: Uint8Array | undefined,
    headNs: bigint,
    order: 'asc' | 'desc',
  ): Generator<StateRow<T>> {
    const { kind } = storedTable(table);
    const read = stateReader(table);
    const until = before === undefined ? '' : 'AND key < ?';
    const sql = `SELECT value, previous FROM state WHERE kind = ? AND key >= ? ${until} ORDER BY key ${order}`;
    const values = [kind, first, ...(before === undefined ? [] : [before])];
    for (const stored of this.#db.each<StoredState>(sql, ...values)) {
      const row = asOfHead(read, stored, headNs);
      if (row !== undefined) yield row;
    }
  }
}

/** The first key after this one. */
function behindKey(key: Buffer): Buffer {
  return Buffer.concat([key, Buffer.from([0])]);
}

function storedTable({ name }: StateTable): StoredTable {
  const stored = STORED_TABLES.get(name);
  if (stored === undefined) throw new FatalStoreError(`${name} is no table of state`);
  return stored;
}
