import { type BucketChange, changesByBucket } from './bucket-change.ts';
import { TRANSACTIONS } from './chunk-tables.ts';
import { entryCondition, withoutNewer } from './entry-condition.ts';
import { countWithSums, type StoredSum } from './entry-sums.ts';
import type { PostgresReader, PostgresValue } from './postgres-reader.ts';
import { SCHEMA } from './postgres-schema.ts';
import { CHUNKS_FROM } from './postgres-transactions.ts';
import type { BucketedSpan, EntryCount, EntryPage, EntryRows, Scanned } from './row-store.ts';
import { type Count, unlessMore } from './stored-count.ts';
import { LIST_KIND } from './transaction-terms.ts';

/** The entries of a list in a span. */
const ENTRIES = `FROM ${SCHEMA}.entry WHERE kind = $1 AND term = $2 AND at >= $3 AND at <= $4`;
const BOUNDED = `SELECT count(*) AS places FROM (SELECT 1 ${ENTRIES} LIMIT $5) AS found`;
// What came after the head is taken off again.
const COUNTS = `SELECT type, result, sum(entries)::bigint AS transactions FROM (
    SELECT type, result, entries FROM ${SCHEMA}.entry_count WHERE kind = $1 AND term = $2
    UNION ALL SELECT type, result, -1 FROM ${SCHEMA}.entry WHERE kind = $1 AND term = $2 AND at > $3) AS counted
  GROUP BY type, result HAVING sum(entries) > 0`;
/** All transactions have counts alone: those after the head are read, in the same statement, so that both are of one commit. */
const COUNTS_OF_ALL = `SELECT type, result, entries AS transactions, NULL AS value FROM ${SCHEMA}.entry_count
    WHERE kind = ${LIST_KIND.all} AND term = $1
  UNION ALL SELECT NULL, NULL, NULL, value FROM (${CHUNKS_FROM('$2')}) AS newer`;
const CHANGE = `SELECT count(*) AS entries, sum(delta)::bigint AS change FROM (
  SELECT delta FROM ${SCHEMA}.entry WHERE kind = ${LIST_KIND.entity} AND term = $1 AND at > $2 AND at <= $3 LIMIT $4) AS found`;
const CHANGES = `SELECT (at - $1::bigint) / $2::bigint AS bucket, count(*) AS entries, sum(delta)::bigint AS change FROM (
  SELECT at, delta FROM ${SCHEMA}.entry WHERE kind = ${LIST_KIND.entity} AND term = $3 AND at >= $1 AND at <= $4 LIMIT $5) AS found
  GROUP BY bucket`;

const SUM_AT = `SELECT at, value FROM ${SCHEMA}.entry_sum WHERE kind = $1 AND term = $2 AND at <= $3 ORDER BY at DESC LIMIT 1`;

/** Lists of transactions. */
export class PostgresEntries implements EntryRows {
  readonly #db: PostgresReader;

  constructor(db: PostgresReader) {
    this.#db = db;
  }

  async page(page: EntryPage): Promise<Scanned> {
    const { order, limit, most } = page;
    const place = placeOf(page);
    const values: PostgresValue[] = [...place, most, limit];
    const where = postgresCondition(page, values);
    // Who asks for what few entries are must not hold up the others: beyond these nothing is looked at.
    const sql = `SELECT at FROM (SELECT * ${ENTRIES} ORDER BY at ${order} LIMIT $5) AS looked
      WHERE ${where} ORDER BY at ${order} LIMIT $6`;
    const instants = (await this.#db.all<{ at: bigint }>(sql, ...values)).map(({ at }) => at);
    return { instants, isWhole: instants.length < limit && (await this.#hasAtMost(place, most)) };
  }

  async countPage(page: Omit<EntryPage, 'order' | 'limit'>): Promise<EntryCount[] | undefined> {
    const list = [page.kind, BigInt.asIntN(64, page.term)] as const;
    return countWithSums(page, {
      sumAt: (instant) => postgresSumAt(this.#db, ...list, instant),
      countSpan: async (...span) => {
        if (!(await this.#hasAtMost([...list, ...span], page.most))) return undefined;
        const values: PostgresValue[] = [...list, ...span];
        const where = postgresCondition(page, values);
        const sql = `SELECT type, result, count(*) AS transactions ${ENTRIES} AND ${where}
          GROUP BY type, result ORDER BY type, result`;
        return this.#db.all<EntryCount>(sql, ...values);
      },
    });
  }

  async countAll(kind: number, term: bigint, headNs: bigint): Promise<EntryCount[]> {
    const list = BigInt.asIntN(64, term);
    if (kind !== LIST_KIND.all) return this.#db.all<EntryCount>(COUNTS, kind, list, headNs);
    type Counted = EntryCount & { readonly value: null };
    const rows = await this.#db.all<Counted | { readonly value: Uint8Array }>(COUNTS_OF_ALL, list, headNs);
    const newer = rows.flatMap(({ value }) => (value === null ? [] : TRANSACTIONS.read(value)));
    const counts = rows.flatMap((row) =>
      row.value === null ? [{ type: row.type, result: row.result, transactions: row.transactions }] : [],
    );
    return withoutNewer(
      counts,
      newer.filter(({ at }) => at > headNs).map(({ row }) => row()),
    );
  }

  async change(entity: bigint, after: bigint, upTo: bigint, most: number): Promise<bigint | undefined> {
    const values = [BigInt.asIntN(64, entity), after, upTo, most + 1];
    const row = await this.#db.get<{ entries: bigint; change: bigint | null }>(CHANGE, ...values);
    return unlessMore(row?.entries, most) === undefined ? undefined : (row?.change ?? 0n);
  }

  async sumChanges(
    entity: bigint,
    { first, last, widthNs }: BucketedSpan,
    most: number,
  ): Promise<ReadonlyMap<number, bigint> | undefined> {
    const values = [first, widthNs, BigInt.asIntN(64, entity), last, most + 1];
    return changesByBucket(await this.#db.all<BucketChange>(CHANGES, ...values), most);
  }

  async #hasAtMost(place: readonly PostgresValue[], most: number): Promise<boolean> {
    return unlessMore((await this.#db.get<Count>(BOUNDED, ...place, most + 1))?.places, most) !== undefined;
  }
}

/** The newest sum of a list at an instant or before it. */
export function postgresSumAt(
  db: PostgresReader,
  kind: number,
  term: bigint,
  instant: bigint,
): Promise<StoredSum | undefined> {
  return db.get<StoredSum>(SUM_AT, kind, term, instant);
}

function placeOf({ kind, term, first, last }: Pick<EntryPage, 'kind' | 'term' | 'first' | 'last'>) {
  return [kind, BigInt.asIntN(64, term), first, last] as const;
}

/** What entries of a list have to pass; its values are added to those that are bound. */
function postgresCondition(page: Omit<EntryPage, 'order' | 'limit'>, values: PostgresValue[]): string {
  const bind = (value: PostgresValue): string => `$${values.push(value)}`;
  return entryCondition(page, {
    bind: (value) => `${bind(value)}::integer`,
    oneOf: (column, list) => `${column} = ANY (${bind(list)}::integer[])`,
  });
}
