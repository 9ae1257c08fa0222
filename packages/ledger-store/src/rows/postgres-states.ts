import type { StateKey, StateRow, StateTable } from '../state/state-table.ts';
import type { PostgresReader, PostgresValue } from './postgres-reader.ts';
import { SCHEMA } from './postgres-schema.ts';
import type { StatePage, StateRows } from './row-store.ts';
import { type KeyedState, rangeBetween, rangeUnder, rowsAtOnce, type StateRange, withoutRead } from './state-range.ts';
import { asOfHead, type StoredState, stateReader } from './state-value.ts';
import { storedTable } from './stored-tables.ts';

/** Rows of current state, by key. */
export class PostgresStates implements StateRows {
  readonly #db: PostgresReader;

  constructor(db: PostgresReader) {
    this.#db = db;
  }

  async byKey<T extends StateTable>(table: T, keys: readonly StateKey<T>[], headNs: bigint): Promise<StateRow<T>[]> {
    const { kind, keyOf } = storedTable(table);
    const read = stateReader(table);
    const sql = `SELECT value, previous FROM ${SCHEMA}.state WHERE kind = $1 AND key = ANY ($2::bytea[])`;
    const stored = await this.#db.all<StoredState>(sql, kind, keys.map(keyOf));
    return stored.flatMap((one) => asOfHead(read, one, headNs) ?? []);
  }

  async under<T extends StateTable>(
    table: T,
    prefix: Partial<StateKey<T>>,
    headNs: bigint,
    page?: StatePage<T>,
  ): Promise<StateRow<T>[]> {
    if (page === undefined)
      return this.#statesIn(table, rangeUnder(table, prefix, { order: 'asc' }), headNs, Number.POSITIVE_INFINITY);
    const { limit, offset = 0 } = page;
    const rows = await this.#statesIn(table, rangeUnder(table, prefix, page), headNs, offset + limit);
    return rows.slice(offset);
  }

  between<T extends StateTable>(
    table: T,
    first: StateKey<T>,
    last: StateKey<T>,
    headNs: bigint,
  ): Promise<StateRow<T>[]> {
    return this.#statesIn(table, rangeBetween(table, first, last), headNs, Number.POSITIVE_INFINITY);
  }

  /** The first so many rows that a head has. */
  async #statesIn<T extends StateTable>(
    table: T,
    range: StateRange,
    headNs: bigint,
    limit: number,
  ): Promise<StateRow<T>[]> {
    const read = stateReader(table);
    const atOnce = rowsAtOnce(limit);
    const rows: StateRow<T>[] = [];
    for (let rest: StateRange | undefined = range; rest !== undefined && rows.length < limit; ) {
      const stored: readonly KeyedState[] = await this.#read(rest, atOnce);
      rows.push(...stored.flatMap((one) => asOfHead(read, one, headNs) ?? []));
      rest = stored.length < atOnce ? undefined : withoutRead(rest, stored.at(-1));
    }
    return rows.slice(0, limit);
  }

  #read({ kind, first, before, order }: StateRange, limit: number): Promise<KeyedState[]> {
    const values: PostgresValue[] = [kind, first, limit, ...(before === undefined ? [] : [before])];
    const sql = `SELECT key, value, previous FROM ${SCHEMA}.state
      WHERE kind = $1 AND key >= $2 ${before === undefined ? '' : 'AND key < $4'} ORDER BY key ${order} LIMIT $3`;
    return this.#db.all<KeyedState>(sql, ...values);
  }
}
