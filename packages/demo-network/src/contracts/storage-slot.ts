import { addressWord, word } from './abi-shape.ts';
import type { EvmAddress } from './evm-address.ts';
import { keccakOfHex } from './keccak.ts';

/** Where the compiler puts a mapping's entry: keccak-256 of the key's word and the mapping's slot; 64 digits. */
export function entrySlot(key: EvmAddress, mapping: string): string {
  return Buffer.from(keccakOfHex(addressWord(key) + mapping)).toString('hex');
}

/** Where it puts the nth word of an element of a dynamic array whose elements take `words` words each. */
export function elementSlot(array: string, index: bigint, words: bigint, nth: bigint): string {
  const first = BigInt(`0x${Buffer.from(keccakOfHex(array)).toString('hex')}`);
  return word(BigInt.asUintN(256, first + index * words + nth));
}

const MAX_SHORT_TEXT = 31;

/** The word that holds a text of at most 31 bytes: its bytes from the left, twice its length in the last byte. */
export function textWord(text: string): bigint {
  const bytes = Buffer.from(text);
  if (bytes.length > MAX_SHORT_TEXT)
    throw new RangeError(`a text of ${bytes.length} bytes, at most ${MAX_SHORT_TEXT} wanted`);
  return BigInt(
    `0x${bytes.toString('hex').padEnd(2 * MAX_SHORT_TEXT, '0')}${(2 * bytes.length).toString(16).padStart(2, '0')}`,
  );
}
