/** In tinybars. */
export const HBAR = 100_000_000n;

export const NS_PER_SECOND = 1_000_000_000n;
export const NS_PER_MINUTE = 60n * NS_PER_SECOND;
export const NS_PER_HOUR = 60n * NS_PER_MINUTE;
export const NS_PER_DAY = 24n * NS_PER_HOUR;

export function larger(a: bigint, b: bigint): bigint {
  return a < b ? b : a;
}

export function smaller(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

/** A later expiry: so many seconds after the present one, or after now where that has passed. In whole seconds. */
export function extendExpiry(expiryNs: bigint, nowNs: bigint, seconds: bigint): bigint {
  return (larger(expiryNs, nowNs) / NS_PER_SECOND + seconds) * NS_PER_SECOND;
}

/** The network's usual auto-renewal period: 90 days. */
export const AUTO_RENEW_SECONDS = 7_776_000n;
