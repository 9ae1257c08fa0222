import { defineTable, type RowOf } from '../table.ts';

/** One row per node and nodeStakeUpdate; proofs are weighted by the newest. */
export const nodeStakeTable = defineTable('node_stake', {
  nodeId: 'u64',
  consensusNs: 'ns',
  stakingPeriodEndNs: 'ns',
  /** UTC day number of the period that ended. */
  epochDay: 'i64',
  stake: 'i64',
  stakeRewarded: 'i64',
  stakeNotRewarded: 'i64',
  minStake: 'i64',
  maxStake: 'i64',
  rewardRate: 'i64',
});
export type NodeStakeRow = RowOf<typeof nodeStakeTable>;

/** One row per nodeStakeUpdate, also when it lists no node. */
export const networkStakeTable = defineTable('network_stake', {
  consensusNs: 'ns',
  stakingPeriodEndNs: 'ns',
  epochDay: 'i64',
  maxStakingRewardRatePerHbar: 'i64',
  nodeRewardFeeNumerator: 'i64',
  nodeRewardFeeDenominator: 'i64',
  stakingPeriodMinutes: 'i64',
  stakingPeriodsStored: 'i64',
  stakingRewardFeeNumerator: 'i64',
  stakingRewardFeeDenominator: 'i64',
  stakingRewardRate: 'i64',
  stakingStartThreshold: 'i64',
  reservedStakingRewards: 'i64',
  unreservedStakingRewardBalance: 'i64',
  rewardBalanceThreshold: 'i64',
  maxStakeRewarded: 'i64',
  maxTotalReward: 'i64',
});
export type NetworkStakeRow = RowOf<typeof networkStakeTable>;
