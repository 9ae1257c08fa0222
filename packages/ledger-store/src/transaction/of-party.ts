import { type EntityId, isSystemAccount } from '@ledgerscope/ledger';
import type { TransactionFilter } from './transaction-filter.ts';

/** Every part of a filter but its span; the compiler reports one that is missing. */
const FILTER_PARTS = Object.keys({
  entity: 1,
  entities: 1,
  payer: 1,
  recipient: 1,
  transferred: 1,
  acted: 1,
  selectors: 1,
  balanceOf: 1,
  instants: 1,
  memo: 1,
  text: 1,
  amountFrom: 1,
  amountTo: 1,
  types: 1,
  results: 1,
  failedOnly: 1,
  movesTokens: 1,
  byNodes: 1,
} satisfies Record<keyof Omit<TransactionFilter, 'from' | 'until'>, 1>) as (keyof TransactionFilter)[];

/** The identity of a filter, without its span. */
export function askedOf(filter: TransactionFilter): readonly unknown[] {
  return FILTER_PARTS.map((name) => filter[name]);
}

/**
 * Somebody whom each transaction that passes has as a term, so that none passes anew before a batch names it; 0 where there is
 * nobody.
 */
export function partyOf(filter: TransactionFilter): EntityId | 0n {
  const { byNodes, entity, acted, payer, balanceOf, recipient } = filter;
  // These are looked for among the newest transactions alone.
  if (byNodes === true) return 0n;
  const moved = [balanceOf, recipient].find((one) => one !== undefined && !isSystemAccount(one));
  return entity ?? acted ?? payer ?? moved ?? 0n;
}
