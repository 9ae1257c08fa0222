import { NS_PER_DAY } from '@ledgerscope/ledger';
import { asU64 } from './column-range.ts';
import type { Derivation } from './derive-context.ts';
import { instantOf } from './instant-of.ts';

const NO_FRACTION = { numerator: 0n, denominator: 0n } as const;

/** Stakes of the network and of each node: nodeStakeUpdate comes after midnight UTC and reports the day that ended. */
export function deriveStakes(derivation: Derivation): void {
  const update = derivation.body.nodeStakeUpdate;
  if (update === undefined || !derivation.successful) return;
  const { consensusNs, rows } = derivation;
  const stakingPeriodEndNs = instantOf(update.endOfStakingPeriod);
  const nodeFee = update.nodeRewardFeeFraction ?? NO_FRACTION;
  const rewardFee = update.stakingRewardFeeFraction ?? NO_FRACTION;
  const epochDay = consensusNs / NS_PER_DAY - 1n;
  for (const node of update.nodeStake) {
    rows.nodeStake.push({
      ...node,
      nodeId: asU64(derivation, 'nodeStakeUpdate.nodeStake.nodeId', node.nodeId),
      consensusNs,
      stakingPeriodEndNs,
      epochDay,
    });
  }
  rows.networkStake.push({
    consensusNs,
    stakingPeriodEndNs,
    epochDay,
    maxStakingRewardRatePerHbar: update.maxStakingRewardRatePerHbar,
    nodeRewardFeeNumerator: nodeFee.numerator,
    nodeRewardFeeDenominator: nodeFee.denominator,
    stakingPeriodMinutes: update.stakingPeriod,
    stakingPeriodsStored: update.stakingPeriodsStored,
    stakingRewardFeeNumerator: rewardFee.numerator,
    stakingRewardFeeDenominator: rewardFee.denominator,
    stakingRewardRate: update.stakingRewardRate,
    stakingStartThreshold: update.stakingStartThreshold,
    reservedStakingRewards: update.reservedStakingRewards,
    unreservedStakingRewardBalance: update.unreservedStakingRewardBalance,
    rewardBalanceThreshold: update.rewardBalanceThreshold,
    maxStakeRewarded: update.maxStakeRewarded,
    maxTotalReward: update.maxTotalReward,
  });
}
