import { type PlaceList, type PlaceValues, readPlace, writePlace } from './place-list.ts';
import type { PostgresReader, PostgresValue } from './postgres-reader.ts';
import { SCHEMA } from './postgres-schema.ts';
import type { PlacePage, PlaceRows } from './row-store.ts';
import { afterPrefix } from './state-key.ts';
import { type Count, unlessMore } from './stored-count.ts';

/** Rows of current state in the order of lists. */
export class PostgresPlaces implements PlaceRows {
  readonly #db: PostgresReader;

  constructor(db: PostgresReader) {
    this.#db = db;
  }

  async page(list: PlaceList, page: PlacePage, headNs: bigint): Promise<PlaceValues[]> {
    const { term, order, limit, offset = 0, after, under = {} } = page;
    const prefix = writePlace(list, under);
    const values: PostgresValue[] = [list.list, BigInt.asIntN(64, term), headNs, prefix, limit, offset];
    const parts = ['list = $1 AND term = $2 AND since <= $3 AND until > $3 AND place >= $4'];
    const add = (sql: string, value: PostgresValue | undefined): void => {
      if (value !== undefined) parts.push(`${sql} $${values.push(value)}`);
    };
    add('place <', afterPrefix(prefix));
    add(order === 'forward' ? 'place >' : 'place <', after === undefined ? undefined : writePlace(list, after));
    const sql = `SELECT place FROM ${SCHEMA}.place WHERE ${parts.join(' AND ')}
      ORDER BY place ${order === 'forward' ? 'ASC' : 'DESC'} LIMIT $5 OFFSET $6`;
    const rows = await this.#db.all<{ place: Uint8Array }>(sql, ...values);
    return rows.map(({ place }) => readPlace(list, place));
  }

  async count(list: PlaceList, term: bigint, headNs: bigint, most: number): Promise<bigint | undefined> {
    const sql = `SELECT count(*) AS places FROM (
      SELECT 1 FROM ${SCHEMA}.place WHERE list = $1 AND term = $2 AND since <= $3 AND until > $3 LIMIT $4) AS found`;
    const row = await this.#db.get<Count>(sql, list.list, BigInt.asIntN(64, term), headNs, most + 1);
    return unlessMore(row?.places, most);
  }
}
