import type { Draft, hapi } from '@ledgerscope/streams';
import type { RunAction, RunResult, SlotAccess } from '../../contracts/run-result.ts';
import { bytesOf } from '../../contracts/run-state.ts';
import type { SidecarDraft } from '../../world/effects.ts';
import { accountId, contractId } from '../../world/ids.ts';
import type { ContractBook } from './contract-book.ts';
import { knownNum } from './entity-address.ts';

/** `ContractActionType` and `CallOperationType` of what the contracts here do. */
const ACTION_TYPE = { call: 1, create: 2, system: 4 } as const;
const OPERATION = { call: 1, create: 5, system: 1 } as const;

/** State changes and actions of a run, as two sidecar records; a creation's bytecode is the third, made elsewhere. */
export function runSidecars(book: ContractBook, result: RunResult): SidecarDraft[] {
  const sidecars: SidecarDraft[] = [];
  if (result.accesses.length > 0)
    sidecars.push({ stateChanges: { contractStateChanges: stateChanges(result.accesses) } });
  sidecars.push({ actions: { contractActions: result.actions.map((action) => actionOf(book, action)) } });
  return sidecars;
}

/** By contract and slot, ascending, as the network writes them. */
function stateChanges(accesses: readonly SlotAccess[]): Draft<hapi.ContractStateChange>[] {
  const byContract = Map.groupBy(accesses, ({ contract }) => contract.num);
  return [...byContract]
    .sort(([a], [b]) => a - b)
    .map(([num, list]) => ({
      contractId: contractId(num),
      storageChanges: list.toSorted((a, b) => (a.slot < b.slot ? -1 : 1)).map(storageChange),
    }));
}

function storageChange({ slot, original, current }: SlotAccess): Draft<hapi.StorageChange> {
  const change = { slot: trimWord(BigInt(`0x${slot}`)), valueRead: trimWord(original) };
  return current === original ? change : { ...change, valueWritten: { value: trimWord(current) } };
}

function actionOf(book: ContractBook, action: RunAction): Draft<hapi.ContractAction> {
  const { type, depth, from, to, toContract, gas, gasUsed, value, input, outcome } = action;
  const caller = knownNum(book, from);
  const callee = toContract?.num ?? knownNum(book, to);
  // A creation that failed left nothing to name.
  const nobody = type === 'create' && outcome.kind !== 'output';
  const isContract = toContract !== undefined || type === 'system';
  return {
    callType: ACTION_TYPE[type],
    ...(depth === 0 ? { callingAccount: accountId(caller) } : { callingContract: contractId(caller) }),
    gas,
    gasUsed,
    input: bytesOf(input),
    ...(nobody ? {} : isContract ? { recipientContract: contractId(callee) } : { recipientAccount: accountId(callee) }),
    value,
    callDepth: depth,
    callOperationType: OPERATION[type],
    ...outcomeOf(action),
  };
}

/** A creation's output is its bytecode sidecar. */
function outcomeOf({ type, outcome }: RunAction): Draft<hapi.ContractAction> {
  if (outcome.kind === 'revert') return { revertReason: bytesOf(outcome.data) };
  if (outcome.kind === 'halt') return { error: Buffer.from(outcome.reason) };
  return { output: type === 'create' ? new Uint8Array(0) : bytesOf(outcome.output) };
}

/** A word without its leading zero bytes, as the network writes slots and values. */
function trimWord(value: bigint): Uint8Array {
  if (value === 0n) return new Uint8Array(0);
  const digits = value.toString(16);
  return Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex');
}
