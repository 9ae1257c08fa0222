import type { Pool, QueryResultRow } from 'pg';
import { readerPool } from './postgres-connection.ts';
import { postgresError } from './postgres-error.ts';

/** A value that a statement is given; numbers and instants of a list as an array. */
export type PostgresValue = bigint | number | string | Uint8Array | readonly (bigint | number | Uint8Array)[];

/** Asks a server for rows, by statements that each connection prepares once. */
export class PostgresReader {
  /** Without tables there are no rows: of an empty ledger nobody has made any. */
  hasTables = true;
  readonly #pool: Pool;
  readonly #names = new Map<string, string>();

  constructor(url: string) {
    this.#pool = readerPool(url);
  }

  /** @throws StoreError where PostgreSQL fails */
  async all<Row extends object>(text: string, ...values: PostgresValue[]): Promise<Row[]> {
    return this.hasTables ? this.ask(text, ...values) : [];
  }

  /** The same, whether tables are known to be there or not. */
  async ask<Row extends object>(text: string, ...values: PostgresValue[]): Promise<Row[]> {
    try {
      const { rows } = await this.#pool.query<Row & QueryResultRow>({ name: this.#nameOf(text), text, values });
      return rows;
    } catch (error) {
      throw postgresError(error);
    }
  }

  async get<Row extends object>(text: string, ...values: PostgresValue[]): Promise<Row | undefined> {
    return (await this.all<Row>(text, ...values))[0];
  }

  async close(): Promise<void> {
    // A store that is closed twice is closed.
    if (!this.#pool.ending) await this.#pool.end();
  }

  #nameOf(text: string): string {
    let name = this.#names.get(text);
    if (name === undefined) {
      name = `rows ${this.#names.size}`;
      this.#names.set(text, name);
    }
    return name;
  }
}
