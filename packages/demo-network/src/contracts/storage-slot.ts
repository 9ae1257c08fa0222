import { keccak_256 } from '@noble/hashes/sha3.js';
import type { EvmAddress } from './evm-address.ts';

const MAX_CACHED = 50_000;

/** Addresses, topics and slots come again and again, and a digest costs about 4 µs. */
const DIGESTS = new Map<string, Uint8Array>();

/** keccak-256 of bytes written as hexadecimal digits. The answer is shared: it must not be changed. */
export function keccakOfHex(hex: string): Uint8Array {
  const known = DIGESTS.get(hex);
  if (known !== undefined) return known;
  if (DIGESTS.size >= MAX_CACHED) DIGESTS.clear();
  const digest = keccak_256(Buffer.from(hex, 'hex'));
  DIGESTS.set(hex, digest);
  return digest;
}

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
