import type { EntityId } from '@ledgerscope/ledger';
import { NS_PER_SECOND } from '@ledgerscope/ledger';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { type BucketSize, bucketSql, hourParts, SECOND_SQL } from '../stats/rollup-window.ts';
import type { TimeRange } from '../time-range.ts';
import { nameRowCondition, type TokenFilter } from './token-filter.ts';

const OF_TOKEN = 'token = {token:UInt64}';
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
  snapshot: LedgerSnapshot,
  token: EntityId,
  range: TimeRange,
  bucket: BucketSize,
): Promise<BucketValue[]> {
  if (range.first > range.last) return [];
  const ofBucket = `SELECT ${bucketSql(SECOND_SQL, bucket)} AS bucket, toUInt64(1) AS transfers`;
  const parts = hourParts(
    range,
    {
      rows: (time) => `${ofBucket}, toUInt128(amount) AS value FROM token_transfer
          WHERE ${OF_TOKEN} AND ${time} AND amount > 0
        UNION ALL ${ofBucket}, toUInt128(1) AS value FROM nft_transfer_token WHERE ${OF_TOKEN} AND ${time}`,
      hours: (hours) => `SELECT ${bucketSql('toUnixTimestamp(hour)', bucket)} AS bucket, transfers, value
        FROM token_hour WHERE ${OF_TOKEN} AND ${hours}`,
    },
    bucket,
  );
  const sql = `SELECT bucket, toUInt64(sum(part.transfers)) AS transfers, toString(sum(part.value)) AS value
    FROM (${parts.sql}) AS part GROUP BY bucket ORDER BY bucket`;
  const parameters = { token, ...parts.parameters };
  const columns = { bucket: 'u32', transfers: 'u64', value: 'text' } as const;
  const rows = await snapshot.client.query('token:value', sql, parameters, columns, READ_LIMITS);
  return rows.map((row) => ({ ...row, value: BigInt(row.value) }));
}

/** A token and what was moved of it. */
export interface MovedToken extends Omit<BucketValue, 'bucket'> {
  readonly token: bigint;
}

/** The tokens that pass the filter and were moved most often, most first. */
export async function mostMovedTokens(
  snapshot: LedgerSnapshot,
  range: TimeRange,
  filter: Pick<TokenFilter, 'type'> & { readonly token?: EntityId | undefined },
  limit: number,
): Promise<MovedToken[]> {
  if (range.first > range.last) return [];
  const parts = hourParts(range, {
    rows: (time) => `SELECT move.1 AS token, toUInt64(1) AS transfers, toUInt128(move.2) AS value
      FROM transaction ARRAY JOIN ${MOVES} AS move WHERE ${time}`,
    hours: (hours) => `SELECT token, transfers, value FROM token_hour WHERE ${hours}`,
  });
  const tokens = filter.type === undefined ? undefined : nameRowCondition(snapshot, 'token_text', filter);
  const passing = [
    ...(tokens === undefined ? [] : [`token GLOBAL IN (SELECT id FROM token_text WHERE ${tokens.sql})`]),
    ...(filter.token === undefined ? [] : ['token = {token:UInt64}']),
  ];
  const sql = `SELECT token, toUInt64(sum(part.transfers)) AS transfers, toString(sum(part.value)) AS value
    FROM (${parts.sql}) AS part WHERE ${passing.join(' AND ') || '1'}
    GROUP BY token ORDER BY transfers DESC, token LIMIT {limit:UInt32}`;
  const { token } = filter;
  const parameters = { limit, ...(token !== undefined && { token }), ...tokens?.parameters, ...parts.parameters };
  const columns = { token: 'u64', transfers: 'u64', value: 'text' } as const;
  const rows = await snapshot.client.query('token:most-moved', sql, parameters, columns, READ_LIMITS);
  return rows.map((row) => ({ ...row, value: BigInt(row.value) }));
}

/** Tokens that were created, by bucket. */
export async function tokensCreated(
  snapshot: LedgerSnapshot,
  range: TimeRange,
  bucket: BucketSize,
  filter: Pick<TokenFilter, 'type'>,
): Promise<{ bucket: number; tokens: bigint }[]> {
  if (range.first > range.last) return [];
  const where = nameRowCondition(snapshot, 'token_text', { ...filter, created: range });
  const second = `toUInt32(intDiv(toUnixTimestamp64Nano(created_ns), ${NS_PER_SECOND}))`;
  const sql = `SELECT ${bucketSql(second, bucket)} AS bucket, toInt64(sum(if(listed = 1, 1, -1))) AS tokens
    FROM token_text WHERE ${where.sql} GROUP BY bucket HAVING tokens != 0 ORDER BY bucket`;
  const columns = { bucket: 'u32', tokens: 'i64' } as const;
  return snapshot.client.query('token:created', sql, where.parameters, columns, READ_LIMITS);
}
