import { keccak_256 } from '@noble/hashes/sha3.js';
import { toHex, toRlp } from 'viem/utils';

/** An EVM address as 40 lower-case hexadecimal digits without prefix: a key of maps, and half a word of call data. */
export type EvmAddress = string;

const ADDRESS_BYTES = 20;

export const ZERO_ADDRESS: EvmAddress = '0'.repeat(2 * ADDRESS_BYTES);

/** The address of an entity of shard and realm 0 that has no other one: 12 zero bytes, then its number. */
export function longZeroAddress(num: number): EvmAddress {
  return num.toString(16).padStart(2 * ADDRESS_BYTES, '0');
}

/** The address of a contract that an account's Ethereum transaction of that nonce creates (yellow paper, CREATE). */
export function createdAddress(creator: EvmAddress, nonce: bigint): EvmAddress {
  const rlp = toRlp([`0x${creator}`, nonce === 0n ? '0x' : toHex(nonce)], 'bytes');
  return Buffer.from(keccak_256(rlp).subarray(-ADDRESS_BYTES)).toString('hex');
}
