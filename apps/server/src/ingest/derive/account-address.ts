import { ECDH } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Derivation } from './derive-context.ts';
import { NO_BYTES } from './derive-context.ts';

const EVM_ADDRESS_BYTES = 20;
/** A serialized Key whose only member is ECDSASecp256k1 (field 7) with a compressed point of 33 bytes. */
const ECDSA_ALIAS_BYTES = 35;
const ECDSA_ALIAS_START = [0x3a, 33] as const;

/** Alias and EVM address that a transaction gave an account; empty where it gave none. */
export interface AccountAddress {
  readonly alias: Uint8Array;
  readonly evmAddress: Uint8Array;
}

/**
 * From the record, which names them since HAPI 0.21 and 0.30, else from the create's alias: of an ECDSA key the EVM
 * address is the end of the keccak-256 of its point (HIP-583).
 */
export function accountAddress({ record, body, successful }: Derivation): AccountAddress {
  const stated = successful ? (body.cryptoCreateAccount?.alias ?? NO_BYTES) : NO_BYTES;
  const alias = record.alias.length > 0 ? record.alias : stated;
  if (record.evmAddress.length > 0) return { alias, evmAddress: record.evmAddress };
  if (alias.length === EVM_ADDRESS_BYTES) return { alias, evmAddress: alias };
  return { alias, evmAddress: isEcdsaAlias(alias) ? addressOfPoint(alias.subarray(2)) : NO_BYTES };
}

function isEcdsaAlias(alias: Uint8Array): boolean {
  return alias.length === ECDSA_ALIAS_BYTES && alias[0] === ECDSA_ALIAS_START[0] && alias[1] === ECDSA_ALIAS_START[1];
}

function addressOfPoint(compressed: Uint8Array): Uint8Array {
  try {
    const point = ECDH.convertKey(compressed, 'secp256k1', undefined, undefined, 'uncompressed') as Buffer;
    return keccak_256(point.subarray(1)).subarray(-EVM_ADDRESS_BYTES);
  } catch {
    // Not a point of the curve: such a key has no address.
    return NO_BYTES;
  }
}
