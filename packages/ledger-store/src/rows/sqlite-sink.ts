import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type EntryGroup,
  type ListName,
  LongLists,
  readSum,
  type StoredSum,
  SUM_EVERY,
  withGroups,
  writeGroups,
} from './entry-sums.ts';
import { FOREVER, type ListPlace, type PutTable, type PutValues, type RowSink } from './row-sink.ts';
import { LIST_KIND } from './transaction-terms.ts';

const PUT: { readonly [Name in PutTable]: string } = {
  transaction_chunk: 'INSERT OR REPLACE INTO transaction_chunk VALUES (?, ?)',
  node_transaction_chunk: 'INSERT OR REPLACE INTO node_transaction_chunk VALUES (?, ?)',
  raw_chunk: 'INSERT OR REPLACE INTO raw_chunk VALUES (?, ?)',
  unknown_field: 'INSERT OR REPLACE INTO unknown_field VALUES (?, ?, ?)',
  lookup: 'INSERT OR IGNORE INTO lookup VALUES (?, ?, ?)',
  entry: 'INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET roles = roles | excluded.roles',
  entry_count: `INSERT INTO entry_count VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET entries = entries + excluded.entries`,
  topic_message: 'INSERT OR REPLACE INTO topic_message VALUES (?, ?, ?, ?, ?)',
  contract_result: 'INSERT OR REPLACE INTO contract_result VALUES (?, ?)',
  contract_log: 'INSERT OR REPLACE INTO contract_log VALUES (?, ?, ?, ?)',
  // Their first instants are looked for in the rows: sequences have no gaps.
  block: 'INSERT OR REPLACE INTO block VALUES (?1, ?3)',
  named: 'INSERT OR IGNORE INTO named VALUES (?, ?, ?)',
  checkpoint: 'INSERT OR REPLACE INTO checkpoint VALUES (?, ?)',
  fact: 'INSERT OR REPLACE INTO fact VALUES (?, ?, ?, ?, ?)',
};
const SQL = {
  state: `INSERT INTO state VALUES (?, ?, ?, NULL)
    ON CONFLICT DO UPDATE SET previous = value, value = excluded.value RETURNING previous`,
  place: 'INSERT OR REPLACE INTO place VALUES (?, ?, ?, ?, ?)',
  placed: 'SELECT since FROM place WHERE list = ? AND term = ? AND place = ? AND until = ?',
  leftPlace: 'INSERT OR REPLACE INTO left_place VALUES (?, ?, ?, ?, ?)',
  // Rows that are copied a second time come back to a place that they had left: what counts is the place's own end.
  dropPlaces: `DELETE FROM place WHERE until <= ?1 AND (list, term, place, since) IN
    (SELECT list, term, place, since FROM left_place WHERE until <= ?1)`,
  dropLeftPlaces: 'DELETE FROM left_place WHERE until <= ?',
  lastSum: 'SELECT at, value FROM entry_sum WHERE kind = ? AND term = ? ORDER BY at DESC LIMIT 1',
  nextSum: 'SELECT at FROM entry WHERE kind = ? AND term = ? AND at > ? AND at <= ? ORDER BY at LIMIT 1 OFFSET ?',
  nextLogs: 'SELECT at FROM contract_log WHERE contract = ? AND at > ? AND at <= ? ORDER BY at LIMIT 1 OFFSET ?',
  groups: `SELECT type, result, roles, delta != 0 AS moved, count(*) AS entries FROM entry
    WHERE kind = ? AND term = ? AND at > ? AND at <= ? GROUP BY type, result, roles, moved`,
  logs: `SELECT 0 AS type, 0 AS result, 0 AS roles, 0 AS moved, count(*) AS entries FROM contract_log
    WHERE contract = ? AND at > ? AND at <= ?`,
  putSum: 'INSERT OR REPLACE INTO entry_sum VALUES (?, ?, ?, ?)',
} as const;
const BEFORE_ALL = -1n;

type Statements<Texts> = { readonly [Name in keyof Texts]: StatementSync };

/** Stores the rows of batches through prepared statements, within the transaction of whoever calls it. */
export class SqliteSink implements RowSink {
  readonly #put: Statements<typeof PUT>;
  readonly #statements: Statements<typeof SQL>;
  readonly #longLists = new LongLists();

  constructor(database: DatabaseSync) {
    this.#put = prepareAll(database, PUT);
    this.#statements = prepareAll(database, SQL);
  }

  put<Name extends PutTable>(table: Name, ...values: PutValues[Name]): void {
    this.#put[table].run(...values);
    if (table === 'entry_count') this.#longLists.addCount(values as PutValues['entry_count']);
  }

  /** Writes the sums that lists are due up to an instant: everything up to it is put. */
  sumLists(upTo: bigint): void {
    for (const list of this.#longLists.takeDue()) this.#sumList(list, upTo);
  }

  #sumList({ kind, term }: ListName, upTo: bigint): void {
    const isOfLogs = kind === LIST_KIND.logs;
    const { lastSum, nextLogs, nextSum, logs, groups, putSum } = this.#statements;
    const stored = lastSum.get(kind, term) as unknown as StoredSum | undefined;
    const name = isOfLogs ? [term] : [kind, term];
    // Ends where fewer entries are left.
    for (let sum = stored && readSum(stored); ; ) {
      const after = sum?.at ?? BEFORE_ALL;
      const at = (isOfLogs ? nextLogs : nextSum).get(...name, after, upTo, SUM_EVERY - 1)?.at;
      if (typeof at !== 'bigint') return;
      const added = (isOfLogs ? logs : groups).all(...name, after, at).map(groupOf);
      sum = { at, groups: withGroups(sum, added) };
      putSum.run(kind, term, at, writeGroups(sum.groups));
    }
  }

  state(kind: number, key: Buffer, value: Uint8Array): Uint8Array | undefined {
    const previous = this.#statements.state.get(kind, key, value)?.previous;
    return previous instanceof Uint8Array ? previous : undefined;
  }

  enter({ list, term, bytes }: ListPlace, since: bigint): void {
    this.#statements.place.run(list, term, bytes, since, FOREVER);
  }

  leave({ list, term, bytes }: ListPlace, at: bigint): void {
    const since = this.#statements.placed.get(list, term, bytes, FOREVER)?.since;
    if (typeof since !== 'bigint') return;
    this.#statements.place.run(list, term, bytes, since, at);
    this.#statements.leftPlace.run(at, list, term, bytes, since);
  }

  /** Forgets places that nobody has been in up to an instant: every reader's head is at it or later. */
  dropPlaces(upTo: bigint): void {
    this.#statements.dropPlaces.run(upTo);
    this.#statements.dropLeftPlaces.run(upTo);
  }
}

function groupOf(row: Readonly<Record<string, unknown>>): EntryGroup {
  const { type, result, roles, moved, entries } = row as Readonly<Record<string, bigint>>;
  return {
    type: Number(type),
    result: Number(result),
    roles: Number(roles),
    moved: moved !== 0n,
    entries: entries ?? 0n,
  };
}

function prepareAll<Texts extends Readonly<Record<string, string>>>(
  database: DatabaseSync,
  texts: Texts,
): Statements<Texts> {
  const all = Object.entries(texts).map(([name, sql]) => {
    const statement = database.prepare(sql);
    statement.setReadBigInts(true);
    return [name, statement] as const;
  });
  return Object.fromEntries(all) as Statements<Texts>;
}
