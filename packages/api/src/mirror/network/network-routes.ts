import { consensusNsOf, entityIdFromStore, NS_PER_DAY } from '@ledgerscope/ledger';
import {
  fileHistory,
  latestNetworkStake,
  type NetworkStakeRow,
  networkSupply,
  nodeStakesAt,
} from '@ledgerscope/ledger-store';
import { decodeIfValid, hapi } from '@ledgerscope/streams';
import { commonRange, MAX_LONG } from '../bounds.ts';
import { notFoundHere, notOfThePast } from '../mirror-error.ts';
import type { MirrorHandlers } from '../mirror-route.ts';
import { timeText } from '../mirror-values.ts';
import { instantAsked, spanOf, timeFilter } from '../time-filter.ts';

const RATES_FILE = entityIdFromStore(112n);
/** Versions of the file that are looked at for one that can be read. */
const MOST_VERSIONS = 12;

/** Exchange rates, and the stakes of the network. */
export const MIRROR_NETWORK_HANDLERS = {
  mirrorExchangeRate: async ({ snapshot, query }) => {
    let until = commonRange(query.all('timestamp')).last;
    for (let left = MOST_VERSIONS; left > 0; left--) {
      const pieces = await fileHistory(snapshot, RATES_FILE, until === MAX_LONG ? undefined : consensusNsOf(until));
      const [first] = pieces;
      if (first === undefined) break;
      const rates = decodeIfValid(hapi.ExchangeRateSet, Buffer.concat(pieces.map(({ contents }) => contents)));
      if (rates?.currentRate !== undefined && rates.nextRate !== undefined)
        return {
          body: {
            current_rate: rateReply(rates.currentRate),
            next_rate: rateReply(rates.nextRate),
            timestamp: timeText(first.consensusNs),
          },
        };
      until = first.consensusNs - 1n;
    }
    throw notFoundHere('File 0.0.112 not found');
  },
  mirrorNetworkStake: async ({ snapshot }) => {
    const row = await latestNetworkStake(snapshot);
    if (row === undefined) throw notFoundHere('No network stake data found');
    const nodes = await nodeStakesAt(snapshot, row.consensusNs);
    return {
      body: stakeReply(
        row,
        nodes.reduce((sum, { stake }) => sum + stake, 0n),
      ),
    };
  },
  mirrorNetworkSupply: async ({ snapshot, query }) => {
    const times = query.all('timestamp');
    const span = spanOf(timeFilter(times));
    const { totalTinybar, releasedTinybar, changedNs } = await networkSupply(snapshot);
    if (span === undefined || releasedTinybar === null) throw notFoundHere('Network supply not found');
    if (instantAsked(snapshot, times, span.last) !== undefined) throw notOfThePast('The supply');
    return {
      body: {
        released_supply: String(releasedTinybar),
        timestamp: timeText(changedNs),
        total_supply: String(totalTinybar),
      },
    };
  },
} satisfies Partial<MirrorHandlers>;

function rateReply({ hbarEquiv, centEquiv, expirationTime }: hapi.ExchangeRate) {
  return {
    cent_equivalent: centEquiv,
    expiration_time: expirationTime?.seconds ?? 0n,
    hbar_equivalent: hbarEquiv,
  };
}

function stakeReply(row: NetworkStakeRow, stakeTotal: bigint) {
  const from = row.stakingPeriodEndNs + 1n;
  return {
    max_stake_rewarded: row.maxStakeRewarded,
    max_staking_reward_rate_per_hbar: row.maxStakingRewardRatePerHbar,
    max_total_reward: row.maxTotalReward,
    node_reward_fee_fraction: fraction(row.nodeRewardFeeNumerator, row.nodeRewardFeeDenominator),
    reserved_staking_rewards: row.reservedStakingRewards,
    reward_balance_threshold: row.rewardBalanceThreshold,
    stake_total: stakeTotal,
    staking_period: { from: timeText(from), to: timeText(from + NS_PER_DAY) },
    staking_period_duration: row.stakingPeriodMinutes,
    staking_periods_stored: row.stakingPeriodsStored,
    staking_reward_fee_fraction: fraction(row.stakingRewardFeeNumerator, row.stakingRewardFeeDenominator),
    staking_reward_rate: row.stakingRewardRate,
    staking_start_threshold: row.stakingStartThreshold,
    unreserved_staking_reward_balance: row.unreservedStakingRewardBalance,
  };
}

function fraction(numerator: bigint, denominator: bigint): number {
  return denominator === 0n ? 0 : Number(numerator) / Number(denominator);
}
