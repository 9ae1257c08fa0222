import type { TimeRange } from '../time-range.ts';
import type { Packed } from './packed-rows.ts';
import type { FactList, FactPage, FactRows } from './row-store.ts';
import type { SqliteReader } from './sqlite-reader.ts';
import type { DistinctCount } from './stored-count.ts';

const OF_TERM = 'SELECT value FROM fact WHERE list = ? AND term = ? AND at >= ? AND at <= ?';
const SQL = `${OF_TERM} ORDER BY at, place LIMIT ?`;
const BACKWARD = `${OF_TERM} ORDER BY at DESC, place DESC LIMIT ?`;

const COUNT = `SELECT count(DISTINCT value) AS different, count(*) AS places FROM (
  SELECT value FROM fact WHERE list = ? AND term = ? AND at >= ? AND at <= ? LIMIT ?)`;

/** Facts by whose they are. */
export class SqliteFacts implements FactRows {
  readonly #db: SqliteReader;

  constructor(db: SqliteReader) {
    this.#db = db;
  }

  async countDistinct(
    { list }: FactList<unknown>,
    term: bigint,
    { first, last }: TimeRange,
    most: number,
  ): Promise<bigint | undefined> {
    const found = this.#db.get<DistinctCount>(COUNT, list, BigInt.asIntN(64, term), first, last, most + 1);
    return found === undefined || found.places > most ? undefined : found.different;
  }

  async of<Row>(
    { list, read }: FactList<Row>,
    terms: readonly bigint[],
    { first, last }: TimeRange,
    most: number,
  ): Promise<Row[] | undefined> {
    const found: Row[] = [];
    for (const term of terms) {
      const left = most + 1 - found.length;
      for (const stored of this.#db.all<Packed>(SQL, list, BigInt.asIntN(64, term), first, last, left))
        found.push(read(stored));
      if (found.length > most) return undefined;
    }
    return found;
  }

  async page<Row>(
    { list, read }: FactList<Row>,
    term: bigint,
    { first, last, order, limit }: FactPage,
  ): Promise<Row[]> {
    const sql = order === 'asc' ? SQL : BACKWARD;
    return this.#db.all<Packed>(sql, list, BigInt.asIntN(64, term), first, last, limit).map(read);
  }
}
