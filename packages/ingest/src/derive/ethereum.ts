import { callDataInFile } from './call-data.ts';
import type { Derivation } from './derive-context.ts';
import { NO_BYTES } from './derive-context.ts';
import { type EthereumEnvelope, ethereumHash, withCallData } from './ethereum-envelope.ts';

const ETHEREUM_HASH_BYTES = 32;

/** What a row shows where the bytes could not be read; `decoded` says so. */
const UNREADABLE: EthereumEnvelope = {
  type: 0,
  chainId: undefined,
  nonce: 0n,
  gasLimit: 0n,
  gasPrice: undefined,
  maxFeePerGas: undefined,
  maxPriorityFeePerGas: undefined,
  to: NO_BYTES,
  value: 0n,
  callData: NO_BYTES,
  accessList: NO_BYTES,
};

/** The row of an ethereumTransaction, whatever its result: what the sender signed is the same. */
export function deriveEthereum(derivation: Derivation): void {
  const { ethereumTransaction } = derivation.body;
  if (ethereumTransaction === undefined) return;
  const envelope = derivation.ethereum ?? UNREADABLE;
  derivation.rows.ethereumTransaction.push({
    consensusNs: derivation.consensusNs,
    ethereumHash: hashOf(derivation, ethereumTransaction.ethereumData),
    ethereumType: envelope.type,
    chainId: decimal(envelope.chainId),
    ethereumNonce: envelope.nonce,
    gasLimit: envelope.gasLimit,
    gasPrice: decimal(envelope.gasPrice),
    maxFeePerGas: decimal(envelope.maxFeePerGas),
    maxPriorityFeePerGas: decimal(envelope.maxPriorityFeePerGas),
    toAddress: envelope.to,
    value: decimal(envelope.value),
    callData: envelope.callData,
    callDataFile: derivation.ids.file(ethereumTransaction.callData),
    accessList: envelope.accessList,
    maxGasAllowance: ethereumTransaction.maxGasAllowance,
    data: ethereumTransaction.ethereumData,
    decoded: envelope === UNREADABLE ? 0 : 1,
  });
}

/**
 * The record's hash, else that of the bytes. Call data moved to a file is not part of the bytes here but was part of
 * what was signed: without the record's hash or the file there is none then.
 */
function hashOf(derivation: Derivation, data: Uint8Array): Uint8Array {
  const { record, ethereum, body } = derivation;
  if (record.ethereumHash.length === ETHEREUM_HASH_BYTES) return record.ethereumHash;
  const offloaded = body.ethereumTransaction?.callData !== undefined && ethereum?.callData.length === 0;
  if (ethereum === undefined) return NO_BYTES;
  if (!offloaded) return ethereumHash(data);
  const callData = callDataInFile(derivation);
  const signed = callData === undefined ? undefined : withCallData(data, ethereum, callData);
  return signed === undefined ? NO_BYTES : ethereumHash(signed);
}

function decimal(value: bigint | undefined): string {
  return value === undefined ? '' : value.toString();
}
