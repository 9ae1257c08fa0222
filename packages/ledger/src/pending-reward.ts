/** Days of which rewards wait to be paid; those of earlier ones are lost (HIP-406). */
export const REWARD_DAYS = 365n;
const TINYBAR_PER_HBAR = 100_000_000n;

/** UTC days that are rewarded, both inclusive. */
export interface RewardedDays {
  readonly first: bigint;
  readonly last: bigint;
}

/**
 * The days whose rewards wait for an account that has staked to a node since a day, which is not rewarded itself.
 * @param lastDay the last day that ended with a stake update
 */
export function rewardedDays(stakePeriodStart: bigint, lastDay: bigint): RewardedDays | undefined {
  const oldest = lastDay - REWARD_DAYS + 1n;
  const first = stakePeriodStart + 1n < oldest ? oldest : stakePeriodStart + 1n;
  return first > lastDay ? undefined : { first, last: lastDay };
}

/**
 * Tinybars that wait: whole hbars of the stake at the start of each day, times what its node paid for it (HIP-406).
 * @param rateOf tinybars per hbar that the node paid for a day
 * @param stakeOf tinybars of its own and of those who stake to it, at the start of a day
 */
export function pendingReward(
  { first, last }: RewardedDays,
  rateOf: (day: bigint) => bigint,
  stakeOf: (day: bigint) => bigint,
): bigint {
  let sum = 0n;
  for (let day = first; day <= last; day += 1n) {
    const rate = rateOf(day);
    if (rate !== 0n) sum += rate * (stakeOf(day) / TINYBAR_PER_HBAR);
  }
  return sum;
}
