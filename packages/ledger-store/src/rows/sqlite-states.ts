import type { StateKey, StateRow, StateTable } from '../state/state-table.ts';
import type { StatePage, StateRows } from './row-store.ts';
import type { SqliteReader } from './sqlite-reader.ts';
import { rangeBetween, rangeUnder, type StateRange } from './state-range.ts';
import { asOfHead, type StoredState, stateReader } from './state-value.ts';
import { storedTable } from './stored-tables.ts';

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
    if (page === undefined) return [...this.#statesIn(table, rangeUnder(table, prefix, { order: 'asc' }), headNs)];
    const { limit, offset = 0 } = page;
    const rows: StateRow<T>[] = [];
    let skipped = 0;
    for (const row of this.#statesIn(table, rangeUnder(table, prefix, page), headNs)) {
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
    return [...this.#statesIn(table, rangeBetween(table, first, last), headNs)];
  }

  *#statesIn<T extends StateTable>(table: T, range: StateRange, headNs: bigint): Generator<StateRow<T>> {
    const { kind, first, before, order } = range;
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
