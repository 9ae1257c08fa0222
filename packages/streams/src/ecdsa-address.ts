import { ECDH } from 'node:crypto';
import { keccak_256 as keccak256 } from '@noble/hashes/sha3.js';

const ADDRESS_BYTES = 20;
/** A serialized Key whose only member is ECDSASecp256k1 (field 7) with a compressed point of 33 bytes. */
const ALIAS_BYTES = 35;
const ALIAS_START = [0x3a, 33] as const;
const NOTHING = new Uint8Array(0);

/** The EVM address of an alias that is an ECDSA key: the end of the keccak-256 of its point (HIP-583). Empty for any other alias. */
export function ecdsaAddress(alias: Uint8Array): Uint8Array {
  if (alias.length !== ALIAS_BYTES || alias[0] !== ALIAS_START[0] || alias[1] !== ALIAS_START[1]) return NOTHING;
  try {
    const point = ECDH.convertKey(alias.subarray(2), 'secp256k1', undefined, undefined, 'uncompressed') as Buffer;
    return keccak256(point.subarray(1)).subarray(-ADDRESS_BYTES);
  } catch {
    // Not a point of the curve: such a key has no address.
    return NOTHING;
  }
}
