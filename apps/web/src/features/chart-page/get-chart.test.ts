import { describe, expect, it } from 'vitest';
import { spanBefore } from './get-chart.ts';

describe('spanBefore', () => {
  it.each([
    ['a day', '2026-11-15T10:20:30.000000001Z', '2026-11-16T10:20:30.000000000Z', 86_400_000],
    ['an hour', '2026-11-16T09:20:30.123456790Z', '2026-11-16T10:20:30.123456789Z', 3_600_000],
    ['thirty days', '2026-10-17T10:20:30.500000000Z', '2026-11-16T10:20:30.499999999Z', 30 * 86_400_000],
  ])('is as long as the span itself and ends where that begins: %s', (_, start, end, length) => {
    const first = Date.parse(start.replace(/(\.\d{3})\d+Z/, '$1Z'));
    expect(spanBefore({ start, end, interval: '1h' })).toEqual({ start: first - length, end: first, interval: '1h' });
  });
});
