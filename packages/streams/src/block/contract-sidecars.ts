import { HOOK_CONTRACT_NUM } from '@ledgerscope/ledger';
import {
  type ContractID,
  type ContractSlotUsage,
  type ContractStateChange,
  type EvmTraceData,
  type ExecutedInitcode,
  type HookId,
  type SlotRead,
  type StorageChange,
  type Timestamp,
  TransactionSidecarRecord,
} from '../hapi/messages.ts';
import { contractKey, hookKey, trimZeros } from './entity-key.ts';
import type { ContractExecution } from './transaction-outputs.ts';
import type { UnitState, WrittenSlot } from './unit-state.ts';

const NOTHING = new Uint8Array(0);

/** What sidecar files held before block streams. */
export interface RebuiltSidecars {
  readonly sidecars: TransactionSidecarRecord[];
  /** Storage changes are omitted from which the block does not tell the value that was written. */
  readonly lacksWrites: boolean;
}

/** Actions, bytecode and storage changes of one execution. */
export function contractSidecars(
  time: Timestamp | undefined,
  execution: ContractExecution | undefined,
  traces: readonly EvmTraceData[],
  state: UnitState,
): RebuiltSidecars {
  const sidecars: TransactionSidecarRecord[] = [];
  const add = (part: Partial<TransactionSidecarRecord>): void => {
    sidecars.push({ ...TransactionSidecarRecord.create(), consensusTimestamp: time, ...part });
  };
  const contractActions = traces.flatMap((trace) => trace.contractActions);
  if (contractActions.length > 0) add({ actions: { contractActions } });
  const bytecode = bytecodeOf(execution, traces, state);
  if (bytecode !== undefined) add({ bytecode });
  const usages = traces.flatMap((trace) => trace.contractSlotUsages);
  let lacksWrites = false;
  const contractStateChanges = usages.flatMap((usage) =>
    storageOf(usage, execution, state, () => {
      lacksWrites = true;
    }),
  );
  if (contractStateChanges.length > 0) add({ stateChanges: { contractStateChanges } });
  return { sidecars, lacksWrites };
}

function bytecodeOf(
  execution: ContractExecution | undefined,
  traces: readonly EvmTraceData[],
  state: UnitState,
): TransactionSidecarRecord['bytecode'] {
  const executed = traces.find((trace) => trace.executedInitcode !== undefined)?.executedInitcode;
  const contractId = executed?.contractId ?? createdContract(execution);
  const runtime = state.bytecode(contractKey(contractId));
  if (executed === undefined) {
    return runtime === undefined ? undefined : { contractId, initcode: NOTHING, runtimeBytecode: runtime };
  }
  return { contractId, initcode: initcodeOf(executed, runtime), runtimeBytecode: runtime ?? NOTHING };
}

function createdContract(execution: ContractExecution | undefined): ContractID | undefined {
  return execution?.creates === true ? execution.evm?.contractId : undefined;
}

/** Where runtime code is inside the initcode, the trace holds only what surrounds it. */
function initcodeOf(executed: ExecutedInitcode, runtime: Uint8Array | undefined): Uint8Array {
  const ends = executed.initcodeBookends;
  if (ends === undefined) return executed.explicitInitcode ?? NOTHING;
  return Buffer.concat([ends.deployBytecode, runtime ?? NOTHING, ends.metadataBytecode]);
}

function storageOf(
  usage: ContractSlotUsage,
  execution: ContractExecution | undefined,
  state: UnitState,
  onUnknown: () => void,
): ContractStateChange[] {
  const owner = ownerOf(usage, execution);
  const storageChanges: StorageChange[] = [];
  for (const read of usage.slotReads) {
    const found = resolveRead(usage, read, execution, state);
    if (found?.value === 'unknown') onUnknown();
    if (found === undefined || found.value === 'unknown') continue;
    const valueWritten = found.value === undefined ? undefined : { value: found.value };
    storageChanges.push({ slot: found.slot, valueRead: trimZeros(read.readValue), valueWritten });
  }
  // Only now: a transaction's own reads don't show what it wrote itself.
  for (const { slot, valueRead } of storageChanges) state.noteRead(owner, slot, valueRead);
  return storageChanges.length === 0 ? [] : [{ contractId: usage.contractId, storageChanges }];
}

function ownerOf(usage: ContractSlotUsage, execution: ContractExecution | undefined): string {
  const hook = hookOf(usage, execution);
  return hook === undefined ? contractKey(usage.contractId) : hookKey(hook);
}

/** The hook whose storage it is. */
function hookOf({ contractId }: ContractSlotUsage, execution: ContractExecution | undefined): HookId | undefined {
  return contractId?.contractNum === HOOK_CONTRACT_NUM ? execution?.evm?.executedHookId : undefined;
}

/** A slot that was read; `value` is what was written to it, 'unknown' where the block does not tell, undefined where nothing was. */
interface ResolvedRead {
  readonly slot: Uint8Array;
  readonly value: Uint8Array | 'unknown' | undefined;
}

/** The slot that was read, with the value written to it if it was written; undefined where the index leads nowhere. */
function resolveRead(
  usage: ContractSlotUsage,
  read: SlotRead,
  execution: ContractExecution | undefined,
  state: UnitState,
): ResolvedRead | undefined {
  if (read.key !== undefined) return { slot: trimZeros(read.key), value: undefined };
  const owner = ownerOf(usage, execution);
  const index = read.index ?? -1;
  const keys = usage.writtenSlotKeys?.keys ?? [];
  if (keys.length === 0) {
    const changed = hookOf(usage, execution) !== undefined ? state.hookSlotAt(index) : state.slotAt(owner, index);
    return changed && { slot: changed.slot, value: valueAfter(owner, changed, state) };
  }
  const slot = keys[index];
  return slot === undefined ? undefined : { slot: trimZeros(slot), value: state.writtenValue(owner, slot) };
}

function valueAfter(owner: string, { slot, value }: WrittenSlot, state: UnitState): Uint8Array | 'unknown' {
  return state.writtenValue(owner, slot) ?? value ?? 'unknown';
}
