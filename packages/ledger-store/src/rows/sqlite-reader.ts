import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { rowStoreError } from './sqlite-error.ts';

/** A row with its columns packed in one. */
export interface Packed {
  readonly value: Uint8Array;
}

export interface Count {
  readonly places: bigint;
}

/** Asks a file of rows, by statements that are prepared once. */
export class SqliteReader {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return translated(() => this.statement(sql).all(...values) as Row[]);
  }

  get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return translated(() => this.statement(sql).get(...values) as Row | undefined);
  }

  /** The statement of this text; integers are read as bigint. */
  statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = translated(() => this.prepare(sql));
    this.#statements.set(sql, statement);
    return statement;
  }

  /** One of its own, for who stops in between. */
  prepare(sql: string): StatementSync {
    const statement = this.#database.prepare(sql);
    statement.setReadBigInts(true);
    return statement;
  }

  /** Statements that see one commit. The connection that writes is within its own. */
  together<T>(work: () => T): T {
    if (this.#database.isTransaction) return work();
    translated(() => this.#database.exec('BEGIN'));
    try {
      return work();
    } finally {
      this.#database.exec('COMMIT');
    }
  }

  /** Everything of a list that has counts alone, also what came after a reader's head. */
  counted(kind: number, term: bigint): bigint {
    const sql = 'SELECT sum(entries) AS places FROM entry_count WHERE kind = ? AND term = ?';
    return this.get<Count>(sql, kind, BigInt.asIntN(64, term))?.places ?? 0n;
  }
}

/** @throws StoreError where SQLite fails */
export function translated<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw rowStoreError(error);
  }
}

export function within(places: bigint | undefined, most: number): bigint | undefined {
  return places === undefined || places > BigInt(most) ? undefined : places;
}

export function later(bound: bigint, after: bigint | undefined, step: bigint): bigint {
  return after === undefined || after + step < bound ? bound : after + step;
}

export function earlier(bound: bigint, before: bigint | undefined, step: bigint): bigint {
  return before === undefined || before + step > bound ? bound : before + step;
}
