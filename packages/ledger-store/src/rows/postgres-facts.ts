import type { TimeRange } from '../time-range.ts';
import type { Packed } from './packed-rows.ts';
import type { PostgresReader } from './postgres-reader.ts';
import { SCHEMA } from './postgres-schema.ts';
import type { FactList, FactPage, FactRows } from './row-store.ts';
import type { DistinctCount } from './stored-count.ts';

const SQL = `SELECT found.value FROM unnest($2::bigint[]) WITH ORDINALITY AS wanted (term, turn), LATERAL (
    SELECT at, place, value FROM ${SCHEMA}.fact WHERE list = $1 AND fact.term = wanted.term AND at >= $3 AND at <= $4
    ORDER BY at, place LIMIT $5) AS found
  ORDER BY wanted.turn, found.at, found.place`;

const PAGE = `SELECT value FROM ${SCHEMA}.fact WHERE list = $1 AND term = $2 AND at >= $3 AND at <= $4`;
const FORWARD = `${PAGE} ORDER BY at, place LIMIT $5`;
const BACKWARD = `${PAGE} ORDER BY at DESC, place DESC LIMIT $5`;

const COUNT = `SELECT count(DISTINCT value) AS different, count(*) AS places FROM (
  SELECT value FROM ${SCHEMA}.fact WHERE list = $1 AND term = $2 AND at >= $3 AND at <= $4 LIMIT $5) AS found`;

/** Facts by whose they are. */
export class PostgresFacts implements FactRows {
  readonly #db: PostgresReader;

  constructor(db: PostgresReader) {
    this.#db = db;
  }

  async countDistinct(
    { list }: FactList<unknown>,
    term: bigint,
    { first, last }: TimeRange,
    most: number,
  ): Promise<bigint | undefined> {
    const found = await this.#db.get<DistinctCount>(COUNT, list, BigInt.asIntN(64, term), first, last, most + 1);
    return found === undefined || found.places > most ? undefined : found.different;
  }

  async of<Row>(
    { list, read }: FactList<Row>,
    terms: readonly bigint[],
    { first, last }: TimeRange,
    most: number,
  ): Promise<Row[] | undefined> {
    if (terms.length === 0) return [];
    const signed = terms.map((term) => BigInt.asIntN(64, term));
    const stored = await this.#db.all<Packed>(SQL, list, signed, first, last, most + 1);
    return stored.length > most ? undefined : stored.map(read);
  }

  async page<Row>(
    { list, read }: FactList<Row>,
    term: bigint,
    { first, last, order, limit }: FactPage,
  ): Promise<Row[]> {
    const sql = order === 'asc' ? FORWARD : BACKWARD;
    const stored = await this.#db.all<Packed>(sql, list, BigInt.asIntN(64, term), first, last, limit);
    return stored.map(read);
  }
}
