import type { SQLInputValue } from 'node:sqlite';
import {
  lastValueOf,
  type PlaceList,
  type PlaceValues,
  placesFrom,
  readLastValue,
  readPlace,
  writeLastValue,
  writePlace,
} from './place-list.ts';
import type { LastValuesPage, PlacePage, PlaceRows } from './row-store.ts';
import type { SqliteReader } from './sqlite-reader.ts';
import { afterPrefix } from './state-key.ts';
import { type Count, unlessMore } from './stored-count.ts';

/** Rows of current state in the order of lists. */
export class SqlitePlaces implements PlaceRows {
  readonly #db: SqliteReader;

  constructor(db: SqliteReader) {
    this.#db = db;
  }

  async page(list: PlaceList, page: PlacePage, headNs: bigint): Promise<PlaceValues[]> {
    const { term, order, limit, offset = 0, after, under = {}, lastWithin } = page;
    if (lastWithin?.ranges.length === 0) return [];
    const prefix = writePlace(list, under);
    const parts = ['list = ? AND term = ? AND place >= ? AND since <= ? AND until > ?'];
    const values: SQLInputValue[] = [list.list, BigInt.asIntN(64, term), prefix, headNs, headNs];
    const add = (sql: string, value: SQLInputValue | undefined): void => {
      if (value === undefined) return;
      parts.push(sql);
      values.push(value);
    };
    add('place < ?', afterPrefix(prefix));
    add(order === 'forward' ? 'place > ?' : 'place < ?', after === undefined ? undefined : writePlace(list, after));
    const by = `ORDER BY place ${order === 'forward' ? 'ASC' : 'DESC'} LIMIT ?`;
    const all = `SELECT place FROM place WHERE ${parts.join(' AND ')} ${by}`;
    let sql = `${all} OFFSET ?`;
    if (lastWithin !== undefined) {
      const one = `substr(place, ${lastValueOf(list)}) BETWEEN ? AND ?`;
      sql = `SELECT place FROM (${all}) WHERE ${lastWithin.ranges.map(() => one).join(' OR ')} ${by} OFFSET ?`;
      values.push(lastWithin.most);
      for (const { first, last } of lastWithin.ranges)
        values.push(writeLastValue(list, first), writeLastValue(list, last));
    }
    return this.#db
      .all<{ place: Uint8Array }>(sql, ...values, limit, offset)
      .map(({ place }) => readPlace(list, place));
  }

  async count(list: PlaceList, term: bigint, headNs: bigint, most: number): Promise<bigint | undefined> {
    const sql = `SELECT count(*) AS places FROM (
      SELECT 1 FROM place WHERE list = ? AND term = ? AND since <= ? AND until > ? LIMIT ?)`;
    const row = this.#db.get<Count>(sql, list.list, BigInt.asIntN(64, term), headNs, headNs, most + 1);
    return unlessMore(row?.places, most);
  }

  async lastValues(list: PlaceList, page: LastValuesPage, headNs: bigint): Promise<bigint[] | undefined> {
    const { term, begins, ends, order, limit, most } = page;
    const { first, behind } = placesFrom(list, begins);
    const where = `list = ? AND term = ? AND since <= ? AND until > ? AND place >= ? ${behind === undefined ? '' : 'AND place < ?'}`;
    const key = [list.list, BigInt.asIntN(64, term), headNs, headNs, first];
    const values = behind === undefined ? key : [...key, behind];
    const last = `substr(place, ${lastValueOf(list)})`;
    return this.#db.together(() => {
      const counted = `SELECT count(*) AS places FROM (SELECT 1 FROM place WHERE ${where} LIMIT ?)`;
      if (unlessMore(this.#db.get<Count>(counted, ...values, most + 1)?.places, most) === undefined) return undefined;
      const sql = `SELECT ${last} AS value FROM place WHERE ${where} AND ${last} BETWEEN ? AND ? ORDER BY value ${order} LIMIT ?`;
      const bounds = [writeLastValue(list, ends.first), writeLastValue(list, ends.last)];
      const rows = this.#db.all<{ value: Uint8Array }>(sql, ...values, ...bounds, limit);
      return rows.map(({ value }) => readLastValue(value));
    });
  }
}
