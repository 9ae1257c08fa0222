import { encodeAbiParameters, hexToBigInt, keccak256 } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import { addressInWord, elementSlot, entrySlot, word } from './storage-slot.ts';

const OWNER = '88af3c270bdb3a2261643ce92777ff3f12f5a9aa';

describe('storage slots', () => {
  it('of mappings hash key and place', () => {
    const types = [{ type: 'address' }, { type: 'uint256' }];
    expect(`0x${entrySlot(OWNER, word(2n))}`).toBe(keccak256(encodeAbiParameters(types, [`0x${OWNER}`, 2n])));
  });

  it('of arrays follow the hash of the place', () => {
    const first = hexToBigInt(keccak256(`0x${word(1n)}`));
    expect(elementSlot(word(1n), 3n, 4n, 2n)).toBe(word(first + 14n));
  });

  it('return the address in a word, whatever is above it', () => {
    expect(addressInWord((7n << 160n) | BigInt(`0x${OWNER}`))).toBe(OWNER);
    expect(addressInWord(0n)).toBe('0'.repeat(40));
  });
});
