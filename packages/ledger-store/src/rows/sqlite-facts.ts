import type { TimeRange } from '../time-range.ts';
import type { Packed } from './packed-rows.ts';
import type { FactList, FactRows } from './row-store.ts';
import type { SqliteReader } from './sqlite-reader.ts';

const SQL = 'SELECT value FROM fact WHERE list = ? AND term = ? AND at >= ? AND at <= ? ORDER BY at, place LIMIT ?';

/** Facts by whose they are. */
export class SqliteFacts implements FactRows {
  readonly #db: SqliteReader;

  constructor(db: SqliteReader) {
    this.#db = db;
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
}
