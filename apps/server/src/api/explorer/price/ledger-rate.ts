import type { LedgerRate } from '@ledgerscope/contract';
import type { exchangeRateAt } from '@ledgerscope/ledger-store';
import { instantText } from '../values.ts';

type StoredRate = NonNullable<Awaited<ReturnType<typeof exchangeRateAt>>>;

/** US dollars per hbar of a rate: so many cents for so many hbars; undefined for a rate without hbars. */
export function usdOf(hbarEquiv: number, centEquiv: number): number | undefined {
  return hbarEquiv > 0 ? centEquiv / hbarEquiv / 100 : undefined;
}

/** The price that a stored rate gives at an instant: the next one once the current one has run out. */
export function usdAt(rate: StoredRate, ns: bigint): number | undefined {
  const next = usdOf(rate.nextHbarEquiv, rate.nextCentEquiv);
  return ns >= rate.expirationNs && next !== undefined ? next : usdOf(rate.hbarEquiv, rate.centEquiv);
}

/** A stored rate as the API shows it; null where it gives no price. */
export function ledgerRateReply(rate: StoredRate | undefined, ns: bigint): LedgerRate | null {
  if (rate === undefined) return null;
  const next = nextOf(rate);
  if (ns >= rate.expirationNs && next !== undefined)
    return { ...next, setAt: instantText(rate.consensusNs), ...NO_NEXT };
  const price = usdOf(rate.hbarEquiv, rate.centEquiv);
  if (price === undefined) return null;
  return {
    price,
    hbarEquivalent: rate.hbarEquiv,
    centEquivalent: rate.centEquiv,
    setAt: instantText(rate.consensusNs),
    expiration: instantText(rate.expirationNs),
    nextPrice: next?.price ?? null,
    nextExpiration: next?.expiration ?? null,
  };
}

const NO_NEXT = { nextPrice: null, nextExpiration: null } as const;

/** The rate that holds once the current one has run out; undefined where none is stated. */
function nextOf({ nextHbarEquiv, nextCentEquiv, nextExpirationNs }: StoredRate) {
  const price = usdOf(nextHbarEquiv, nextCentEquiv);
  if (price === undefined) return undefined;
  const expiration = instantText(nextExpirationNs);
  return { price, hbarEquivalent: nextHbarEquiv, centEquivalent: nextCentEquiv, expiration };
}
