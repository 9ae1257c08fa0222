import { describe, expect, it } from 'vitest';
import { formatHbar, formatUnits } from './tinybar.ts';

describe('formatHbar', () => {
  it.each([
    [0n, '0.00000000'],
    [1n, '0.00000001'],
    [-1n, '-0.00000001'],
    [100_000_000n, '1.00000000'],
    [18_956_584_643_767n, '189,565.84643767'],
    [-9_223_372_036_854_775_808n, '-92,233,720,368.54775808'],
    [5_000_000_000_000_000_000n, '50,000,000,000.00000000'],
  ])('%s tinybars are %s', (tinybars, text) => {
    expect(formatHbar(tinybars)).toBe(text);
  });
});

describe('formatUnits', () => {
  it('groups whole numbers and keeps every decimal', () => {
    expect(formatUnits(1_934_868_750n, 6)).toBe('1,934.868750');
    expect(formatUnits(1_234_567n, 0)).toBe('1,234,567');
    expect(formatUnits(999n, 0)).toBe('999');
    expect(formatUnits(5n, 20)).toBe('0.00000000000000000005');
  });
});
