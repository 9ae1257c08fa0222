import { groupThousands } from './digits.ts';

/** A whole number with its noun: `1 transaction`, `12,000 transactions`, `0 entities`. */
export function countWithNoun(count: number | bigint | string, noun: string, several = `${noun}s`): string {
  return `${groupThousands(String(count))} ${String(count) === '1' ? noun : several}`;
}
