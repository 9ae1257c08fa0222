import type { NameRows } from './row-store.ts';
import type { SqliteReader } from './sqlite-reader.ts';

/** What rows name an id as. */
export class SqliteNames implements NameRows {
  readonly #db: SqliteReader;

  constructor(db: SqliteReader) {
    this.#db = db;
  }

  async kinds(ids: readonly bigint[], headNs: bigint) {
    const sql = 'SELECT kind FROM named WHERE id = ? AND at <= ?';
    return ids.flatMap((id) =>
      this.#db.all<{ kind: string }>(sql, BigInt.asIntN(64, id), headNs).map(({ kind }) => ({ id, kind })),
    );
  }
}
