import { ecdsaAddress } from '@ledgerscope/streams';
import type { Derivation } from './derive-context.ts';
import { NO_BYTES } from './derive-context.ts';

const EVM_ADDRESS_BYTES = 20;

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
  return { alias, evmAddress: ecdsaAddress(alias) };
}
