import { larger, NS_PER_SECOND } from '@ledgerscope/ledger';

/** In tinybars. */
export const HBAR = 100_000_000n;

/** A later expiry: so many seconds after the present one, or after now where that has passed. In whole seconds. */
export function extendExpiry(expiryNs: bigint, nowNs: bigint, seconds: bigint): bigint {
  return (larger(expiryNs, nowNs) / NS_PER_SECOND + seconds) * NS_PER_SECOND;
}

/** The network's usual auto-renewal period: 90 days. */
export const AUTO_RENEW_SECONDS = 7_776_000n;
