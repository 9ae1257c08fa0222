import { NO_ENTITY } from '@ledgerscope/ledger';
import type { ContractActionRow } from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import { asU8, asU32 } from './column-range.ts';
import { type Derivation, NO_BYTES } from './derive-context.ts';

/** Actions and state changes of a transaction, in the order of its sidecar records. Bytecode is {@link deriveBytecode}'s. */
export function deriveSidecars(derivation: Derivation): void {
  let actionIndex = 0;
  for (const { actions, stateChanges, migration } of derivation.item.sidecars) {
    for (const action of actions?.contractActions ?? []) {
      derivation.rows.contractAction.push(actionRow(derivation, action, actionIndex++));
    }
    for (const change of stateChanges?.contractStateChanges ?? []) deriveStateChange(derivation, change, migration);
  }
}

function actionRow(derivation: Derivation, action: hapi.ContractAction, actionIndex: number): ContractActionRow {
  const { ids, consensusNs } = derivation;
  const caller = ids.contract(action.callingContract);
  const recipient = ids.contract(action.recipientContract);
  return {
    consensusNs,
    actionIndex,
    callDepth: asU32(derivation, 'sidecar.actions.callDepth', action.callDepth),
    callType: asU8(derivation, 'sidecar.actions.callType', action.callType),
    callOperation: asU8(derivation, 'sidecar.actions.callOperationType', action.callOperationType),
    caller: caller === NO_ENTITY ? ids.account(action.callingAccount) : caller,
    callerIsContract: action.callingContract === undefined ? 0 : 1,
    recipient: recipient === NO_ENTITY ? ids.account(action.recipientAccount) : recipient,
    recipientIsContract: action.recipientContract === undefined ? 0 : 1,
    recipientAddress: action.targetedAddress ?? NO_BYTES,
    gas: action.gas,
    gasUsed: action.gasUsed,
    value: action.value,
    input: action.input,
    ...outcomeOf(action),
  };
}

function outcomeOf(action: hapi.ContractAction): { resultKind: string; resultData: Uint8Array } {
  if (action.revertReason !== undefined) return { resultKind: 'revert', resultData: action.revertReason };
  if (action.error !== undefined) return { resultKind: 'error', resultData: action.error };
  if (action.output !== undefined) return { resultKind: 'output', resultData: action.output };
  return { resultKind: '', resultData: NO_BYTES };
}

function deriveStateChange(derivation: Derivation, change: hapi.ContractStateChange, migration: boolean): void {
  const contract = derivation.ids.contract(change.contractId);
  for (const { slot, valueRead, valueWritten } of change.storageChanges) {
    derivation.rows.contractStateChange.push({
      contract,
      consensusNs: derivation.consensusNs,
      slot,
      valueRead,
      valueWritten: valueWritten?.value ?? NO_BYTES,
      written: valueWritten === undefined ? 0 : 1,
      migration: migration ? 1 : 0,
    });
  }
}
