import { describe, expect, it } from 'vitest';
import { cutEnd, cutMiddle } from './cut.ts';
import { hbarText, wholeText } from './hbar-text.ts';
import { epochOfIso, formatAge, formatInstant } from './instant.ts';

describe('formatInstant', () => {
  it('follows MMM DD YYYY, HH:mm A', () => {
    expect(formatInstant('2025-07-23T20:37:42.076472454Z')).toMatch(/^Jul 2[34] 2025, \d\d:37 (AM|PM)$/);
    expect(formatInstant('no time')).toBe('no time');
  });

  it.each([
    ['+1000000000-12-31T23:59:59.000000000Z', false, 'Dec 31 1000000000, 23:59 PM UTC'],
    ['-1000000000-01-02T03:04:05.000000000Z', true, 'Jan 02 -1000000000, 03:04:05 AM UTC'],
    ['+1000000000-13-31T23:59:59.000000000Z', false, '+1000000000-13-31T23:59:59.000000000Z'],
  ])('shows %s, beyond the years of Date, in UTC', (iso, withSeconds, shown) => {
    expect(formatInstant(iso, withSeconds)).toBe(shown);
  });
});

describe('epochOfIso', () => {
  it('keeps every nanosecond', () => {
    expect(epochOfIso('2025-07-23T20:37:42.076472454Z')).toBe('1753303062.076472454');
    expect(epochOfIso('1970-01-01T00:00:00.000000001Z')).toBe('0.000000001');
    expect(epochOfIso('2025-07-23T20:37:42Z')).toBeUndefined();
  });
});

describe('formatAge', () => {
  const now = Date.parse('2025-07-23T20:38:00.000Z');
  it.each([
    ['2025-07-23T20:37:58.500000000Z', '1 s ago'],
    ['2025-07-23T20:36:00.000000000Z', '2 min ago'],
    ['2025-07-23T17:30:00.000000000Z', '3 h ago'],
    ['2025-07-22T20:00:00.000000000Z', '1 day ago'],
    ['2025-03-01T20:00:00.000000000Z', '4 months ago'],
    ['2022-01-01T00:00:00.000000000Z', '3 years ago'],
    ['2025-07-23T21:38:01.000000000Z', 'in 1 h'],
  ])('%s is %s', (iso, text) => {
    expect(formatAge(iso, now)).toBe(text);
  });
});

describe('cut', () => {
  it('cuts only what is too long', () => {
    expect(cutMiddle('8fcf8dbfae1c11fb1b62d88e797', 12, 9)).toBe('8fcf8dbfae1c…62d88e797');
    expect(cutMiddle('short', 3, 2)).toBe('short');
    expect(cutEnd('abcdef', 6)).toBe('abcdef');
    expect(cutEnd('abcdefg', 6)).toBe('abcdef…');
    expect(cutEnd('😀😀😀', 2)).toBe('😀😀…');
  });
});

describe('numbers in running text', () => {
  it('shows as many decimals as needed', () => {
    expect(hbarText(2_500_000_000n)).toBe('25 ℏ');
    expect(hbarText(7_072_000n)).toBe('0.07072 ℏ');
    expect(hbarText(100_000_000_000n)).toBe('1,000 ℏ');
    expect(wholeText(82_297_471)).toBe('82,297,471');
  });
});
