import type { Amount } from './amount.ts';

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** Writes a 64-bit integer the way the API does. */
export function toAmount(value: bigint): Amount {
  return value <= MAX_SAFE && value >= -MAX_SAFE ? Number(value) : value.toString();
}

/** Reads what {@link toAmount} wrote, exactly. */
export function fromAmount(value: Amount): bigint {
  return BigInt(value);
}
