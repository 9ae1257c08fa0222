/** Sizes of amounts from one to another, both inclusive: 0 for an amount of 0, else the number of binary digits. */
export interface SizeRange {
  readonly low: number;
  readonly high: number;
}

const GREATEST_SIZE = 64;

export function amountSize(amount: bigint): number {
  return amount < 1n ? 0 : Math.min(GREATEST_SIZE, amount.toString(2).length);
}

/** The least and the greatest amount of a size. */
export function amountsOfSize(size: number): { readonly least: bigint; readonly greatest: bigint } {
  if (size === 0) return { least: 0n, greatest: 0n };
  return { least: 1n << BigInt(size - 1), greatest: (1n << BigInt(size)) - 1n };
}

/** The sizes of the amounts between two bounds; without an upper one up to the greatest. */
export function sizesBetween(from: bigint | undefined, to: bigint | undefined): SizeRange {
  return { low: amountSize(from ?? 0n), high: to === undefined ? GREATEST_SIZE : amountSize(to) };
}
