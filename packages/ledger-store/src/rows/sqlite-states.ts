import type { StateKey, StateRow, StateTable } from '../state/state-table.ts';
import type { StatePage, StateRows } from './row-store.ts';
import type { SqliteReader } from './sqlite-reader.ts';
import { type KeyedState, rangeBetween, rangeUnder, rowsAtOnce, type StateRange, withoutRead } from './state-range.ts';
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
    const { limit, offset = 0 } = page ?? { limit: Number.POSITIVE_INFINITY };
    return this.#statesIn(table, rangeUnder(table, prefix, page ?? { order: 'asc' }), headNs, offset + limit).slice(
      offset,
    );
  }

  async between<T extends StateTable>(
    table: T,
    first: StateKey<T>,
    last: StateKey<T>,
    headNs: bigint,
  ): Promise<StateRow<T>[]> {
    return this.#statesIn(table, rangeBetween(table, first, last), headNs, Number.POSITIVE_INFINITY);
  }

  /** The first so many rows that a head has. */
  #statesIn<T extends StateTable>(table: T, range: StateRange, headNs: bigint, limit: number): StateRow<T>[] {
    const read = stateReader(table);
    const atOnce = rowsAtOnce(limit);
    const rows: StateRow<T>[] = [];
    for (let rest: StateRange | undefined = range; rest !== undefined && rows.length < limit; ) {
      const stored: readonly KeyedState[] = this.#read(rest, atOnce);
      for (const one of stored) {
        const row = rows.length < limit ? asOfHead(read, one, headNs) : undefined;
        if (row !== undefined) rows.push(row);
      }
      rest = stored.length < atOnce ? undefined : withoutRead(rest, stored.at(-1));
    }
    return rows;
  }

  /** By statements that are prepared once: an iterator would need one of its own. */
  #read({ kind, first, before, order }: StateRange, limit: number): KeyedState[] {
    const until = before === undefined ? '' : 'AND key < ?';
    const sql = `SELECT key, value, previous FROM state WHERE kind = ? AND key >= ? ${until} ORDER BY key ${order} LIMIT ?`;
    return this.#db.all<KeyedState>(sql, kind, first, ...(before === undefined ? [] : [before]), limit);
  }
}
