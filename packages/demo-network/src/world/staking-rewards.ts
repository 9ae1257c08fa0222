import { NS_PER_DAY } from '@ledgerscope/ledger';
import type { Draft, hapi } from '@ledgerscope/streams';
import { applyHbar } from './apply-effects.ts';
import { amountOf } from './ids.ts';
import type { NetMoves } from './net-moves.ts';
import { STAKING_REWARDS } from './system-accounts.ts';
import type { EntityNum, WorldState } from './world-state.ts';

/**
 * Pays what staking accounts have earned to those that a transaction touches (HIP-406: rewards are paid when an
 * account's balance changes), adds it to the transfers and returns the record's `paidStakingRewards`.
 */
export function payRewards(state: WorldState, total: NetMoves, at: bigint): Draft<hapi.AccountAmount>[] {
  const paid: [EntityNum, bigint][] = [];
  for (const num of [...total.hbar.keys()].sort((a, b) => a - b)) {
    const account = state.accounts.get(num);
    if (account === undefined || account.pendingReward === 0n || account.deleted) continue;
    const reward = account.pendingReward;
    if ((state.accounts.get(STAKING_REWARDS)?.balance ?? 0n) < reward) continue;
    account.pendingReward = 0n;
    // A change of today's starts the period again; the payment does not undo that.
    account.stakePeriodStart = Math.max(account.stakePeriodStart, Number(at / NS_PER_DAY) - 1);
    const move = new Map([
      [STAKING_REWARDS, -reward],
      [num, reward],
    ]);
    applyHbar(state, move);
    total.moveHbar(STAKING_REWARDS, num, reward);
    paid.push([num, reward]);
  }
  return paid.map(([num, reward]) => amountOf(num, reward));
}
