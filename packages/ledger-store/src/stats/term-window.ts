import type { EntityId } from '@ledgerscope/ledger';
import { allOf, type Condition, type TimeRange, timeCondition } from '../condition.ts';
import type { LedgerReader } from '../ledger-reader.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { type BucketSize, bucketSql, HOUR_NS, holdsHours } from './rollup-window.ts';

const SECOND_NS = 1_000_000_000n;
const ENTITY_TERM = 'kind = 0 AND term = {entity:UInt64}';

/** Transactions that an entity took part in, of one bucket. */
export interface BucketCount {
  /** Seconds since 1970 at which the bucket starts. */
  bucket: number;
  transactions: bigint;
}

/** Exact counts of an entity's transactions by bucket: whole hours from the roll-up, the ends from the term index. */
export async function entityVolume(
  store: LedgerReader,
  entity: EntityId,
  range: TimeRange,
  bucket: BucketSize,
): Promise<BucketCount[]> {
  if (range.first > range.last) return [];
  const parts = volumeParts(range, bucket);
  const sql = `SELECT bucket, toUInt64(sum(part.transactions)) AS transactions
    FROM (${parts.map((part) => part.sql).join(' UNION ALL ')}) AS part GROUP BY bucket ORDER BY bucket`;
  const parameters = Object.assign({ entity }, ...parts.map((part) => part.parameters));
  const columns = { bucket: 'u32', transactions: 'u64' } as const;
  return store.client.query('stats:entity-volume', sql, parameters, columns, READ_LIMITS);
}

function volumeParts({ first, last }: TimeRange, bucket: BucketSize): Condition[] {
  const [hourFirst, hourEnd] = [((first + HOUR_NS - 1n) / HOUR_NS) * HOUR_NS, ((last + 1n) / HOUR_NS) * HOUR_NS];
  if (!holdsHours(bucket) || hourFirst >= hourEnd) return [rowsPart('row', { first, last }, bucket)];
  const hours = `SELECT ${bucketSql('toUnixTimestamp(hour)', bucket)} AS bucket, toUInt64(transactions) AS transactions
    FROM term_hour WHERE ${ENTITY_TERM}
      AND hour >= toDateTime({hourFirst:UInt32}, 'UTC') AND hour < toDateTime({hourEnd:UInt32}, 'UTC')`;
  return [
    rowsPart('start', { first, last: hourFirst - 1n }, bucket),
    { sql: hours, parameters: { hourFirst: hourFirst / SECOND_NS, hourEnd: hourEnd / SECOND_NS } },
    rowsPart('end', { first: hourEnd, last }, bucket),
  ];
}

function rowsPart(name: string, range: TimeRange, bucket: BucketSize): Condition {
  const time = timeCondition(range, name);
  const sql = `SELECT ${bucketSql(SECOND_SQL, bucket)} AS bucket, toUInt64(1) AS transactions
    FROM term_transaction WHERE ${ENTITY_TERM} AND ${time.sql}`;
  return { sql, parameters: time.parameters };
}

const SECOND_SQL = `toUInt32(intDiv(toUnixTimestamp64Nano(consensus_ns), ${SECOND_NS}))`;
/** Of contractCall and ethereumTransaction, as in contract_users_day. */
const CALLS = 'type IN (7, 50) AND bitAnd(roles, 8) != 0';
/** Beyond this many transactions, users are estimated from the day sketches. */
const MAX_EXACT_ROWS = 1_000_000n;

/** Distinct payers of calls of a contract. */
export interface ContractUsers {
  readonly users: bigint;
  /** True where whole days of sketches were merged (error about 2 %) instead of telling every payer apart. */
  readonly approximate: boolean;
  readonly buckets: readonly { readonly bucket: number; readonly users: bigint }[];
}

/**
 * The distinct payers of a contract's calls over a span and by bucket.
 * @param transactions how many transactions the contract took part in over the span, where that is known already
 */
export async function contractUsers(
  store: LedgerReader,
  contract: EntityId,
  range: TimeRange,
  bucket: BucketSize,
  transactions?: bigint,
): Promise<ContractUsers> {
  if (range.first > range.last) return { users: 0n, approximate: false, buckets: [] };
  const approximate = isDays(bucket) && (await rowsToRead(store, contract, range, transactions)) > MAX_EXACT_ROWS;
  const source = approximate ? daySketches(range) : callRows(range);
  const second = approximate ? "toUnixTimestamp(toDateTime(day, 'UTC'))" : SECOND_SQL;
  const users = approximate ? 'uniqCombinedMerge(12)(users)' : 'uniqExact(payer)';
  const whole = `SELECT toUInt32(0) AS bucket, toUInt64(${users}) AS users, toUInt8(1) AS whole FROM ${source.sql}`;
  const parts = `SELECT ${bucketSql(second, bucket)} AS bucket, toUInt64(${users}) AS users, toUInt8(0) AS whole
    FROM ${source.sql} GROUP BY bucket`;
  const sql = bucket.unit === 'all' ? whole : `${parts} UNION ALL ${whole}`;
  const parameters = { entity: contract, ...source.parameters };
  const columns = { bucket: 'u32', users: 'u64', whole: 'u8' } as const;
  const rows = await store.client.query('stats:contract-users', sql, parameters, columns, READ_LIMITS);
  const all = rows.find((row) => row.whole === 1)?.users ?? 0n;
  return { users: all, approximate, buckets: bucket.unit === 'all' ? oneBucket(all) : bucketsOf(rows) };
}

/** A span without a user has no bucket. */
function oneBucket(users: bigint): ContractUsers['buckets'] {
  return users === 0n ? [] : [{ bucket: 0, users }];
}

function bucketsOf(rows: readonly { bucket: number; users: bigint; whole: number }[]): ContractUsers['buckets'] {
  return rows.filter((row) => row.whole === 0).map(({ bucket, users }) => ({ bucket, users }));
}

async function rowsToRead(
  store: LedgerReader,
  contract: EntityId,
  range: TimeRange,
  transactions: bigint | undefined,
): Promise<bigint> {
  if (transactions !== undefined) return transactions;
  return (await entityVolume(store, contract, range, { unit: 'all' }))[0]?.transactions ?? 0n;
}

function callRows(range: TimeRange): Condition {
  const where = allOf({ sql: `${ENTITY_TERM} AND ${CALLS}`, parameters: {} }, timeCondition(range));
  return { sql: `term_transaction WHERE ${where.sql}`, parameters: where.parameters };
}

function daySketches({ first, last }: TimeRange): Condition {
  const sql = `contract_users_day WHERE contract = {entity:UInt64}
    AND day >= toDate(toDateTime({firstDay:UInt32}, 'UTC')) AND day <= toDate(toDateTime({lastDay:UInt32}, 'UTC'))`;
  return { sql, parameters: { firstDay: first / SECOND_NS, lastDay: last / SECOND_NS } };
}

function isDays(bucket: BucketSize): boolean {
  return bucket.unit !== 'seconds' || bucket.seconds % 86_400 === 0;
}
