import { secp256k1 } from '@noble/curves/secp256k1';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Hex, TransactionSerializable } from 'viem';
import { serializeTransaction } from 'viem/utils';
import type { EvmAddress } from './evm-address.ts';

/** Ethereum amounts count in weibars, 10^10 to the tinybar. */
export const WEIBAR_PER_TINYBAR = 10_000_000_000n;
/** The chain id of local networks. */
export const CHAIN_ID = 298;

/** What an account signs; gas price and value in weibars. */
export interface SimulatedEthereumCall {
  readonly kind: 'legacy' | 'eip1559';
  readonly nonce: bigint;
  readonly gasPrice: bigint;
  readonly gasLimit: bigint;
  /** Undefined where a contract is created. */
  readonly to: EvmAddress | undefined;
  readonly value: bigint;
  /** Digits. */
  readonly data: string;
}

export interface SignedEthereumCall {
  /** As in `EthereumTransactionBody.ethereumData`. */
  readonly bytes: Uint8Array;
  /** keccak-256 of the bytes. */
  readonly hash: Uint8Array;
}

/** Signs with a secp256k1 key (32 bytes). The signature is deterministic (RFC 6979): the same call, the same bytes. */
export function signEthereumCall(call: SimulatedEthereumCall, secret: Uint8Array): SignedEthereumCall {
  const transaction = serializable(call);
  const unsigned = Buffer.from(serializeTransaction(transaction).slice(2), 'hex');
  const { r, s, recovery } = secp256k1.sign(keccak_256(unsigned), secret);
  const signature = { r: quantity(r), s: quantity(s), yParity: recovery, v: BigInt(27 + recovery) };
  const bytes = Buffer.from(serializeTransaction(transaction, signature).slice(2), 'hex');
  return { bytes, hash: keccak_256(bytes) };
}

function serializable({
  kind,
  nonce,
  gasPrice,
  gasLimit,
  to,
  value,
  data,
}: SimulatedEthereumCall): TransactionSerializable {
  const common = {
    chainId: CHAIN_ID,
    nonce: Number(nonce),
    gas: gasLimit,
    value,
    data: `0x${data}` as const,
    ...(to === undefined ? {} : { to: `0x${to}` as const }),
  };
  // The network has one gas price; a tip would change nothing.
  if (kind === 'eip1559') return { ...common, type: kind, maxFeePerGas: gasPrice, maxPriorityFeePerGas: 0n };
  return { ...common, type: kind, gasPrice };
}

function quantity(value: bigint): Hex {
  return `0x${value.toString(16).padStart(64, '0')}`;
}
