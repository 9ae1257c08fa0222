import { defineStateTable } from '../state/state-table.ts';
import { defineTable, type RowOf } from '../table.ts';

/** One row per node and nodeStakeUpdate; proofs are weighted by the newest. */
export const nodeStakeTable = defineTable('node_stake', {
  nodeId: 'u64',
  consensusNs: 'ns',
  stakingPeriodEndNs: 'anyNs',
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
  stakingPeriodEndNs: 'anyNs',
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

/** Consensus nodes, from their transactions and the stake updates; nodes that only an address book names are not here. */
export const nodeTable = defineStateTable('node', ['nodeId'], {
  nodeId: 'u64',
  /** 0 where only a stake update named the node. */
  accountId: 'u64',
  createdNs: 'ns',
  updatedNs: 'ns',
  description: 'text',
  /** Serialized Key; empty for none. */
  adminKey: 'bytes',
  declineReward: 'u8',
  grpcCertificateHash: 'bytes',
  /** Serialized ServiceEndpoint, each. */
  serviceEndpoints: 'byteses',
  /** Tinybars, as of the newest stake update. */
  stake: 'i64',
  stakeRewarded: 'i64',
  stakeNotRewarded: 'i64',
  minStake: 'i64',
  maxStake: 'i64',
  /** Tinybars per hbar staked for the period. */
  rewardRate: 'i64',
  /** End of the period that the stakes are of; 0 before the first update. */
  stakingPeriodEndNs: 'anyNs',
  deleted: 'u8',
});
export type NodeRow = RowOf<typeof nodeTable>;

/** What the node of an account did in the hour from `hourNs` on. */
export const nodeHourTable = defineStateTable('node_hour', ['account', 'hourNs'], {
  account: 'u64',
  hourNs: 'ns',
  /** Transactions that were submitted to it. */
  transactions: 'u64',
  /** Tinybars of their fees that its account got. */
  fees: 'i64',
  /** Tinybars of staking and node rewards that its account got. */
  rewards: 'i64',
});
