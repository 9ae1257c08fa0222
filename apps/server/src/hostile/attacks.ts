import { describe, it } from 'vitest';
import type { LimitName } from '../stranger-limits/stranger-limits.ts';

/** Something that a stranger tries, with what has to become of it. */
export interface Attack {
  /** What is tried, and with what result: the name of the test. */
  readonly name: string;
  /** The limit that it meets; null where what holds is a rule without a number. */
  readonly limit: LimitName | null;
  /** Does it, and expects what the limit says. Its size is `testSize(usual, thorough)`. */
  readonly attack: () => void | Promise<void>;
}

/** A table of attacks as tests. Every limit of STRANGER_LIMITS has to be met by at least one (`every-limit.test.ts`). */
export function describeAttacks(area: string, attacks: readonly Attack[]): void {
  describe(`hostile: ${area}`, () => {
    it.each(attacks)('$name', ({ attack }) => attack());
  });
}
