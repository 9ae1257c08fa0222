import { NS_PER_DAY } from '@ledgerscope/ledger';
import type { NetworkDuty } from '../../duty-clock.ts';
import { timestamp } from '../../world/ids.ts';
import { STAKING_REWARDS, SYSTEM_ADMIN } from '../../world/system-accounts.ts';
import { HBAR } from '../../world/units.ts';
import {
  accrueRewards,
  MAX_REWARD_RATE,
  measureStakes,
  type NodeStakeSum,
  REWARD_BALANCE_THRESHOLD,
  reservedRewards,
  rewardRate,
  stakeBounds,
  stakingBook,
} from './staking-period.ts';

/** A tenth of the fees each goes to 0.0.800 and 0.0.801. */
const TENTH = { numerator: 10n, denominator: 100n };
const PERIODS_STORED = 365n;
/** A staking period lasts so many minutes. */
const PERIOD_MINUTES = 1_440n;
const START_THRESHOLD = 250_000_000n * HBAR;
/** More stake than this shares the rewards of so much (HIP-782). */
const MAX_STAKE_REWARDED = 50_000_000_000n * HBAR;

/** At midnight UTC the network closes the staking period: stakes, rates and what is owed (NodeStakeUpdate). */
export const updateNodeStakes: NetworkDuty = {
  periodNs: NS_PER_DAY,
  run: (world) => {
    const midnight = (world.now / NS_PER_DAY) * NS_PER_DAY;
    const endedDay = Number(midnight / NS_PER_DAY) - 1;
    const book = stakingBook(world);
    const { byAccount, byNode } = measureStakes(world);
    const { min } = stakeBounds(byNode.length);
    const reserved = reservedRewards(world);
    const unreserved = world.account(STAKING_REWARDS).balance - reserved;
    const rate = rewardRate(unreserved);
    const rates = byNode.map((node) => (node.rewarded + node.notRewarded < min ? 0n : rate));
    const data = { nodeStakeUpdate: stakeBody(midnight, byNode, { rates, rate, reserved, unreserved }) };
    world.submitSystem(
      SYSTEM_ADMIN,
      data,
      (effects) => {
        effects.onSuccess(() => {
          // The first midnight ends a day that began before the ledger did.
          if (book.day === endedDay) accrueRewards(world, endedDay, rates);
          book.stakeAtStart = byAccount;
          book.day = endedDay + 1;
        });
      },
      'End of staking period calculation record',
    );
  },
};

interface Rewards {
  /** Tinybars per hbar, by node. */
  readonly rates: readonly bigint[];
  readonly rate: bigint;
  readonly reserved: bigint;
  readonly unreserved: bigint;
}

function stakeBody(midnight: bigint, byNode: readonly NodeStakeSum[], { rates, rate, reserved, unreserved }: Rewards) {
  const { max, min } = stakeBounds(byNode.length);
  const rewardedStake = byNode.reduce((sum, { rewarded }) => sum + rewarded, 0n);
  return {
    endOfStakingPeriod: timestamp(midnight - 1n),
    nodeStake: byNode.map(({ nodeId, rewarded, notRewarded }) => {
      const total = rewarded + notRewarded;
      return {
        nodeId: BigInt(nodeId),
        maxStake: max,
        minStake: min,
        stake: weight(total, min, max),
        stakeRewarded: rewarded,
        stakeNotRewarded: notRewarded,
        rewardRate: rates[nodeId] ?? 0n,
      };
    }),
    maxStakingRewardRatePerHbar: MAX_REWARD_RATE,
    nodeRewardFeeFraction: TENTH,
    stakingRewardFeeFraction: TENTH,
    stakingPeriodsStored: PERIODS_STORED,
    stakingPeriod: PERIOD_MINUTES,
    stakingStartThreshold: START_THRESHOLD,
    stakingRewardRate: (rate * rewardedStake) / HBAR,
    reservedStakingRewards: reserved,
    unreservedStakingRewardBalance: unreserved,
    rewardBalanceThreshold: REWARD_BALANCE_THRESHOLD,
    maxStakeRewarded: MAX_STAKE_REWARDED,
    maxTotalReward: (MAX_REWARD_RATE * MAX_STAKE_REWARDED) / HBAR,
  };
}

/** What of a node's stake counts for consensus. */
function weight(stake: bigint, min: bigint, max: bigint): bigint {
  if (stake < min) return 0n;
  return stake < max ? stake : max;
}
