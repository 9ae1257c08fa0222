import { describe, expect, it } from 'vitest';
import { monthBeside, monthName, monthOf, monthsBetween } from './months.ts';

describe('months of UTC', () => {
  it.each([
    ['2026-10-31T23:59:59.999Z', '2026-10'],
    ['2026-11-01T00:00:00.000Z', '2026-11'],
  ])('%s is in %s', (iso, month) => {
    expect(monthOf(Date.parse(iso))).toBe(month);
  });

  it.each([
    ['2026-01', -1, '2025-12'],
    ['2025-12', 1, '2026-01'],
    ['2026-10', -22, '2024-12'],
  ])('%s and %i', (month, step, other) => {
    expect(monthBeside(month, step)).toBe(other);
  });

  it.each([
    ['2025-11', '2026-02', ['2026-02', '2026-01', '2025-12', '2025-11']],
    ['2026-02', '2026-02', ['2026-02']],
    ['2026-03', '2026-02', []],
  ])('from %s to %s', (first, last, months) => {
    expect(monthsBetween(first, last)).toEqual(months);
  });

  it('has a name', () => {
    expect(monthName('2026-02')).toBe('Feb 2026');
  });
});
