import { describe, expect, it } from 'vitest';
import { chargedGas, GAS, intrinsicGas } from './gas-schedule.ts';

describe('gas', () => {
  it('is that of a mainnet call', () => {
    // Block 82297471: limit 260000, the outermost action began with 238292 and used 125155, the record says 208000.
    const input = Buffer.alloc(132);
    input.fill(0xff, 0, 15);
    expect(260_000n - intrinsicGas(input, false)).toBe(238_292n);
    expect(chargedGas(260_000n, 21_708n + 125_155n, 0n)).toBe(208_000n);
  });

  it('is what was used where that is above 80 % of the limit, less refunds up to a fifth', () => {
    expect(chargedGas(100_000n, 90_000n, 0n)).toBe(90_000n);
    expect(chargedGas(100_000n, 90_000n, 4_800n)).toBe(85_200n);
    expect(chargedGas(50_000n, 50_000n, 48_000n)).toBe(40_000n);
    expect(chargedGas(99_999n, 21_000n, 0n)).toBe(80_000n);
  });

  it('of a creation counts the words of its init code', () => {
    expect(intrinsicGas(Buffer.alloc(33, 1), true)).toBe(GAS.transaction + GAS.creation + 33n * GAS.otherByte + 4n);
  });
});
