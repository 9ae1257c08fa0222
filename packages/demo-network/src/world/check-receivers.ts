import type { Effects } from './effects.ts';
import { refuse } from './status.ts';
import type { EntityNum, WorldState } from './world-state.ts';

/** Who signed a transaction. */
interface Signed {
  readonly payer: EntityNum;
  readonly signers?: readonly EntityNum[];
}

/** Every account that takes nothing unsigned (`receiverSigRequired`) has signed what it would be credited. */
export function checkReceivers(state: WorldState, root: Effects, { payer, signers }: Signed): void {
  for (const { moves } of root.all()) {
    for (const credited of creditedBy(moves)) {
      const account = state.accounts.get(credited);
      if (account?.receiverSigRequired !== true || credited === payer || signers?.includes(credited)) continue;
      refuse('INVALID_SIGNATURE');
    }
  }
}

function* creditedBy({ hbar, tokens, nfts }: Effects['moves']): Generator<EntityNum> {
  for (const [num, amount] of hbar) if (amount > 0n) yield num;
  for (const list of tokens.values()) for (const [num, amount] of list) if (amount > 0n) yield num;
  for (const { to } of nfts) if (to !== undefined) yield to;
}
