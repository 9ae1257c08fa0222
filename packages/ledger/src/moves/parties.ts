import { isFeeAccount } from './fee-accounts.ts';
import { type HbarMoves, hbarMoves } from './hbar-moves.ts';
import type { MoveFacts } from './move-facts.ts';
import { tokenMoves } from './token-moves.ts';

/** Accounts that sent or received hbar, tokens or NFTs. */
export interface Parties {
  readonly senders: ReadonlySet<bigint>;
  readonly receivers: ReadonlySet<bigint>;
}

/**
 * Who sent and who received something in a transaction. Whoever only paid or earned its fee, or only paid or got a staking reward, is
 * neither; an account of the network or of a node that somebody sent hbar to is a receiver like any other.
 */
export function partiesOf(facts: MoveFacts): Parties {
  const senders = new Set(facts.nftTransferSender);
  const receivers = new Set(facts.nftTransferReceiver);
  const tokens = [...tokenMoves(facts).values()].flatMap((sums) => [...sums]);
  for (const [account, amount] of [...hbarsOf(facts), ...tokens])
    if (amount !== 0n) (amount < 0n ? senders : receivers).add(account);
  // Entity 0 is nobody: the sender of a mint, the receiver of a burn.
  senders.delete(0n);
  receivers.delete(0n);
  return { senders, receivers };
}

function hbarsOf(facts: MoveFacts): readonly (readonly [bigint, bigint])[] {
  const moves = hbarMoves(facts);
  return moves.areFeesApart ? [...moves.moved] : movedBesidesFees(moves, facts);
}

/** Where it is not known for what each account of the network got its part, none of them is a party. */
function movedBesidesFees({ moved, paid }: HbarMoves, { node }: MoveFacts): readonly (readonly [bigint, bigint])[] {
  return [...moved]
    .filter(([account]) => account !== node && !isFeeAccount(account))
    .map(([account, amount]) => [account, amount + (paid.get(account) ?? 0n)]);
}

/** Accounts that a transaction moved anything of, fees and rewards included, whichever way. */
export function movedAccounts(facts: MoveFacts): ReadonlySet<bigint> {
  const accounts = new Set([
    ...facts.transferAccount,
    ...facts.tokenTransferAccount,
    ...facts.nftTransferSender,
    ...facts.nftTransferReceiver,
  ]);
  accounts.delete(0n);
  return accounts;
}
