import {
  ContractFunctionResult,
  type ContractID,
  type ContractLoginfo,
  type EvmTransactionLog,
  type EvmTransactionResult,
} from '../hapi/messages.ts';
import { contractKey } from './entity-key.ts';
import { bloomOf, unionBloom } from './log-bloom.ts';
import type { ContractExecution } from './transaction-outputs.ts';
import type { UnitState } from './unit-state.ts';

const WORD_BYTES = 32;
const ADDRESS_BYTES = 20;

/**
 * The contract result of a record: as it stood in the output (below HAPI 0.64), or made of the execution's result and
 * the logs in its trace. What the transaction's body says (gas limit, amount, call data) is not repeated, except for
 * calls that other transactions made.
 */
export function contractResult(
  execution: ContractExecution,
  logs: readonly EvmTransactionLog[],
  state: UnitState,
): ContractFunctionResult {
  const { evm } = execution;
  if (evm === undefined) return execution.result ?? ContractFunctionResult.create();
  const logInfo = logs.map(logOf);
  return {
    ...ContractFunctionResult.create(),
    contractID: evm.contractId,
    contractCallResult: evm.resultData,
    errorMessage: evm.errorMessage,
    bloom: logInfo.length === 0 ? new Uint8Array(0) : unionBloom(logInfo),
    gasUsed: evm.gasUsed,
    logInfo,
    evmAddress: execution.creates ? addressOf(evm, state) : undefined,
    ...callFields(evm),
    senderId: evm.senderId,
    contractNonces: evm.contractNonces,
    signerNonce: evm.signerNonce,
  };
}

function callFields({ internalCallContext: call }: EvmTransactionResult): Partial<ContractFunctionResult> {
  return call === undefined ? {} : { gas: call.gas, amount: call.value, functionParameters: call.callData };
}

function addressOf(evm: EvmTransactionResult, state: UnitState): { value: Uint8Array } | undefined {
  const alias = state.account(contractKey(evm.contractId))?.alias;
  return alias?.length === ADDRESS_BYTES ? { value: alias } : undefined;
}

function logOf(log: EvmTransactionLog): ContractLoginfo {
  // Traces leave out leading zeros, records don't.
  const topic = log.topics.map((value) => padTo(value, WORD_BYTES));
  const bloom = bloomOf([evmAddressOf(log.contractId), ...topic]);
  return { contractID: log.contractId, bloom, topic, data: log.data };
}

/** The EVM address by which a contract's logs are known: its own, or its number as 20 bytes. */
function evmAddressOf(id: ContractID | undefined): Uint8Array {
  if (id?.evmAddress !== undefined) return id.evmAddress;
  const address = Buffer.alloc(ADDRESS_BYTES);
  address.writeBigUInt64BE(BigInt.asUintN(64, id?.contractNum ?? 0n), ADDRESS_BYTES - 8);
  return address;
}

function padTo(bytes: Uint8Array, length: number): Uint8Array {
  if (bytes.length >= length) return bytes;
  const padded = new Uint8Array(length);
  padded.set(bytes, length - bytes.length);
  return padded;
}
