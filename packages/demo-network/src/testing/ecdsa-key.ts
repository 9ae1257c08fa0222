import { createECDH } from 'node:crypto';
import { encode, hapi } from '@ledgerscope/streams';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { DemoEcdsaKey } from '../world/keys.ts';

const ADDRESS_BYTES = 20;

/** The secp256k1 key whose private key is `secret` (32 bytes), and its EVM address, as another implementation makes them. */
export function ecdsaKey(secret: Uint8Array): DemoEcdsaKey {
  const pair = createECDH('secp256k1');
  pair.setPrivateKey(secret);
  const publicKey = pair.getPublicKey(null, 'compressed');
  const evmAddress = keccak_256(pair.getPublicKey().subarray(1)).subarray(-ADDRESS_BYTES);
  return { key: encode(hapi.Key, { ECDSASecp256k1: publicKey }), publicKey, evmAddress };
}
