import { getContractAddress } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import { createdAddress, longZeroAddress } from './evm-address.ts';

describe('EVM addresses', () => {
  it('are the number where there is no other', () => {
    expect(longZeroAddress(0x167)).toBe(`${'0'.repeat(37)}167`);
    expect(longZeroAddress(2 ** 38 - 1)).toBe(`${'0'.repeat(30)}3fffffffff`);
  });

  it('of created contracts follow from creator and nonce', () => {
    // The first contract of an account that documentation of CREATE uses everywhere.
    expect(createdAddress('6ac7ea33f8831ea9dcc53393aaa88b25a785dbf0', 0n)).toBe(
      'cd234a471b72ba2f1ccf0a70fcaba648a5eecd8d',
    );
    const from = '88af3c270bdb3a2261643ce92777ff3f12f5a9aa';
    for (const nonce of [1n, 127n, 128n, 255n, 256n, 70_000n]) {
      expect(`0x${createdAddress(from, nonce)}`).toBe(getContractAddress({ from: `0x${from}`, nonce }).toLowerCase());
    }
  });
});
