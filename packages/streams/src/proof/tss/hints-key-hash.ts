import { bn254_Fr } from '@noble/curves/bn254.js';
import { bytesToNumberLE } from '@noble/curves/utils.js';
import { SCALAR_BYTES } from './field-reader.ts';
import { hashToField } from './hash-to-field.ts';
import { poseidonHash } from './poseidon-sponge.ts';
import type { SchemeRules } from './tss-scheme.ts';

/** The number that represents a hinTS key (1096 bytes) in the chain of trust. */
export function hashOfHintsKey(key: Uint8Array, { keyDomain }: SchemeRules): bigint {
  if (keyDomain !== undefined) return hashToField(key, keyDomain, bn254_Fr.ORDER);
  const numbers: bigint[] = [];
  for (let at = 0; at < key.length; at += SCALAR_BYTES)
    numbers.push(bytesToNumberLE(key.subarray(at, at + SCALAR_BYTES)) % bn254_Fr.ORDER);
  return poseidonHash(numbers);
}
