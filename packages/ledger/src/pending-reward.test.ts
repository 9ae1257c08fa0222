import { describe, expect, it } from 'vitest';
import { pendingReward, rewardedDays } from './pending-reward.ts';

const HBAR = 100_000_000n;

describe('rewards that wait', () => {
  it.each([
    [10n, 10n, undefined],
    [10n, 9n, undefined],
    [9n, 10n, { first: 10n, last: 10n }],
    [5n, 10n, { first: 6n, last: 10n }],
    [0n, 1_000n, { first: 636n, last: 1_000n }],
  ])('are of the days after %s up to %s, a year at most', (since, last, days) => {
    expect(rewardedDays(since, last)).toEqual(days);
  });

  it('are of whole hbars of the stake at the start of each day', () => {
    const stakes = new Map([
      [6n, 2n * HBAR - 1n],
      [7n, 3n * HBAR],
      [8n, 4n * HBAR],
    ]);
    const rates = new Map([
      [6n, 5n],
      [8n, 7n],
    ]);
    const sum = pendingReward(
      { first: 6n, last: 8n },
      (day) => rates.get(day) ?? 0n,
      (day) => stakes.get(day) ?? 0n,
    );
    expect(sum).toBe(5n + 28n);
  });
});
