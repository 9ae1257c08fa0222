import { TYPE_ID } from '@ledgerscope/ledger';
import { trimZeros } from '../block/entity-key.ts';
import {
  type AccountID,
  CallOperationType,
  type ContractAction,
  ContractActionType,
  type ContractFunctionResult,
  type ContractLoginfo,
  type ContractStateChange,
  TransactionSidecarRecord,
} from '../hapi/messages.ts';
import { type Draft, encode } from '../wire/encode.ts';
import { decode } from '../wire/message.ts';
import type { MirrorReply } from './answer.ts';
import { ethereumDataOf } from './ethereum-of.ts';
import { accountId, contractId, maybe } from './ids.ts';
import type { Data, MirrorReported } from './reported.ts';

type Result = Exclude<Draft<ContractFunctionResult>, Uint8Array>;
type Action = Exclude<Draft<ContractAction>, Uint8Array>;
type StateChange = { contractId: ReturnType<typeof contractId> | undefined; storageChanges: StorageChange[] };
type StorageChange = Draft<ContractStateChange['storageChanges']>[0];

const ETHEREUM_HASH_BYTES = 32;
const WEIBAR_PER_TINYBAR = 10_000_000_000n;
const CALL_TYPES = codesOf(ContractActionType, '');
const OPERATIONS = codesOf(CallOperationType, 'OP_');

/** What the EVM did: in the record's field for creations or for calls. */
export function contractResultOf(reported: MirrorReported): {
  contractCallResult?: Result;
  contractCreateResult?: Result;
  ethereumHash?: Uint8Array;
} {
  const result = reported.more.object('result');
  if (result === undefined) return {};
  const isCreate = creates(reported, result);
  const made = functionResult(reported, result, isCreate);
  const hash = reported.typeId === TYPE_ID.ethereumTransaction ? result.hex('hash') : undefined;
  return {
    ...(isCreate ? { contractCreateResult: made } : { contractCallResult: made }),
    ...(hash?.length === ETHEREUM_HASH_BYTES && { ethereumHash: hash }),
  };
}

/** What was asked of a contract. */
export function callOf(reported: MirrorReported): Data {
  const { typeId, entity, more } = reported;
  const result = more.object('result');
  if (typeId === TYPE_ID.ethereumTransaction)
    return {
      ethereumTransaction:
        result === undefined ? {} : { ethereumData: ethereumDataOf(result, creates(reported, result)) },
    };
  const gas = result?.integer('gas_limit');
  const amount = result?.integer('amount');
  const parameters = result?.hex('function_parameters');
  if (typeId === TYPE_ID.contractCall)
    return { contractCall: { contractID: maybe(entity, contractId), gas, amount, functionParameters: parameters } };
  return { contractCreateInstance: { gas, initialBalance: amount, constructorParameters: parameters } };
}

/** What sidecar files hold of a transaction: actions, storage changes, and the code of a new contract. */
export function sidecarsOf(reported: MirrorReported): TransactionSidecarRecord[] {
  const { more, time } = reported;
  const contractActions = more.list('actions').map(actionOf);
  const contractStateChanges = stateChangesOf(more.object('result')?.list('state_changes') ?? []);
  const bytecode = bytecodeOf(reported);
  const parts = [
    ...(bytecode === undefined ? [] : [{ bytecode }]),
    ...(contractActions.length === 0 ? [] : [{ actions: { contractActions } }]),
    ...(contractStateChanges.length === 0 ? [] : [{ stateChanges: { contractStateChanges } }]),
  ];
  return parts.map((part) =>
    decode(TransactionSidecarRecord, encode(TransactionSidecarRecord, { consensusTimestamp: time, ...part })),
  );
}

/** Whether it made the contract that it is about; of a failed Ethereum transaction, whether there is none that it called. */
function creates({ typeId }: MirrorReported, result: MirrorReply): boolean {
  if (typeId === TYPE_ID.contractCreateInstance) return true;
  if (typeId !== TYPE_ID.ethereumTransaction) return false;
  const contract = result.entity('contract_id');
  return contract === undefined ? result.text('to') === '' : result.entities('created_contract_ids').includes(contract);
}

function functionResult(reported: MirrorReported, result: MirrorReply, isCreate: boolean): Result {
  return {
    contractID: maybe(result.entity('contract_id'), contractId),
    contractCallResult: result.hex('call_result'),
    errorMessage: result.text('error_message'),
    bloom: result.hex('bloom'),
    gasUsed: result.integer('gas_used'),
    logInfo: reported.more.list('logs').map(logOf),
    createdContractIDs: result.entities('created_contract_ids').map(contractId),
    evmAddress: isCreate && result.has('contract_id') ? { value: result.hex('address') } : undefined,
    gas: result.integer('gas_limit'),
    amount: result.flag('in_weibar') ? result.bigInteger('amount') / WEIBAR_PER_TINYBAR : result.integer('amount'),
    functionParameters: result.hex('function_parameters'),
    contractNonces: noncesOf(reported),
    senderId: addressee(result.hex('from')),
  };
}

/** A new contract begins with a nonce of its own. */
function noncesOf({ more }: MirrorReported): Result['contractNonces'] {
  const contract = more.object('contract');
  const nonce = contract?.optionalInteger('nonce');
  if (contract === undefined || nonce === undefined) return [];
  return [{ contractId: maybe(contract.entity('contract_id'), contractId), nonce }];
}

/** An account by its address: one that holds its number is turned into it where it is looked up. */
function addressee(address: Uint8Array): AccountID | undefined {
  if (address.length === 0) return undefined;
  return { shardNum: 0n, realmNum: 0n, accountNum: undefined, alias: address };
}

function logOf(log: MirrorReply): Draft<ContractLoginfo> {
  return {
    contractID: maybe(log.entity('contract_id'), contractId),
    bloom: log.hex('bloom'),
    topic: log.hexes('topics'),
    data: log.hex('data'),
  };
}

function actionOf(action: MirrorReply): Action {
  const caller = action.entity('caller');
  const recipient = action.entity('recipient');
  const isContract = action.text('caller_type') === 'CONTRACT';
  return {
    callType: code(action, 'call_type', CALL_TYPES),
    callOperationType: code(action, 'call_operation_type', OPERATIONS),
    callDepth: action.small('call_depth'),
    callingAccount: isContract ? undefined : maybe(caller, accountId),
    callingContract: isContract ? maybe(caller, contractId) : undefined,
    ...recipientOf(action, recipient),
    gas: action.integer('gas'),
    gasUsed: action.integer('gas_used'),
    value: action.integer('value'),
    input: action.hex('input'),
    ...outcomeOf(action),
  };
}

function recipientOf(action: MirrorReply, recipient: ReturnType<MirrorReply['entity']>): Action {
  if (recipient === undefined) {
    const targetedAddress = action.hex('to');
    return targetedAddress.length === 0 ? {} : { targetedAddress };
  }
  return action.text('recipient_type') === 'CONTRACT'
    ? { recipientContract: contractId(recipient) }
    : { recipientAccount: accountId(recipient) };
}

function outcomeOf(action: MirrorReply): Action {
  const data = action.hex('result_data');
  const type = action.text('result_data_type');
  if (type === 'REVERT_REASON') return { revertReason: data };
  return type === 'ERROR' ? { error: data } : { output: data };
}

/** Changes of one contract are listed together. Slots and values are reported with leading zeros, which records omit. */
function stateChangesOf(list: readonly MirrorReply[]): StateChange[] {
  const changes: StateChange[] = [];
  let last: bigint | undefined;
  for (const entry of list) {
    const id = entry.entity('contract_id');
    if (changes.length === 0 || id !== last) changes.push({ contractId: maybe(id, contractId), storageChanges: [] });
    last = id;
    changes.at(-1)?.storageChanges.push({
      slot: trimZeros(entry.hex('slot')),
      valueRead: trimZeros(entry.hex('value_read')),
      valueWritten: entry.has('value_written') ? { value: trimZeros(entry.hex('value_written')) } : undefined,
    });
  }
  return changes;
}

function bytecodeOf({ more }: MirrorReported): TransactionSidecarRecord['bytecode'] {
  const contract = more.object('contract');
  const runtimeBytecode = contract?.hex('runtime_bytecode') ?? new Uint8Array(0);
  const initcode = contract?.hex('bytecode') ?? more.object('result')?.hex('failed_initcode') ?? new Uint8Array(0);
  if (runtimeBytecode.length === 0 && initcode.length === 0) return undefined;
  return { contractId: maybe(contract?.entity('contract_id'), contractId), initcode, runtimeBytecode };
}

function code(action: MirrorReply, name: string, codes: ReadonlyMap<string, number>): number {
  return codes.get(action.text(name)) ?? 0;
}

function codesOf(names: Readonly<Record<number, string>>, prefix: string): ReadonlyMap<string, number> {
  return new Map(Object.entries(names).map(([number, name]) => [name.replace(prefix, ''), Number(number)]));
}
