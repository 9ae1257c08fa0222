/** The smaller of two whole numbers. */
export function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/** A whole number without its sign. */
export function absolute(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}

/** The larger of two whole numbers. */
export function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

/** Which of two whole numbers stands first where they are sorted from the smallest. */
export function compareAscending(one: bigint, other: bigint): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
