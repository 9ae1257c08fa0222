import type { EntityId } from '@ledgerscope/ledger';
import { allOf, type Condition, type TimeRange, timeCondition } from '../condition.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { type BucketSize, bucketSql, HOUR_NS, holdsHours } from '../stats/rollup-window.ts';
import { nameRowCondition, type TokenFilter } from './token-filter.ts';

const SECOND_NS = 1_000_000_000n;
const SECOND_SQL = `toUInt32(intDiv(toUnixTimestamp64Nano(consensus_ns), ${SECOND_NS}))`;
/** As in the view of `token_hour`. */
const MOVES = `arrayConcat(arrayFilter(change -> change.2 > 0, arrayZip(token_transfer_token, token_transfer_amount)),
  arrayMap(collection -> (collection, toInt64(1)), nft_transfer_token))`;

/** What was moved of a token in one bucket. */
export interface BucketValue {
  /** Seconds since 1970 at which the bucket starts. */
  readonly bucket: number;
  /** Credits of accounts; for NFTs changes of owner, mints and burns too. */
  readonly transfers: bigint;
  /** Sum of the credits in smallest units; NFTs count as 1. It may not fit 64 bits. */
  readonly value: bigint;
}

/** What was moved of a token by bucket, exactly: whole hours from the roll-up, the ends from the transfers. */
export async function tokenValue(
  store: LedgerSnapshot,
  token: EntityId,
  range: TimeRange,
  bucket: BucketSize,
): Promise<BucketValue[]> {
  if (range.first > range.last) return [];
  const { ends, hours } = cut(range, holdsHours(bucket));
  const parts = ends.flatMap(([name, part]) => transferParts(name, part, bucket));
  if (hours !== undefined) parts.push(hoursPart(hours, bucket));
  const sql = `SELECT bucket, toUInt64(sum(part.transfers)) AS transfers, toString(sum(part.value)) AS value
    FROM (${parts.map((part) => part.sql).join(' UNION ALL ')}) AS part GROUP BY bucket ORDER BY bucket`;
  const parameters = Object.assign({ token }, ...parts.map((part) => part.parameters));
  const columns = { bucket: 'u32', transfers: 'u64', value: 'text' } as const;
  const rows = await store.client.query('token:value', sql, parameters, columns, READ_LIMITS);
  return rows.map((row) => ({ ...row, value: BigInt(row.value) }));
}

/** A token and what was moved of it. */
export interface MovedToken extends Omit<BucketValue, 'bucket'> {
  readonly token: bigint;
}

/** The tokens that pass the filter and were moved most often, most first. */
export async function mostMovedTokens(
  store: LedgerSnapshot,
  range: TimeRange,
  filter: TokenFilter,
  limit: number,
): Promise<MovedToken[]> {
  if (range.first > range.last) return [];
  const { ends, hours } = cut(range, true);
  const parts = ends.map(([name, part]): Condition => {
    const time = timeCondition(part, name);
    const sql = `SELECT move.1 AS token, toUInt64(1) AS transfers, toUInt128(move.2) AS value
      FROM transaction ARRAY JOIN ${MOVES} AS move WHERE ${time.sql}`;
    return { sql, parameters: time.parameters };
  });
  if (hours !== undefined)
    parts.push({ sql: `SELECT token, transfers, value FROM token_hour WHERE ${HOURS}`, parameters: hourBounds(hours) });
  const tokens = filter.type === undefined ? undefined : nameRowCondition(store, 'token_text', filter);
  const passing = tokens === undefined ? '1' : `token GLOBAL IN (SELECT id FROM token_text WHERE ${tokens.sql})`;
  const sql = `SELECT token, toUInt64(sum(part.transfers)) AS transfers, toString(sum(part.value)) AS value
    FROM (${parts.map((part) => part.sql).join(' UNION ALL ')}) AS part WHERE ${passing}
    GROUP BY token ORDER BY transfers DESC, token LIMIT {limit:UInt32}`;
  const parameters = Object.assign({ limit }, tokens?.parameters, ...parts.map((part) => part.parameters));
  const columns = { token: 'u64', transfers: 'u64', value: 'text' } as const;
  const rows = await store.client.query('token:most-moved', sql, parameters, columns, READ_LIMITS);
  return rows.map((row) => ({ ...row, value: BigInt(row.value) }));
}

/** Tokens that were created, by bucket. */
export async function tokensCreated(
  store: LedgerSnapshot,
  range: TimeRange,
  bucket: BucketSize,
  filter: Pick<TokenFilter, 'type'>,
): Promise<{ bucket: number; tokens: bigint }[]> {
  if (range.first > range.last) return [];
  const where = nameRowCondition(store, 'token_text', { ...filter, created: range });
  const second = `toUInt32(intDiv(toUnixTimestamp64Nano(created_ns), ${SECOND_NS}))`;
  const sql = `SELECT ${bucketSql(second, bucket)} AS bucket, toInt64(sum(if(listed = 1, 1, -1))) AS tokens
    FROM token_text WHERE ${where.sql} GROUP BY bucket HAVING tokens != 0 ORDER BY bucket`;
  const columns = { bucket: 'u32', tokens: 'i64' } as const;
  return store.client.query('token:created', sql, where.parameters, columns, READ_LIMITS);
}

interface Cut {
  readonly ends: readonly (readonly [string, TimeRange])[];
  readonly hours: TimeRange | undefined;
}

/** The hour of the newest instant is never taken whole: the roll-up may hold a batch that is not committed yet. */
function cut({ first, last }: TimeRange, byHours: boolean): Cut {
  const hourFirst = ((first + HOUR_NS - 1n) / HOUR_NS) * HOUR_NS;
  const hourEnd = ((last + 1n) / HOUR_NS) * HOUR_NS;
  if (!byHours || hourFirst >= hourEnd) return { ends: [['row', { first, last }]], hours: undefined };
  return {
    ends: [
      ['start', { first, last: hourFirst - 1n }],
      ['end', { first: hourEnd, last }],
    ],
    hours: { first: hourFirst, last: hourEnd - 1n },
  };
}

const HOURS = "hour >= toDateTime({hourFirst:UInt32}, 'UTC') AND hour <= toDateTime({hourLast:UInt32}, 'UTC')";

function hourBounds({ first, last }: TimeRange): { hourFirst: bigint; hourLast: bigint } {
  return { hourFirst: first / SECOND_NS, hourLast: last / SECOND_NS };
}

function hoursPart(hours: TimeRange, bucket: BucketSize): Condition {
  const sql = `SELECT ${bucketSql('toUnixTimestamp(hour)', bucket)} AS bucket, transfers, value
    FROM token_hour WHERE token = {token:UInt64} AND ${HOURS}`;
  return { sql, parameters: hourBounds(hours) };
}

function transferParts(name: string, range: TimeRange, bucket: BucketSize): Condition[] {
  const time = timeCondition(range, name);
  const where = allOf({ sql: 'token = {token:UInt64}', parameters: {} }, time);
  const start = `SELECT ${bucketSql(SECOND_SQL, bucket)} AS bucket, toUInt64(1) AS transfers`;
  return [
    {
      sql: `${start}, toUInt128(amount) AS value FROM token_transfer WHERE ${where.sql} AND amount > 0`,
      parameters: where.parameters,
    },
    { sql: `${start}, toUInt128(1) AS value FROM nft_transfer_token WHERE ${where.sql}`, parameters: where.parameters },
  ];
}
