import type { EntityId } from '@ledgerscope/ledger';
import { highWaterNs, nsParameter } from '../high-water.ts';
import type { LedgerReader } from '../ledger-reader.ts';

const MAX_REWARDS = 1_000;

/** A staking reward as it was paid. */
export interface StakingReward {
  /** Of the transaction that paid it out. */
  consensusNs: bigint;
  /** Tinybars. */
  amount: bigint;
}

/** What staking paid to an account, newest first, and the sum of all of it; at most 1000 rows. */
export async function stakingRewards(
  store: LedgerReader,
  account: EntityId,
  page: { readonly limit: number; readonly before?: bigint },
): Promise<{ rows: StakingReward[]; totalCount: bigint; totalTinybar: bigint }> {
  const highWater = highWaterNs(store);
  const paid = `account = {account:UInt64} AND consensus_ns <= ${nsParameter('highWater')}`;
  const listSql = `SELECT consensus_ns, amount FROM staking_reward WHERE ${paid} AND consensus_ns < ${nsParameter('before')}
    ORDER BY account DESC, consensus_ns DESC LIMIT {limit:UInt32}`;
  const sumSql = `SELECT count() AS total_count, sum(amount) AS total_tinybar FROM staking_reward WHERE ${paid}`;
  const before = page.before ?? highWater + 1n;
  const limit = Math.min(page.limit, MAX_REWARDS);
  const [rows, [sum]] = await Promise.all([
    store.client.query(
      'account:rewards',
      listSql,
      { account, highWater, before, limit },
      { consensusNs: 'ns', amount: 'i64' },
    ),
    store.client.query('account:rewards', sumSql, { account, highWater }, { totalCount: 'u64', totalTinybar: 'i64' }),
  ]);
  return { rows, totalCount: sum?.totalCount ?? 0n, totalTinybar: sum?.totalTinybar ?? 0n };
}
