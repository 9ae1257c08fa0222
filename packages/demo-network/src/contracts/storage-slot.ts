import type { EvmAddress } from './evm-address.ts';
import { keccakOfHex } from './keccak.ts';

const WORD_DIGITS = 64;
const ADDRESS_BITS = 160;
const ADDRESS_DIGITS = 40;

/** A number as a word of 32 bytes, in digits. */
export function word(value: bigint): string {
  return value.toString(16).padStart(WORD_DIGITS, '0');
}

/** The address in the low 20 bytes of a word. */
export function addressInWord(value: bigint): EvmAddress {
  return BigInt.asUintN(ADDRESS_BITS, value).toString(16).padStart(ADDRESS_DIGITS, '0');
}

/** Where the compiler puts a mapping's entry: keccak-256 of the key's word and the mapping's slot; 64 digits. */
export function entrySlot(key: EvmAddress, mapping: string): string {
  return Buffer.from(keccakOfHex(key.padStart(WORD_DIGITS, '0') + mapping)).toString('hex');
}

/** Where it puts the nth word of an element of a dynamic array whose elements take `words` words each. */
export function elementSlot(array: string, index: bigint, words: bigint, nth: bigint): string {
  const first = BigInt(`0x${Buffer.from(keccakOfHex(array)).toString('hex')}`);
  return word(BigInt.asUintN(256, first + index * words + nth));
}
