import { NS_PER_SECOND } from './units.ts';

/** A later expiry: so many seconds after the present one, or after now where that has passed. In whole seconds. */
export function extendExpiry(expiryNs: bigint, nowNs: bigint, seconds: bigint): bigint {
  const present = expiryNs < nowNs ? nowNs : expiryNs;
  return (present / NS_PER_SECOND + seconds) * NS_PER_SECOND;
}
