import { describe, expect, it } from 'vitest';
import { amountText, exactText, fittingText } from './amount-text.ts';

const NOW = { hbars: 1, cents: 20 };
const THEN = { hbars: 1, cents: 10 };

describe('an amount that has little room', () => {
  it.each([
    [1_234_567_890_123n, 17, '12,345.67890123 ℏ'],
    [5_000_000_000_000_000_000n, 17, '50,000,000,000 ℏ'],
    [5_000_000_000_012_345_678n, 17, '≈ 50,000,000,000 ℏ'],
    [5_000_000_000_012_345_678n, 15, '50B ℏ'],
    [-1_234_567_812_345_678n, 12, '-12.3M ℏ'],
  ])('%d in %d characters', (tinybars, most, text) => {
    expect(fittingText(tinybars, most)).toBe(text);
  });

  it('keeps every digit for its tip', () =>
    expect(exactText(5_000_000_000_012_345_678n)).toBe(
      '5,000,000,000,012,345,678 tinybar · 50,000,000,000.12345678 ℏ',
    ));
});

describe('amountText', () => {
  it('writes hbars with eight decimals', () => {
    expect(amountText(7_072_000n, 'hbar', { atConsensus: null, now: NOW })).toEqual({
      digits: '0.07072000',
      symbol: 'ℏ',
      symbolFirst: false,
      tip: '7,072,000 tinybar',
    });
  });

  it('writes tinybars whole', () => {
    expect(amountText(-1_234_567n, 'tbar', { atConsensus: null, now: null })).toMatchObject({
      digits: '-1,234,567',
      symbol: 'tℏ',
      tip: '-1,234,567 tinybar · -0.01234567 ℏ',
    });
  });

  it('values by the rate of the consensus time when known, else by the current one, and says which', () => {
    expect(amountText(500_000_000n, 'usd', { atConsensus: THEN, now: NOW })).toMatchObject({
      digits: '0.50',
      symbol: '$',
      symbolFirst: true,
      tip: '500,000,000 tinybar · at the exchange rate at consensus time',
    });
    expect(amountText(500_000_000n, 'usd', { atConsensus: null, now: NOW })).toMatchObject({
      digits: '1.00',
      tip: '500,000,000 tinybar · at the current rate',
    });
  });

  it('shows hbars where no price is known', () => {
    expect(amountText(500_000_000n, 'usd', { atConsensus: null, now: null })).toMatchObject({
      digits: '5.00000000',
      symbol: 'ℏ',
    });
  });
});
