import type { LedgerRate } from '@ledgerscope/contract';
import type { ExchangeRateRow } from '@ledgerscope/ledger-store';
import { instantText } from '@ledgerscope/transactions/values';

const CENTS_PER_DOLLAR = 100;

/** So many US cents for so many hbars, until an instant. */
export interface PricedRate {
  readonly price: number;
  readonly hbarEquivalent: number;
  readonly centEquivalent: number;
  readonly expirationNs: bigint;
}

/** US dollars per hbar of a rate; undefined for a rate without hbars. One division, so that what has few digits is written with few. */
export function usdOf(hbarEquiv: number, centEquiv: number): number | undefined {
  return hbarEquiv > 0 ? centEquiv / (hbarEquiv * CENTS_PER_DOLLAR) : undefined;
}

/** The rate of a row until it runs out; undefined where it gives no price. */
export function currentOf({ hbarEquiv, centEquiv, expirationNs }: ExchangeRateRow): PricedRate | undefined {
  return priceRate(hbarEquiv, centEquiv, expirationNs);
}

/** The rate that holds once the current one has run out; undefined where none is stated. */
export function nextOf({ nextHbarEquiv, nextCentEquiv, nextExpirationNs }: ExchangeRateRow): PricedRate | undefined {
  return priceRate(nextHbarEquiv, nextCentEquiv, nextExpirationNs);
}

/** The rate that a row gives at an instant: the next one once the current one has run out. */
export function rateOf(row: ExchangeRateRow, ns: bigint): PricedRate | undefined {
  return (ns >= row.expirationNs ? nextOf(row) : undefined) ?? currentOf(row);
}

/** A stored rate as the API shows it; null where it gives no price. */
export function ledgerRateReply(row: ExchangeRateRow | undefined, ns: bigint): LedgerRate | null {
  const rate = row === undefined ? undefined : rateOf(row, ns);
  if (row === undefined || rate === undefined) return null;
  const next = nextOf(row);
  const following = ns >= row.expirationNs ? undefined : next;
  return {
    price: rate.price,
    hbarEquivalent: rate.hbarEquivalent,
    centEquivalent: rate.centEquivalent,
    setAt: instantText(row.consensusNs),
    expiration: instantText(rate.expirationNs),
    nextPrice: following?.price ?? null,
    nextExpiration: following === undefined ? null : instantText(following.expirationNs),
  };
}

function priceRate(hbarEquivalent: number, centEquivalent: number, expirationNs: bigint): PricedRate | undefined {
  const price = usdOf(hbarEquivalent, centEquivalent);
  return price === undefined ? undefined : { price, hbarEquivalent, centEquivalent, expirationNs };
}
