import { isFeeAccount, stakingRewardAccount } from './fee-accounts.ts';
import { type HbarMoves, hbarMoves } from './hbar-moves.ts';
import type { HbarFacts, MoveFacts } from './move-facts.ts';
import { type NftMove, nftMoves, tokenMoves } from './token-moves.ts';

/** Whether an account got more than it gave, or gave more. */
export type Direction = 'credit' | 'debit';

/** What a transaction did to one account in hbar, in tinybars: `change = moved - paid + earned + reward`. */
export interface AccountHbars {
  readonly change: bigint;
  /** What it received, or (negative) sent, without fees and staking rewards. */
  readonly moved: bigint;
  /** Fee that it paid. */
  readonly paid: bigint;
  /** Fee that it earned. */
  readonly earned: bigint;
  /** Staking reward that came along; negative for the account that pays rewards. */
  readonly reward: bigint;
  /** The change without the reward. */
  readonly amount: bigint;
  /** Of the amount; where that is 0, of the whole change. */
  readonly direction: Direction;
  /** Accounts on the other side, each once: {@link otherSides}. */
  readonly otherSides: readonly bigint[];
}

/** What a transaction did to one account. */
export interface AccountMove extends AccountHbars {
  /** By token, in its smallest units; never 0. */
  readonly tokens: ReadonlyMap<bigint, bigint>;
  readonly nfts: readonly NftMove[];
}

/** What a transaction did to one account in hbar. */
export function accountHbars(facts: HbarFacts, account: bigint): AccountHbars {
  const moves = hbarMoves(facts);
  const of = (sums: ReadonlyMap<bigint, bigint>) => sums.get(account) ?? 0n;
  const [change, paid, reward] = [of(moves.change), of(moves.paid), of(moves.rewards)];
  const amount = change - reward;
  const earned = of(moves.earned);
  return {
    change,
    moved: amount + paid - earned,
    paid,
    earned,
    reward,
    amount,
    direction: (amount === 0n ? change : amount) > 0n ? 'credit' : 'debit',
    otherSides: otherSides(moves, facts, account),
  };
}

/** What a transaction did to one account in hbar, tokens and NFTs. */
export function accountMove(facts: MoveFacts, account: bigint): AccountMove {
  const tokens = new Map<bigint, bigint>();
  for (const [token, sums] of tokenMoves(facts)) {
    const units = sums.get(account) ?? 0n;
    if (units !== 0n) tokens.set(token, units);
  }
  return { ...accountHbars(facts, account), tokens, nfts: nftMoves(facts, account) };
}

/**
 * Who is on the other side of what an account sent or received: accounts that moved the other way. Where it moved nothing but earned a
 * fee, those who paid it; where it got a reward alone, the account that pays rewards; where it paid the fee alone, nobody.
 */
function otherSides(moves: HbarMoves, facts: HbarFacts, account: bigint): readonly bigint[] {
  const { moved, paid, earned, rewards, areFeesApart } = moves;
  const own = moved.get(account) ?? 0n;
  if (own !== 0n) {
    const others = [...moved].filter(([other, amount]) => other !== account && amount < 0n === own > 0n);
    const parties = others.map(([other]) => other);
    // Where the fee is in the sums, those who earned it are among them.
    return areFeesApart ? parties : withoutEarners(parties, facts);
  }
  if (earned.has(account)) return [...paid.keys()].filter((other) => other !== account);
  const isRewardAlone = rewards.has(account) && !paid.has(account);
  if (!isRewardAlone) return [];
  return (rewards.get(account) ?? 0n) > 0n
    ? [stakingRewardAccount(account)]
    : [...rewards].filter(([, amount]) => amount > 0n).map(([other]) => other);
}

function withoutEarners(parties: readonly bigint[], { node }: HbarFacts): readonly bigint[] {
  const others = parties.filter((party) => party !== node && !isFeeAccount(party));
  return others.length > 0 ? others : parties;
}
