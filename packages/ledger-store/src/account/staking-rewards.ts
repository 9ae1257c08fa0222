import type { EntityId } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { REWARDS } from '../rows/fact-list.ts';
import type { TimeRange } from '../time-range.ts';

/** A page of 1,000 rows, and one more that shows whether there is a next page. */
const MAX_REWARDS = 1_001;
/** Longer lists are read by the column store. */
const MOST_FROM_ROWS = 2_000;

/** A staking reward as it was paid. */
export interface StakingReward {
  /** Of the transaction that paid it out. */
  consensusNs: bigint;
  /** Tinybars. */
  amount: bigint;
}

export interface StakingRewardPage {
  readonly limit: number;
  readonly offset?: number;
  /** Newest first by default. */
  readonly order?: 'asc' | 'desc';
  /** Goes on behind this instant. */
  readonly after?: bigint | undefined;
}

/** What staking paid to an account, and the sum of all of it; at most 1001 rows. */
export async function stakingRewards(
  snapshot: LedgerSnapshot,
  account: EntityId,
  page: StakingRewardPage,
): Promise<{ rows: StakingReward[]; totalCount: bigint; totalTinybar: bigint }> {
  const known = await rewardsFromRows(snapshot, account, { first: 0n, last: headInstant(snapshot) });
  return known === undefined ? scanRewards(snapshot, account, page) : rewardsPage(known, page);
}

/** The same from the column store. */
export async function scanRewards(
  snapshot: LedgerSnapshot,
  account: EntityId,
  { limit, offset = 0, order = 'desc', after }: StakingRewardPage,
): Promise<{ rows: StakingReward[]; totalCount: bigint; totalTinybar: bigint }> {
  const headNs = headInstant(snapshot);
  const [direction, behind] = order === 'desc' ? ['DESC', '<'] : ['ASC', '>'];
  const paid = `account = {account:UInt64} AND consensus_ns <= ${nsParameter('headNs')}`;
  const listSql = `SELECT consensus_ns, amount FROM staking_reward
    WHERE ${paid} AND consensus_ns ${behind} ${nsParameter('after')}
    ORDER BY account ${direction}, consensus_ns ${direction} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const sumSql = `SELECT count() AS total_count, sum(amount) AS total_tinybar FROM staking_reward WHERE ${paid}`;
  const from = after ?? (order === 'desc' ? headNs + 1n : -1n);
  const parameters = { account, headNs, after: from, limit: Math.min(limit, MAX_REWARDS), offset };
  const [rows, [sum]] = await Promise.all([
    snapshot.client.query('account:rewards', listSql, parameters, { consensusNs: 'ns', amount: 'i64' }, READ_LIMITS),
    snapshot.client.query(
      'account:rewards',
      sumSql,
      { account, headNs },
      { totalCount: 'u64', totalTinybar: 'i64' },
      READ_LIMITS,
    ),
  ]);
  return { rows, totalCount: sum?.totalCount ?? 0n, totalTinybar: sum?.totalTinybar ?? 0n };
}

/** The rewards of an account in a span, oldest first; undefined where only the column store can tell. */
export function rewardsFromRows(
  { rows }: LedgerSnapshot,
  account: EntityId,
  span: TimeRange,
): Promise<StakingReward[] | undefined> {
  return rows.facts.of(REWARDS, [account], span, MOST_FROM_ROWS);
}

function rewardsPage(
  paid: readonly StakingReward[],
  { limit, offset = 0, order = 'desc', after }: StakingRewardPage,
): { rows: StakingReward[]; totalCount: bigint; totalTinybar: bigint } {
  const inOrder = order === 'desc' ? paid.toReversed() : paid;
  const isBehind = ({ consensusNs }: StakingReward) =>
    after === undefined || (order === 'desc' ? consensusNs < after : consensusNs > after);
  return {
    rows: inOrder.filter(isBehind).slice(offset, offset + Math.min(limit, MAX_REWARDS)),
    totalCount: BigInt(paid.length),
    totalTinybar: paid.reduce((sum, { amount }) => sum + amount, 0n),
  };
}
