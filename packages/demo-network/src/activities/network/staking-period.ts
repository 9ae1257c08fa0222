import { SUPPLY } from '../../world/system-accounts.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { activityState } from '../activity.ts';

/** Tinybars per hbar and day: 2.5 % a year (`staking.rewardRate` ceiling of HIP-406). */
export const MAX_REWARD_RATE = 6_849n;
/** Below this balance of 0.0.800, rewards shrink with it, so that it never empties (HIP-782). */
export const REWARD_BALANCE_THRESHOLD = 85_000_000n * HBAR;
/** A node with less stake has no weight and earns nothing; a twentieth of what a node may have at most. */
const MIN_STAKE_PART = 20n;

/** What stakes to a node, tinybars. */
export interface NodeStakeSum {
  readonly nodeId: number;
  rewarded: bigint;
  notRewarded: bigint;
}

/** What the staking of a period rests on. */
class StakingBook {
  /** Stake of each account that stakes to a node and takes rewards, at the start of the running period. */
  stakeAtStart = new Map<EntityNum, bigint>();
  /** UTC day since 1970 of the running period; -1 before the first. */
  day = -1;
}

export const stakingBook = (world: World) => activityState(world, 'staking', () => new StakingBook());

/** The most and the least that counts for each of `nodes` nodes. */
export function stakeBounds(nodes: number): { max: bigint; min: bigint } {
  const max = SUPPLY / BigInt(nodes);
  return { max, min: max / MIN_STAKE_PART };
}

/** Stakes as they are now: by account (own balance and what others stake to it) and by node. */
export function measureStakes(world: World): { byAccount: Map<EntityNum, bigint>; byNode: NodeStakeSum[] } {
  const indirect = stakedToAccounts(world);
  const byNode = world.nodes.map((_, nodeId) => ({ nodeId, rewarded: 0n, notRewarded: 0n }));
  const byAccount = new Map<EntityNum, bigint>();
  for (const account of world.state.accounts.values()) {
    const node = account.deleted ? undefined : byNode[account.stakedNode ?? -1];
    if (node === undefined) continue;
    const stake = account.balance + (indirect.get(account.num) ?? 0n);
    byAccount.set(account.num, stake);
    if (account.declineReward) node.notRewarded += stake;
    else node.rewarded += stake;
  }
  return { byAccount, byNode };
}

/** What is staked to accounts, by the account that is staked to. */
function stakedToAccounts(world: World): Map<EntityNum, bigint> {
  const indirect = new Map<EntityNum, bigint>();
  for (const { deleted, stakedAccount, balance } of world.state.accounts.values()) {
    if (deleted || stakedAccount === undefined) continue;
    indirect.set(stakedAccount, (indirect.get(stakedAccount) ?? 0n) + balance);
  }
  return indirect;
}

/**
 * Tinybars per hbar that the ended period pays: the highest rate while 0.0.800 has enough that it does not owe already,
 * less below the threshold.
 */
export function rewardRate(unreserved: bigint): bigint {
  if (unreserved <= 0n) return 0n;
  if (unreserved >= REWARD_BALANCE_THRESHOLD) return MAX_REWARD_RATE;
  return (MAX_REWARD_RATE * unreserved) / REWARD_BALANCE_THRESHOLD;
}

/** What 0.0.800 owes to accounts that were not paid yet. */
export function reservedRewards(world: World): bigint {
  let reserved = 0n;
  for (const { pendingReward } of world.state.accounts.values()) reserved += pendingReward;
  return reserved;
}

/**
 * Adds the ended period's reward to every account that staked through all of it (HIP-406: whole hbars of the stake at
 * the period's start).
 */
export function accrueRewards(world: World, endedDay: number, rates: readonly bigint[]): void {
  for (const [num, stake] of stakingBook(world).stakeAtStart) {
    const account = world.account(num);
    if (account.deleted || account.declineReward || account.stakedNode === undefined) continue;
    if (account.stakePeriodStart >= endedDay) continue;
    account.pendingReward += (rates[account.stakedNode] ?? 0n) * (stake / HBAR);
  }
}
