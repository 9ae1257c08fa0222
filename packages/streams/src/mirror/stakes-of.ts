import { type ConsensusNs, consensusNs, NS_PER_SECOND } from '@ledgerscope/ledger';
import type { Fraction, Timestamp } from '../hapi/messages.ts';
import type { MirrorReply } from './answer.ts';
import type { Data, MirrorReported } from './reported.ts';

const DECIMAL = /^(\d{1,9})(?:\.(\d{1,9}))?$/;

/** The stakes of a period: the API reports those of the current one, which has to be the one that the update began. */
export function stakesOf({ more, time }: MirrorReported): Data {
  const network = more.object('stake');
  const began = network?.object('staking_period')?.instant('from');
  const nodes = more.list('nodes');
  if (network === undefined || began === undefined || nodes.length === 0 || !isWithin(network, time)) return {};
  const end = nsOf(began) - 1n;
  return {
    nodeStakeUpdate: {
      endOfStakingPeriod: { seconds: end / NS_PER_SECOND, nanos: Number(end % NS_PER_SECOND) },
      nodeStake: nodes.map((node) => ({
        nodeId: node.integer('node_id'),
        stake: node.integer('stake'),
        stakeRewarded: node.integer('stake_rewarded'),
        stakeNotRewarded: node.integer('stake_not_rewarded'),
        minStake: node.integer('min_stake'),
        maxStake: node.integer('max_stake'),
        rewardRate: node.integer('reward_rate_start'),
      })),
      ...ratesOf(network),
    },
  };
}

function ratesOf(network: MirrorReply) {
  return {
    maxStakingRewardRatePerHbar: network.integer('max_staking_reward_rate_per_hbar'),
    nodeRewardFeeFraction: fractionOf(network, 'node_reward_fee_fraction'),
    stakingPeriodsStored: network.integer('staking_periods_stored'),
    stakingPeriod: network.integer('staking_period_duration'),
    stakingRewardFeeFraction: fractionOf(network, 'staking_reward_fee_fraction'),
    stakingStartThreshold: network.integer('staking_start_threshold'),
    stakingRewardRate: network.integer('staking_reward_rate'),
    reservedStakingRewards: network.integer('reserved_staking_rewards'),
    unreservedStakingRewardBalance: network.integer('unreserved_staking_reward_balance'),
    rewardBalanceThreshold: network.integer('reward_balance_threshold'),
    maxStakeRewarded: network.integer('max_stake_rewarded'),
    maxTotalReward: network.integer('max_total_reward'),
  };
}

function isWithin(network: MirrorReply, time: Timestamp): boolean {
  const period = network.requireObject('staking_period');
  const from = period.neededInstant('from');
  const to = period.instant('to');
  return nsOf(from) <= nsOf(time) && (to === undefined || nsOf(time) < nsOf(to));
}

/** The network states a fraction, the API its decimals. */
function fractionOf(network: MirrorReply, name: string): Fraction {
  const [, whole = '0', part = ''] = DECIMAL.exec(network.decimal(name)) ?? [];
  return { numerator: BigInt(whole + part), denominator: 10n ** BigInt(part.length) };
}

function nsOf({ seconds, nanos }: Timestamp): ConsensusNs {
  return consensusNs(seconds, nanos);
}
