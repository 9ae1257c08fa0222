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
import type { PostgresReader, PostgresValue } from './postgres-reader.ts';
import { SCHEMA } from './postgres-schema.ts';
import type { LastValuesPage, PlacePage, PlaceRows } from './row-store.ts';
import { afterPrefix } from './state-key.ts';
import { type Count, unlessMore } from './stored-count.ts';

/** Rows of current state in the order of lists. */
export class PostgresPlaces implements PlaceRows {
  readonly #db: PostgresReader;

  constructor(db: PostgresReader) {
    this.#db = db;
  }

  async page(list: PlaceList, page: PlacePage, headNs: bigint): Promise<PlaceValues[]> {
    const { term, order, limit, offset = 0, after, under = {}, lastWithin } = page;
    if (lastWithin?.ranges.length === 0) return [];
    const prefix = writePlace(list, under);
    const values: PostgresValue[] = [list.list, BigInt.asIntN(64, term), headNs, prefix, limit, offset];
    const parts = ['list = $1 AND term = $2 AND since <= $3 AND until > $3 AND place >= $4'];
    const add = (sql: string, value: PostgresValue | undefined): void => {
      if (value !== undefined) parts.push(`${sql} $${values.push(value)}`);
    };
    add('place <', afterPrefix(prefix));
    add(order === 'forward' ? 'place >' : 'place <', after === undefined ? undefined : writePlace(list, after));
    const by = `ORDER BY place ${order === 'forward' ? 'ASC' : 'DESC'}`;
    const all = `SELECT place FROM ${SCHEMA}.place WHERE ${parts.join(' AND ')} ${by}`;
    let from = all;
    if (lastWithin !== undefined) {
      const looked = `${all} LIMIT $${values.push(lastWithin.most)}`;
      const bind = (bound: bigint) => `$${values.push(writeLastValue(list, bound))}`;
      const within = lastWithin.ranges.map(
        ({ first, last }) => `substr(place, ${lastValueOf(list)}) BETWEEN ${bind(first)} AND ${bind(last)}`,
      );
      from = `SELECT place FROM (${looked}) AS looked WHERE ${within.join(' OR ')} ${by}`;
    }
    const sql = `${from} LIMIT $5 OFFSET $6`;
    const rows = await this.#db.all<{ place: Uint8Array }>(sql, ...values);
    return rows.map(({ place }) => readPlace(list, place));
  }

  async count(list: PlaceList, term: bigint, headNs: bigint, most: number): Promise<bigint | undefined> {
    const sql = `SELECT count(*) AS places FROM (
      SELECT 1 FROM ${SCHEMA}.place WHERE list = $1 AND term = $2 AND since <= $3 AND until > $3 LIMIT $4) AS found`;
    const row = await this.#db.get<Count>(sql, list.list, BigInt.asIntN(64, term), headNs, most + 1);
    return unlessMore(row?.places, most);
  }

  async lastValues(list: PlaceList, page: LastValuesPage, headNs: bigint): Promise<bigint[] | undefined> {
    const { term, begins, ends, order, limit, most } = page;
    const { first, behind } = placesFrom(list, begins);
    const values: PostgresValue[] = [list.list, BigInt.asIntN(64, term), headNs, first];
    const bind = (value: PostgresValue) => `$${values.push(value)}`;
    const until = behind === undefined ? '' : `AND place < ${bind(behind)}`;
    const from = `FROM ${SCHEMA}.place
      WHERE list = $1 AND term = $2 AND since <= $3 AND until > $3 AND place >= $4 ${until}`;
    const counted = `SELECT count(*) AS places FROM (SELECT 1 ${from} LIMIT ${bind(most + 1)}) AS found`;
    const places = (await this.#db.get<Count>(counted, ...values))?.places;
    if (unlessMore(places, most) === undefined) return undefined;
    values.pop();
    const last = `substr(place, ${lastValueOf(list)})`;
    const within = `${last} BETWEEN ${bind(writeLastValue(list, ends.first))} AND ${bind(writeLastValue(list, ends.last))}`;
    const sql = `SELECT ${last} AS value ${from} AND ${within} ORDER BY value ${order} LIMIT ${bind(limit)}`;
    return (await this.#db.all<{ value: Uint8Array }>(sql, ...values)).map(({ value }) => readLastValue(value));
  }
}
