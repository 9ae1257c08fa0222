import type { Draft, hapi } from '@ledgerscope/streams';
import type { OpenItem } from './open-items.ts';
import type { UnitChanges } from './unit-changes.ts';

/** What a block says of a contract's execution: its result, without what body and trace say. */
export function evmOutput({ body, record }: OpenItem): Draft<hapi.TransactionOutput> | undefined {
  const { contractCallResult: call, contractCreateResult: create } = record;
  const result = call ?? create;
  if (result === undefined) return undefined;
  const evmTransactionResult = evmResult(body, result);
  if (body.ethereumTransaction !== undefined) {
    const made = { evmCreateTransactionResult: evmTransactionResult };
    return { ethereumCall: call === undefined ? made : { evmCallTransactionResult: evmTransactionResult } };
  }
  return call === undefined ? { contractCreate: { evmTransactionResult } } : { contractCall: { evmTransactionResult } };
}

function evmResult(body: hapi.TransactionBody, result: hapi.ContractFunctionResult): Draft<hapi.EvmTransactionResult> {
  const { gas, amount: value, functionParameters: callData } = result;
  // A call by another transaction is described nowhere else.
  const isAsked = (body.contractCall ?? body.contractCreateInstance ?? body.ethereumTransaction) !== undefined;
  return {
    senderId: result.senderId,
    contractId: result.contractID,
    resultData: result.contractCallResult,
    errorMessage: result.errorMessage,
    gasUsed: result.gasUsed,
    ...(isAsked ? {} : { internalCallContext: { gas, value, callData } }),
    contractNonces: result.contractNonces,
    signerNonce: result.signerNonce,
  };
}

/** What a block traces of a contract's execution; undefined where there is nothing. */
export function evmTrace({ record, sidecars }: OpenItem, changes: UnitChanges): Draft<hapi.EvmTraceData> | undefined {
  const logs = (record.contractCallResult ?? record.contractCreateResult)?.logInfo ?? [];
  if (logs.length === 0 && sidecars.length === 0) return undefined;
  const storage = sidecars.flatMap(({ stateChanges }) => stateChanges?.contractStateChanges ?? []);
  const bytecode = sidecars.find((sidecar) => sidecar.bytecode !== undefined)?.bytecode;
  return {
    contractActions: sidecars.flatMap(({ actions }) => actions?.contractActions ?? []),
    contractSlotUsages: storage.map((change) => slotUsage(change, changes)),
    ...(bytecode === undefined || bytecode.initcode.length === 0 ? {} : { executedInitcode: initcodeOf(bytecode) }),
    logs: logs.map(({ contractID: contractId, topic, data }) => ({ contractId, data, topics: topic.map(trimWord) })),
  };
}

function slotUsage(
  { contractId, storageChanges }: hapi.ContractStateChange,
  changes: UnitChanges,
): Draft<hapi.ContractSlotUsage> {
  const slotReads = storageChanges.map(({ slot, valueRead: readValue, valueWritten }) => {
    const index = valueWritten === undefined ? undefined : changes.slotIndex(contractId, slot);
    return index === undefined ? { key: slot, readValue } : { index, readValue };
  });
  return { contractId, slotReads };
}

/** Where runtime code is inside of the init code, only what surrounds it is reported. */
function initcodeOf({ contractId, initcode, runtimeBytecode }: hapi.ContractBytecode): Draft<hapi.ExecutedInitcode> {
  const at = runtimeBytecode.length === 0 ? -1 : Buffer.from(initcode).indexOf(runtimeBytecode);
  if (at < 0) return { contractId, explicitInitcode: initcode };
  const deployBytecode = initcode.subarray(0, at);
  const metadataBytecode = initcode.subarray(at + runtimeBytecode.length);
  return { contractId, initcodeBookends: { deployBytecode, metadataBytecode } };
}

function trimWord(word: Uint8Array): Uint8Array {
  const first = word.findIndex((byte) => byte !== 0);
  return first < 0 ? new Uint8Array(0) : word.subarray(first);
}
