import type { SQLInputValue } from 'node:sqlite';
import { RESPONSE_CODE } from '@ledgerscope/ledger';
import type { EntryCount, EntryPage, EntryRows } from './row-store.ts';
import type { SqliteReader } from './sqlite-reader.ts';
import type { SqliteTransactions } from './sqlite-transactions.ts';
import { LIST_KIND } from './transaction-terms.ts';

interface StoredCount {
  readonly type: bigint;
  readonly result: bigint;
  readonly transactions: bigint;
}

/** Lists of transactions. */
export class SqliteEntries implements EntryRows {
  readonly #db: SqliteReader;
  readonly #transactions: SqliteTransactions;

  constructor(db: SqliteReader, transactions: SqliteTransactions) {
    this.#db = db;
    this.#transactions = transactions;
  }

  async page(page: EntryPage): Promise<bigint[]> {
    const { where, values } = entryCondition(page);
    const sql = `SELECT at FROM entry WHERE ${where} ORDER BY at ${page.order === 'desc' ? 'DESC' : 'ASC'} LIMIT ?`;
    return this.#db.all<{ at: bigint }>(sql, ...values, page.limit).map(({ at }) => at);
  }

  async countPage(page: EntryPage): Promise<EntryCount[] | undefined> {
    const span = 'SELECT * FROM entry WHERE kind = ? AND term = ? AND at >= ? AND at <= ? LIMIT ?';
    const place = [page.kind, BigInt.asIntN(64, page.term), page.first, page.last, page.limit + 1];
    const [looked] = this.#db.all<{ entries: bigint }>(`SELECT count(*) AS entries FROM (${span})`, ...place);
    if ((looked?.entries ?? 0n) > BigInt(page.limit)) return undefined;
    const { where, values } = entryCondition(page);
    const sql = `SELECT type, result, count(*) AS transactions FROM entry WHERE ${where} GROUP BY type, result`;
    return this.#db.all<StoredCount>(sql, ...values).map(entryCount);
  }

  async countAll(kind: number, term: bigint, headNs: bigint): Promise<EntryCount[]> {
    return this.#db.together(() => {
      // What came after the head is taken off again.
      const sql = `SELECT type, result, sum(entries) AS transactions FROM (
          SELECT type, result, entries FROM entry_count WHERE kind = ?1 AND term = ?2
          UNION ALL SELECT type, result, -1 FROM entry WHERE kind = ?1 AND term = ?2 AND at > ?3)
        GROUP BY type, result`;
      const rows = this.#db.all<StoredCount>(sql, kind, BigInt.asIntN(64, term), headNs);
      const later = kind === LIST_KIND.all ? this.#transactions.newerThan(headNs) : [];
      const counts = rows.map(entryCount).map(({ type, result, transactions }) => {
        const newer = later.filter((row) => row.type === type && row.result === result).length;
        return { type, result, transactions: transactions - BigInt(newer) };
      });
      return counts.filter(({ transactions }) => transactions > 0n);
    });
  }

  async change(entity: bigint, after: bigint, upTo: bigint, most: number): Promise<bigint | undefined> {
    const sql = `SELECT count(*) AS entries, sum(delta) AS change FROM (
      SELECT delta FROM entry WHERE kind = 0 AND term = ? AND at > ? AND at <= ? LIMIT ?)`;
    const values = [BigInt.asIntN(64, entity), after, upTo, most + 1];
    const row = this.#db.get<{ entries: bigint; change: bigint | null }>(sql, ...values);
    return row === undefined || row.entries > BigInt(most) ? undefined : (row.change ?? 0n);
  }
}

function entryCount({ type, result, transactions }: StoredCount): EntryCount {
  return { type: Number(type), result: Number(result), transactions };
}

/** What entries of a page have to pass; values are bound in this order. */
function entryCondition(page: EntryPage): { readonly where: string; readonly values: SQLInputValue[] } {
  const { kind, term, first, last, types = [], roles, moved = false } = page;
  const parts = ['kind = ? AND term = ? AND at >= ? AND at <= ?'];
  const values: SQLInputValue[] = [kind, BigInt.asIntN(64, term), first, last];
  const add = (sql: string, ...bound: SQLInputValue[]): void => {
    parts.push(sql);
    values.push(...bound);
  };
  if (types.length > 0) add('type IN (SELECT value FROM json_each(?))', JSON.stringify(types));
  addResults(page, add);
  if (roles !== undefined) add('roles & ? != 0', roles);
  if (moved) add('delta != 0');
  return { where: parts.join(' AND '), values };
}

function addResults(
  { results = [], failedOnly = false }: EntryPage,
  add: (sql: string, ...bound: SQLInputValue[]) => void,
): void {
  const failed = `result != ${RESPONSE_CODE.SUCCESS}`;
  const one = 'result IN (SELECT value FROM json_each(?))';
  if (results.length > 0) add(failedOnly ? `(${one} OR ${failed})` : one, JSON.stringify(results));
  else if (failedOnly) add(failed);
}
