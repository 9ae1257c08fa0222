import {
  ContractFunctionResult,
  type ContractID,
  type ContractLoginfo,
  type EvmTraceData,
  type EvmTransactionLog,
  type EvmTransactionResult,
} from '../hapi/messages.ts';
import { bloomOf, unionBloom } from './log-bloom.ts';
import type { ContractExecution } from './transaction-outputs.ts';
import type { UnitState } from './unit-state.ts';

const WORD_BYTES = 32;
const ADDRESS_BYTES = 20;
const NO_ALIAS = new Uint8Array(0);

/** What a block says of one contract execution. */
interface Run {
  readonly execution: ContractExecution;
  readonly traces: readonly EvmTraceData[];
  readonly successful: boolean;
  /** Somebody sent it, by itself or in a batch; no other transaction caused it. */
  readonly isSent: boolean;
}

/**
 * The contract result of a record: as it is in the output (below HAPI 0.64), or made of the execution's result and
 * the logs in its trace. What the transaction's body says (gas limit, amount, call data) is not repeated, except for
 * calls that other transactions made.
 */
export function contractResult(run: Run, state: UnitState): ContractFunctionResult {
  const { execution, traces } = run;
  const { evm } = execution;
  if (evm === undefined) return execution.result ?? ContractFunctionResult.create();
  const logInfo = traces.flatMap(({ logs }) => logs.map(logOf));
  return {
    ...ContractFunctionResult.create(),
    contractID: evm.contractId,
    contractCallResult: evm.resultData,
    errorMessage: evm.errorMessage,
    bloom: logInfo.length > 0 || hasEmptyBloom(run) ? unionBloom(logInfo) : new Uint8Array(0),
    gasUsed: evm.gasUsed,
    logInfo,
    evmAddress: execution.creates && run.successful ? addressOf(evm, state) : undefined,
    ...callFields(evm),
    senderId: evm.senderId,
    contractNonces: evm.contractNonces,
    signerNonce: evm.signerNonce,
  };
}

/** As nodes write a filter of no logs: where logs would have been traced, and of creations that were not traced at all. */
function hasEmptyBloom({ execution, traces, successful, isSent }: Run): boolean {
  if (!successful || !isSent) return false;
  if (traces.length === 0) return execution.creates;
  return traces.some(
    ({ contractActions, contractSlotUsages }) => contractActions.length + contractSlotUsages.length > 0,
  );
}

function callFields({ internalCallContext: call }: EvmTransactionResult): Partial<ContractFunctionResult> {
  return call === undefined ? {} : { gas: call.gas, amount: call.value, functionParameters: call.callData };
}

/** The number behind zeros, where a contract has no address of its own; undefined where that is not known. */
function addressOf({ contractId }: EvmTransactionResult, { block }: UnitState): { value: Uint8Array } | undefined {
  const { shardNum = 0n, realmNum = 0n, contractNum: accountNum } = contractId ?? {};
  const account = { shardNum, realmNum, accountNum, alias: undefined };
  // Without a change of its account a contract has no alias that the block tells.
  const alias = block.account(account) === undefined ? NO_ALIAS : block.alias(account);
  if (alias === undefined) return undefined;
  return { value: alias.length === ADDRESS_BYTES ? alias : evmAddressOf(contractId) };
}

function logOf(log: EvmTransactionLog): ContractLoginfo {
  // Traces leave out leading zeros, records don't.
  const topic = log.topics.map((value) => padTo(value, WORD_BYTES));
  const bloom = bloomOf([evmAddressOf(log.contractId), ...topic]);
  return { contractID: log.contractId, bloom, topic, data: log.data };
}

/** A contract's EVM address as far as its id contains it: the one that it names, or its number as 20 bytes. */
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
