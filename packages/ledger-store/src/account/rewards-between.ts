import type { EntityId } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import type { TimeRange } from '../time-range.ts';
import { rewardsFromRows, type StakingReward } from './staking-rewards.ts';

/** What staking paid to an account within a span, in the order of time. */
export async function rewardsBetween(
  snapshot: LedgerSnapshot,
  account: EntityId,
  { first, last, order, limit }: TimeRange & { readonly order: 'asc' | 'desc'; readonly limit: number },
): Promise<StakingReward[]> {
  const headNs = headInstant(snapshot);
  const known = await rewardsFromRows(snapshot, account, { first, last: last < headNs ? last : headNs });
  if (known !== undefined) return (order === 'asc' ? known : known.toReversed()).slice(0, limit);
  const sql = `SELECT consensus_ns, amount FROM staking_reward
    WHERE account = {account:UInt64} AND consensus_ns >= ${nsParameter('first')} AND consensus_ns <= ${nsParameter('last')}
    ORDER BY account ${order}, consensus_ns ${order} LIMIT {limit:UInt32}`;
  const parameters = { account, first, last: last < headNs ? last : headNs, limit };
  return snapshot.client.query(
    'account:rewards-between',
    sql,
    parameters,
    { consensusNs: 'ns', amount: 'i64' },
    READ_LIMITS,
  );
}
