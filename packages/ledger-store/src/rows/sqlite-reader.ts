import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { rowStoreError } from './sqlite-error.ts';
import type { Count } from './stored-count.ts';

/** Asks a file of rows, by statements that are prepared once. */
export class SqliteReader {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return translateErrors(() => this.statement(sql).all(...values) as Row[]);
  }

  get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return translateErrors(() => this.statement(sql).get(...values) as Row | undefined);
  }

  /** The statement of this text; integers are read as bigint. */
  statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = translateErrors(() => this.#database.prepare(sql));
    statement.setReadBigInts(true);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** Statements that see one commit. The connection that writes is within its own. */
  together<T>(work: () => T): T {
    if (this.#database.isTransaction) return work();
    translateErrors(() => this.#database.exec('BEGIN'));
    try {
      return work();
    } finally {
      translateErrors(() => this.#database.exec('COMMIT'));
    }
  }

  /** Everything of a list that has counts alone, also what came after a reader's head. */
  storedEntries(kind: number, term: bigint): bigint {
    const sql = 'SELECT sum(entries) AS places FROM entry_count WHERE kind = ? AND term = ?';
    return this.get<Count>(sql, kind, BigInt.asIntN(64, term))?.places ?? 0n;
  }
}

/** @throws StoreError where SQLite fails */
export function translateErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw rowStoreError(error);
  }
}

/** The lower bound of keys behind another one. */
export function later(bound: bigint, after: bigint | undefined, step: bigint): bigint {
  return after === undefined || after + step < bound ? bound : after + step;
}

/** The upper bound of keys before another one. */
export function earlier(bound: bigint, before: bigint | undefined, step: bigint): bigint {
  return before === undefined || before + step > bound ? bound : before + step;
}
