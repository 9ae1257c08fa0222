import { NODE_SHARE_PERCENT } from './fee-schedule.ts';
import { FEE_COLLECTOR, NODE_REWARDS, STAKING_REWARDS } from './system-accounts.ts';
import { accountOf, type EntityNum, type WorldState } from './world-state.ts';

const REWARDS_SHARE_PERCENT = 10n;

/**
 * Who pays a fee and who gets it (tinybars, summing to zero): the node its share; of the rest a tenth each the staking
 * reward and the node reward account, and the fee collector what is left.
 */
export function feeMoves(
  payer: EntityNum,
  node: EntityNum | undefined,
  fee: bigint,
  gasOf?: { readonly account: EntityNum; readonly tinybar: bigint },
): Map<EntityNum, bigint> {
  const moves = new Map<EntityNum, bigint>();
  const add = (num: EntityNum, amount: bigint) => moves.set(num, (moves.get(num) ?? 0n) + amount);
  add(payer, -fee);
  if (gasOf !== undefined) add(gasOf.account, -gasOf.tinybar);
  const nodeFee = node === undefined ? 0n : (fee * NODE_SHARE_PERCENT) / 100n;
  if (node !== undefined) add(node, nodeFee);
  const rest = fee - nodeFee + (gasOf?.tinybar ?? 0n);
  const reward = (rest * REWARDS_SHARE_PERCENT) / 100n;
  add(STAKING_REWARDS, reward);
  add(NODE_REWARDS, reward);
  add(FEE_COLLECTOR, rest - 2n * reward);
  return moves;
}

/** Whether everybody has what such moves take. */
export function canPay(state: WorldState, moves: ReadonlyMap<EntityNum, bigint>): boolean {
  for (const [num, amount] of moves) {
    if (amount < 0n && accountOf(state, num).balance + amount < 0n) return false;
  }
  return true;
}
