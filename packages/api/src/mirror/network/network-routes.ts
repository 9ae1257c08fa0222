import { formatHbar, NS_PER_DAY, NS_PER_SECOND, smaller } from '@ledgerscope/ledger';
import { latestNetworkStake, type NetworkStakeRow, networkSupply, nodeStakesAt } from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import { javaTimes } from '../java-bounds.ts';
import { notFoundHere, notOfThePast, refusedQuery } from '../mirror-error.ts';
import type { MirrorHandlers } from '../mirror-route.ts';
import { timeText } from '../mirror-values.ts';
import { instantAsked } from '../time-filter.ts';
import { ratesAt } from './exchange-rates.ts';
import { readFeeSchedules } from './fee-schedules.ts';
import { gasFees, inForce } from './network-fees.ts';

/** Exchange rates, and the stakes of the network. */
export const MIRROR_NETWORK_HANDLERS = {
  mirrorExchangeRate: async ({ snapshot, query }) => {
    const { first, last } = javaTimes(query.all('timestamp'));
    const { read, sinceNs } = versionFrom(first, await ratesAt(snapshot, last), '0.0.112');
    return {
      body: {
        current_rate: rateReply(read.currentRate),
        next_rate: rateReply(read.nextRate),
        timestamp: timeText(sinceNs),
      },
    };
  },
  mirrorNetworkFees: async ({ snapshot, query }) => {
    const { first, last } = javaTimes(query.all('timestamp'));
    const schedules = versionFrom(first, await readFeeSchedules(snapshot, last), '0.0.111');
    const rates = versionFrom(first, await ratesAt(snapshot, last), '0.0.112');
    const at = smaller(last, snapshot.head?.lastNs ?? 0n) / NS_PER_SECOND;
    const { currentRate, nextRate } = rates.read;
    const { current, next } = schedules.read;
    const rate = inForce(currentRate, nextRate, currentRate.expirationTime?.seconds ?? 0n, at);
    const fees = gasFees(inForce(current, next, current.expiryTime?.seconds ?? 0n, at), rate);
    return {
      body: { fees: query.order === 'asc' ? fees : fees.toReversed(), timestamp: timeText(schedules.sinceNs) },
    };
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
    const { first, last } = javaTimes(times);
    if (first > last) throw refusedQuery('Invalid range provided for timestamp');
    const { totalTinybar, releasedTinybar, changedNs } = await networkSupply(snapshot);
    if (releasedTinybar === null || first > (snapshot.head?.lastNs ?? 0n))
      throw notFoundHere('Network supply not found');
    if (instantAsked(snapshot, times, last) !== undefined) throw notOfThePast('The supply');
    const part = query.last('q');
    if (part !== undefined) return { body: hbarText(part === 'totalcoins' ? totalTinybar : releasedTinybar) };
    return {
      body: {
        released_supply: String(releasedTinybar),
        timestamp: timeText(changedNs),
        total_supply: String(totalTinybar),
      },
    };
  },
} satisfies Partial<MirrorHandlers>;

/** With all eight digits behind the point, and without groups. */
function hbarText(tinybars: bigint): string {
  return formatHbar(tinybars).replaceAll(',', '');
}

/** @throws MirrorError where there is no version of a file from an instant on */
function versionFrom<File extends { readonly sinceNs: bigint }>(
  first: bigint,
  found: File | undefined,
  id: string,
): File {
  if (found === undefined || found.sinceNs < first) throw notFoundHere(`File ${id} not found`);
  return found;
}

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
