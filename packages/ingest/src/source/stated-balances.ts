import type { BalancesAt } from './balance-file.ts';
import type { FoundStart } from './stream-places.ts';

/** Why a source's balances cannot be used, as the end of a sentence about it. */
export interface NoBalances {
  readonly problem: string;
}

/** What a source itself says that all accounts held; nothing of it is proven. */
export interface StatedBalances {
  /** The newest of the instants from one to another, both included. @throws SourceError */
  between(from: bigint, upTo: bigint): Promise<BalancesAt | NoBalances>;
  /** To begin with the block that an instant is in; undefined where it is in none. @throws SourceError */
  startAround(instant: bigint): Promise<FoundStart | undefined>;
}

export function isStated(balances: BalancesAt | NoBalances): balances is BalancesAt {
  return 'balances' in balances;
}
