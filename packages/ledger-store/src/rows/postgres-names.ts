import type { PostgresReader } from './postgres-reader.ts';
import { SCHEMA } from './postgres-schema.ts';
import type { NameRows } from './row-store.ts';

/** What rows name an id as. */
export class PostgresNames implements NameRows {
  readonly #db: PostgresReader;

  constructor(db: PostgresReader) {
    this.#db = db;
  }

  async kinds(ids: readonly bigint[], headNs: bigint) {
    const sql = `SELECT id, kind FROM ${SCHEMA}.named WHERE id = ANY ($1::bigint[]) AND at <= $2 ORDER BY id, kind`;
    const signed = ids.map((id) => BigInt.asIntN(64, id));
    const rows = await this.#db.all<{ id: bigint; kind: string }>(sql, signed, headNs);
    return rows.map(({ id, kind }) => ({ id: BigInt.asUintN(64, id), kind }));
  }
}
