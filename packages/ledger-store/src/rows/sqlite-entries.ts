import type { SQLInputValue } from 'node:sqlite';
import { type BucketChange, changesByBucket } from './bucket-change.ts';
import { entryCondition, withoutNewer } from './entry-condition.ts';
import { countWithSums, type StoredSum } from './entry-sums.ts';
import type { BucketedSpan, EntryCount, EntryPage, EntryRows, Scanned } from './row-store.ts';
import type { SqliteReader } from './sqlite-reader.ts';
import type { SqliteTransactions } from './sqlite-transactions.ts';
import { type Count, unlessMore } from './stored-count.ts';
import { LIST_KIND } from './transaction-terms.ts';

/** The entries of a list in a span. */
const PLACE = 'kind = ? AND term = ? AND at >= ? AND at <= ?';

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

  async page(page: EntryPage): Promise<Scanned> {
    const { first, last, limit, most } = page;
    const order = page.order === 'desc' ? 'DESC' : 'ASC';
    const { where, values } = sqliteCondition(page);
    const place = [page.kind, BigInt.asIntN(64, page.term), first, last] as const;
    // Who asks for what few entries are must not hold up the others: beyond these nothing is looked at.
    const looked = `SELECT * FROM entry WHERE ${PLACE} ORDER BY at ${order} LIMIT ?`;
    const sql = `SELECT at FROM (${looked}) WHERE ${where} ORDER BY at ${order} LIMIT ?`;
    const rows = this.#db.all<{ at: bigint }>(sql, ...place, most, ...values, limit);
    const instants = rows.map(({ at }) => at);
    return { instants, isWhole: instants.length < limit && this.#hasAtMost(place, most) };
  }

  async countPage(page: Omit<EntryPage, 'order' | 'limit'>): Promise<EntryCount[] | undefined> {
    const list = [page.kind, BigInt.asIntN(64, page.term)] as const;
    const { where, values } = sqliteCondition(page);
    const sql = `SELECT type, result, count(*) AS transactions FROM entry WHERE ${PLACE} AND ${where} GROUP BY type, result`;
    return countWithSums(page, {
      sumAt: async (instant) => sqliteSumAt(this.#db, ...list, instant),
      countSpan: async (...span) => {
        if (!this.#hasAtMost([...list, ...span], page.most)) return undefined;
        return this.#db.all<StoredCount>(sql, ...list, ...span, ...values).map(entryCount);
      },
    });
  }

  #hasAtMost(place: readonly SQLInputValue[], most: number): boolean {
    const sql = `SELECT count(*) AS places FROM (SELECT 1 FROM entry WHERE ${PLACE} LIMIT ?)`;
    return unlessMore(this.#db.get<Count>(sql, ...place, most + 1)?.places, most) !== undefined;
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
      return withoutNewer(rows.map(entryCount), later);
    });
  }

  /** How many transactions are stored, by type and result. */
  storedKinds(): EntryCount[] {
    const sql = `SELECT type, result, entries AS transactions FROM entry_count WHERE kind = ${LIST_KIND.all} AND term = 0`;
    return this.#db.all<StoredCount>(sql).map(entryCount);
  }

  async change(entity: bigint, after: bigint, upTo: bigint, most: number): Promise<bigint | undefined> {
    const sql = `SELECT count(*) AS entries, sum(delta) AS change FROM (
      SELECT delta FROM entry WHERE kind = 0 AND term = ? AND at > ? AND at <= ? LIMIT ?)`;
    const values = [BigInt.asIntN(64, entity), after, upTo, most + 1];
    const row = this.#db.get<{ entries: bigint; change: bigint | null }>(sql, ...values);
    return row === undefined || row.entries > BigInt(most) ? undefined : (row.change ?? 0n);
  }

  async sumChanges(
    entity: bigint,
    { first, last, widthNs }: BucketedSpan,
    most: number,
  ): Promise<ReadonlyMap<number, bigint> | undefined> {
    const sql = `SELECT (at - ?1) / ?2 AS bucket, count(*) AS entries, sum(delta) AS change FROM (
      SELECT at, delta FROM entry WHERE kind = 0 AND term = ?3 AND at >= ?1 AND at <= ?4 LIMIT ?5) GROUP BY bucket`;
    return changesByBucket(
      this.#db.all<BucketChange>(sql, first, widthNs, BigInt.asIntN(64, entity), last, most + 1),
      most,
    );
  }
}

/** The newest sum of a list at an instant or before it. */
export function sqliteSumAt(db: SqliteReader, kind: number, term: bigint, instant: bigint): StoredSum | undefined {
  const sql = 'SELECT at, value FROM entry_sum WHERE kind = ? AND term = ? AND at <= ? ORDER BY at DESC LIMIT 1';
  return db.get<StoredSum>(sql, kind, term, instant);
}

function entryCount({ type, result, transactions }: StoredCount): EntryCount {
  return { type: Number(type), result: Number(result), transactions };
}

/** What entries of a list have to pass; values are bound in this order. */
function sqliteCondition(page: Omit<EntryPage, 'order' | 'limit'>): {
  readonly where: string;
  readonly values: SQLInputValue[];
} {
  const values: SQLInputValue[] = [];
  const bind = (value: SQLInputValue): string => {
    values.push(value);
    return '?';
  };
  const where = entryCondition(page, {
    bind,
    oneOf: (column, list) => `${column} IN (SELECT value FROM json_each(${bind(JSON.stringify(list))}))`,
  });
  return { where, values };
}
