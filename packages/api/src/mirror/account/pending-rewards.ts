import {
  entityIdFromStore,
  NS_PER_DAY,
  pendingReward,
  REWARD_DAYS,
  type RewardedDays,
  rewardedDays,
} from '@ledgerscope/ledger';
import {
  type AccountState,
  accountStates,
  balanceAnchor,
  balanceHistory,
  type LedgerSnapshot,
  nodeRewardRates,
  nodeStates,
  type RewardRates,
  readStakers,
} from '@ledgerscope/ledger-store';

/** Stakers of one account; of more nobody is waited for. */
const MOST_STAKERS = 2_000;
/** Balances of one account and its stakers that are followed day by day. */
const MOST_FOLLOWED = 50;

/** An account with days whose rewards wait. */
interface Waiting {
  readonly state: AccountState;
  readonly days: RewardedDays;
  readonly rates: RewardRates;
}

/** Tinybars at the start of a day. */
type BalanceOf = (day: bigint) => bigint;

/**
 * Tinybars that staking is to pay to accounts, by id. Accounts of which balances, rates or stakers are not known are
 * omitted. Who is rewarded by no node waits for nothing.
 */
export async function pendingRewards(
  snapshot: LedgerSnapshot,
  states: readonly AccountState[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const found = new Map<bigint, bigint>();
  const waiting: Waiting[] = [];
  for (const state of states) {
    const one = isRewarded(state) ? await readWaiting(snapshot, state) : undefined;
    if (one === undefined) found.set(state.id, 0n);
    else waiting.push(one);
  }
  for (const one of waiting) {
    const reward = await readReward(snapshot, one);
    if (reward !== undefined) found.set(one.state.id, reward);
  }
  return found;
}

function isRewarded({ stakedNodeId, declineReward, deleted }: AccountState): boolean {
  return stakedNodeId >= 0n && declineReward === 0 && deleted === 0;
}

async function readWaiting(snapshot: LedgerSnapshot, state: AccountState): Promise<Waiting | undefined> {
  const node = (await nodeStates(snapshot)).find(({ nodeId }) => nodeId === state.stakedNodeId);
  const rates = node === undefined ? undefined : await nodeRewardRates(snapshot, node, REWARD_DAYS + 1n);
  const days = rates === undefined ? undefined : rewardedDays(state.stakePeriodStart, rates.lastDay);
  return rates === undefined || days === undefined ? undefined : { state, days, rates };
}

async function readReward(snapshot: LedgerSnapshot, { state, days, rates }: Waiting): Promise<bigint | undefined> {
  // What was paid for days before the first block that was read is not known.
  const knownFromNs = (await balanceAnchor(snapshot))?.knownFromNs;
  if (knownFromNs === undefined || startOf(days.first) < knownFromNs) return undefined;
  const stakers = await readStakers(snapshot, entityIdFromStore(state.id), MOST_STAKERS);
  if (stakers === undefined) return undefined;
  const held = await accountStates(
    snapshot,
    stakers.map(({ id }) => entityIdFromStore(id)),
  );
  const followed = [state, ...held.values()].filter(({ balanceChangedNs }) => balanceChangedNs >= startOf(days.first));
  if (followed.length > MOST_FOLLOWED) return undefined;
  const parts: { readonly since: bigint; readonly balanceOf: BalanceOf }[] = [
    { since: -1n, balanceOf: await readBalances(snapshot, state, days) },
  ];
  for (const staker of held.values())
    parts.push({ since: staker.stakePeriodStart, balanceOf: await readBalances(snapshot, staker, days) });
  const stakeOf = (day: bigint) =>
    parts.reduce((sum, { since, balanceOf }) => sum + (since < day ? balanceOf(day) : 0n), 0n);
  return pendingReward(days, (day) => rates.byDay.get(day) ?? 0n, stakeOf);
}

/** The balance of an account at the start of each of the days. */
async function readBalances(snapshot: LedgerSnapshot, state: AccountState, days: RewardedDays): Promise<BalanceOf> {
  if (state.balanceChangedNs < startOf(days.first)) return () => state.balance ?? 0n;
  const dayBefore = startOf(days.first) - NS_PER_DAY;
  const span = { first: dayBefore, last: startOf(days.last) - 1n };
  const points = await balanceHistory(snapshot, entityIdFromStore(state.id), span, {
    fromNs: dayBefore,
    widthNs: NS_PER_DAY,
  });
  return (day) => points[Number(day - days.first)]?.balance ?? 0n;
}

function startOf(day: bigint): bigint {
  return day * NS_PER_DAY;
}
