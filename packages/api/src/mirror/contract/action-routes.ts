import { readLong } from '@ledgerscope/contract/mirror/mirror-parameter';
import type { ContractActionRow } from '@ledgerscope/ledger-store';
import { hapi } from '@ledgerscope/streams';
import { idOrNull } from '@ledgerscope/transactions/values';
import { isWithin } from '../bounds.ts';
import { type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { hexOf, numberAddress, timeText } from '../mirror-values.ts';
import { isRun } from './find-results.ts';
import { readRuns } from './read-runs.ts';
import { runOfPath } from './run-of-path.ts';

const RESULT_KINDS: Readonly<Record<string, string>> = { revert: 'REVERT_REASON', error: 'ERROR' };

/** The call tree of a transaction. */
export const MIRROR_ACTION_HANDLERS = {
  mirrorActions: async ({ snapshot, path: { transactionIdOrHash = '' }, query, linkBehind }) => {
    const named = await runOfPath(snapshot, transactionIdOrHash, 0);
    const [run] = await readRuns(snapshot, isRun(named) ? [named] : []);
    const filters = query.all('index');
    const { order, limit } = query;
    const all = (run?.parts.actions ?? []).filter(({ actionIndex }) => isWithin(filters, BigInt(actionIndex)));
    const sign = order === 'asc' ? 1 : -1;
    const found = all.toSorted((one, other) => sign * (one.actionIndex - other.actionIndex)).slice(0, limit);
    const end = found.length === limit ? found.at(-1) : undefined;
    const links =
      end === undefined ? NO_LINKS : linkBehind([{ key: 'index', value: String(end.actionIndex) }], readLong);
    return { body: { actions: found.map(mirrorAction), links } };
  },
} satisfies Partial<MirrorHandlers>;

function mirrorAction(action: ContractActionRow) {
  return {
    call_depth: action.callDepth,
    call_operation_type: operationName(action.callOperation),
    call_type: callTypeName(action.callType),
    caller: idOrNull(action.caller),
    caller_type: kindOf(action.callerIsContract),
    from: numberAddress(action.caller),
    gas: action.gas,
    gas_used: action.gasUsed,
    index: action.actionIndex,
    input: hexOf(action.input),
    recipient: idOrNull(action.recipient),
    recipient_type: action.recipient === 0n ? null : kindOf(action.recipientIsContract),
    result_data: hexOf(action.resultData),
    result_data_type: RESULT_KINDS[action.resultKind] ?? 'OUTPUT',
    timestamp: timeText(action.consensusNs),
    to: calledAddress(action),
    value: action.value,
  };
}

function kindOf(isContract: number): string {
  return isContract === 1 ? 'CONTRACT' : 'ACCOUNT';
}

function calledAddress({ recipient, recipientAddress }: ContractActionRow): string | null {
  if (recipientAddress.length > 0) return hexOf(recipientAddress);
  return recipient === 0n ? null : numberAddress(recipient);
}

/** One that this program does not know has no name of its own. */
function operationName(operation: number): string {
  return hapi.CallOperationType[operation]?.replace(/^OP_/, '') ?? 'UNKNOWN';
}

function callTypeName(type: number): string {
  return hapi.ContractActionType[type] ?? 'NO_ACTION';
}
