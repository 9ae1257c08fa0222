/** Bits below the highest bit of a balance that are a part of its rank. */
const RANK_BITS = 3;

/**
 * Rank of a balance among the holders of a token: 0 for none, and never lower for a larger balance. Eight ranks for each
 * power of two, so that the balances of a rank differ by an eighth at most.
 */
export function holderRank(balance: bigint): number {
  if (balance <= 0n) return 0;
  const length = balance.toString(2).length;
  const shift = length - 1 - RANK_BITS;
  const top = Number(shift >= 0 ? balance >> BigInt(shift) : balance << BigInt(-shift)) & ((1 << RANK_BITS) - 1);
  return (length << RANK_BITS) | top;
}
