import { type AccountMove, absolute, movedAccounts, NO_ENTITY } from '@ledgerscope/ledger';
import type { TransactionRow } from '@ledgerscope/ledger-store';

/** Accounts and contracts that a transaction touches: its payer, its entity, what it creates, and those that it moves anything of. */
export function touchedBy(row: TransactionRow): ReadonlySet<bigint> {
  const touched = new Set([row.payer, row.entity, row.created, ...movedAccounts(row)]);
  touched.delete(NO_ENTITY);
  return touched;
}

/** Whether a user has alerts of what a transaction did to an account. */
export function isWanted(
  { moved, paid, earned, reward, tokens, nfts }: AccountMove,
  { smallestAmount, direction }: { readonly smallestAmount: bigint; readonly direction: 'in' | 'out' | 'both' },
): boolean {
  const changes = [moved, reward, earned, ...tokens.values(), ...nfts.map(({ isReceived }) => (isReceived ? 1n : -1n))];
  const isIn = changes.some((amount) => amount > 0n);
  const isOut = paid > 0n || changes.some((amount) => amount < 0n);
  if ((direction === 'in' && !isIn) || (direction === 'out' && !isOut)) return false;
  const isLarge = [moved, reward, earned].some((amount) => absolute(amount) >= smallestAmount);
  return isLarge || nfts.length > 0 || tokens.size > 0;
}
