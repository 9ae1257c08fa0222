/** The smaller of two whole numbers. */
export function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/** The larger of two whole numbers. */
export function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
