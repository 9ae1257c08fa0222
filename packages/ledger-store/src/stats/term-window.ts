import { type EntityId, NS_PER_SECOND, SECONDS_PER_DAY } from '@ledgerscope/ledger';
import type { ResultRow } from '../client/ledger-client.ts';
import { allOf, type Condition, timeCondition } from '../condition.ts';
import { countedText } from '../counted-on.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { CALL_SENDERS } from '../rows/fact-list.ts';
import type { TimeRange } from '../time-range.ts';
import { type BucketSize, bucketSql, hourParts, SECOND_SQL } from './rollup-window.ts';

const ENTITY_TERM = 'kind = 0 AND term = {entity:UInt64}';

/** Transactions that an entity took part in, of one bucket. */
export interface BucketCount {
  /** Seconds since 1970 at which the bucket starts. */
  bucket: number;
  transactions: bigint;
}

/** Exact counts of an entity's transactions by bucket: whole hours from the roll-up, the ends from the term index. */
export async function entityVolume(
  snapshot: LedgerSnapshot,
  entity: EntityId,
  range: TimeRange,
  bucket: BucketSize,
): Promise<BucketCount[]> {
  if (range.first > range.last) return [];
  const parts = hourParts(
    range,
    {
      rows: (time) => `SELECT ${bucketSql(SECOND_SQL, bucket)} AS bucket, toUInt64(1) AS transactions
        FROM term_transaction WHERE ${ENTITY_TERM} AND ${time}`,
      hours: (
        hours,
      ) => `SELECT ${bucketSql('toUnixTimestamp(hour)', bucket)} AS bucket, toUInt64(transactions) AS transactions
        FROM term_hour WHERE ${ENTITY_TERM} AND ${hours}`,
    },
    bucket,
  );
  const sql = `SELECT bucket, toUInt64(sum(part.transactions)) AS transactions
    FROM (${parts.sql}) AS part GROUP BY bucket ORDER BY bucket`;
  const parameters = { entity, ...parts.parameters };
  const columns = { bucket: 'u32', transactions: 'u64' } as const;
  return snapshot.client.query('stats:entity-volume', sql, parameters, columns, READ_LIMITS);
}

/** Beyond this many calls, users are estimated from the day sketches. */
const MAX_EXACT_ROWS = 1_000_000n;
/** More calls than these are counted by the column store. */
const MOST_SENDERS = 10_000;

/** Distinct senders of calls of a contract; who pays may be a relay. */
export interface ContractUsers {
  readonly users: bigint;
  /** True where whole days of sketches were merged (error about 2 %) instead of counting every sender. */
  readonly approximate: boolean;
  readonly buckets: readonly { readonly bucket: number; readonly users: bigint }[];
}

/** The distinct senders of a contract's calls over a span and by bucket. */
export function contractUsers(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  range: TimeRange,
  bucket: BucketSize,
): Promise<ContractUsers> {
  // Of committed instants: no batch changes them.
  return snapshot.caches.answers.read(countedText(['users of a contract', contract, range, bucket]), () =>
    readUsers(snapshot, contract, range, bucket),
  );
}

async function readUsers(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  range: TimeRange,
  bucket: BucketSize,
): Promise<ContractUsers> {
  if (range.first > range.last) return { users: 0n, approximate: false, buckets: [] };
  const known =
    bucket.unit === 'all'
      ? await snapshot.rows.facts.countDistinct(CALL_SENDERS, contract, range, MOST_SENDERS)
      : undefined;
  if (known !== undefined)
    return { users: known, approximate: false, buckets: known === 0n ? [] : [{ bucket: 0, users: known }] };
  return scanUsers(snapshot, contract, range, bucket);
}

/** The same from the column store. */
export async function scanUsers(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  range: TimeRange,
  bucket: BucketSize,
): Promise<ContractUsers> {
  if (!isDays(bucket)) return (await exactUsers(snapshot, contract, range, bucket)).users;
  const exact = await exactUsers(snapshot, contract, range, bucket, MAX_EXACT_ROWS + 1n);
  return exact.rows > MAX_EXACT_ROWS ? sketchedUsers(snapshot, contract, range, bucket) : exact.users;
}

/** By counting every sender, among at most so many calls of the contract; `rows` is how many were scanned. */
async function exactUsers(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  range: TimeRange,
  bucket: BucketSize,
  most?: bigint,
): Promise<{ readonly users: ContractUsers; readonly rows: bigint }> {
  const where = allOf({ sql: 'contract = {entity:UInt64}', parameters: { entity: contract } }, timeCondition(range));
  const limit = most === undefined ? '' : `LIMIT ${most}`;
  const source = {
    sql: `(SELECT consensus_ns, sender FROM contract_call WHERE ${where.sql} ${limit})`,
    parameters: where.parameters,
  };
  const measures = { users: 'uniqExact(sender)', rows: 'count()' };
  const found = await queryUsers(snapshot, source, { second: SECOND_SQL, measures, bucket });
  const rows = found.find((row) => row.whole === 1)?.rows ?? 0n;
  return { users: { ...bucketsOf(found), approximate: false }, rows };
}

async function sketchedUsers(
  snapshot: LedgerSnapshot,
  contract: EntityId,
  range: TimeRange,
  bucket: BucketSize,
): Promise<ContractUsers> {
  const { sql, parameters } = daySketches(range);
  const source = { sql, parameters: { entity: contract, ...parameters } };
  const measures = { users: 'uniqCombinedMerge(12)(users)', rows: '0' };
  const second = "toUnixTimestamp(toDateTime(day, 'UTC'))";
  return { ...bucketsOf(await queryUsers(snapshot, source, { second, measures, bucket })), approximate: true };
}

interface UserMeasures {
  /** The second of a row, as SQL. */
  readonly second: string;
  readonly measures: { readonly users: string; readonly rows: string };
  readonly bucket: BucketSize;
}

const USER_COLUMNS = { bucket: 'u32', users: 'u64', rows: 'u64', whole: 'u8' } as const;
type UserRow = ResultRow<typeof USER_COLUMNS>;

function queryUsers(
  snapshot: LedgerSnapshot,
  source: Condition,
  { second, measures, bucket }: UserMeasures,
): Promise<UserRow[]> {
  const sums = `toUInt64(${measures.users}) AS users, toUInt64(${measures.rows}) AS rows`;
  const whole = `SELECT toUInt32(0) AS bucket, ${sums}, toUInt8(1) AS whole FROM ${source.sql}`;
  const parts = `SELECT ${bucketSql(second, bucket)} AS bucket, ${sums}, toUInt8(0) AS whole FROM ${source.sql}
    GROUP BY bucket`;
  const sql = bucket.unit === 'all' ? whole : `${parts} UNION ALL ${whole}`;
  return snapshot.client.query('stats:contract-users', sql, source.parameters, USER_COLUMNS, READ_LIMITS);
}

/** What has no user has no bucket. Where all is one bucket, only the whole is asked for. */
function bucketsOf(rows: readonly UserRow[]): Pick<ContractUsers, 'users' | 'buckets'> {
  const users = rows.find(({ whole }) => whole === 1)?.users ?? 0n;
  const parts = rows.some(({ whole }) => whole === 0) ? rows.filter(({ whole }) => whole === 0) : rows;
  return {
    users,
    buckets: parts.filter((row) => row.users > 0n).map((row) => ({ bucket: row.bucket, users: row.users })),
  };
}

function daySketches({ first, last }: TimeRange): Condition {
  const sql = `contract_users_day WHERE contract = {entity:UInt64}
    AND day >= toDate(toDateTime({firstDay:UInt32}, 'UTC')) AND day <= toDate(toDateTime({lastDay:UInt32}, 'UTC'))`;
  return { sql, parameters: { firstDay: first / NS_PER_SECOND, lastDay: last / NS_PER_SECOND } };
}

function isDays(bucket: BucketSize): boolean {
  return bucket.unit !== 'seconds' || bucket.seconds % SECONDS_PER_DAY === 0;
}
