import { RESPONSE_CODE } from '@ledgerscope/ledger';
import type {
  AccountID,
  ContractID,
  TokenID,
  TraceData,
  TransactionBody,
  TransactionReceipt,
  TransactionResult,
} from '../hapi/messages.ts';
import type { BlockTransaction } from './block-transaction.ts';
import { topicKey } from './entity-key.ts';
import type { TransactionOutputs } from './transaction-outputs.ts';
import type { TopicMessagePlace, UnitState } from './unit-state.ts';

/** Fields of a receipt beyond its status; one that is there and undefined is not known. */
export type ReceiptFields = { readonly [F in keyof TransactionReceipt]?: TransactionReceipt[F] | undefined };

/** The only running hash version that nodes of the block stream write (HIP-1056 has no other). */
const RUNNING_HASH_VERSION = 3n;
const ADDRESS_BYTES = 20;
const NUMBER_OFFSET = 12;

/** What a receipt says of a transaction that succeeded; every kind of transaction fills its own fields. */
export function receiptFields(transaction: BlockTransaction, state: UnitState): ReceiptFields {
  return {
    ...accountFields(transaction, state),
    ...contractFields(transaction, state),
    ...tokenFields(transaction, state),
    ...topicFields(transaction, state),
    ...createdFields(transaction, state),
  };
}

/** Schedules are named by outputs or, where one is deleted, by the body; also where the same schedule existed before. */
export function scheduleFields({ envelope, outputs, result }: BlockTransaction, successful: boolean): ReceiptFields {
  const { createSchedule: create, signSchedule: sign } = outputs;
  // The schedule of an identical earlier one is named too.
  if (create !== undefined && (successful || result.status === RESPONSE_CODE.IDENTICAL_SCHEDULE_ALREADY_CREATED)) {
    return { scheduleID: create.scheduleId, scheduledTransactionID: create.scheduledTransactionId };
  }
  if (!successful) return {};
  if (sign !== undefined) return { scheduledTransactionID: sign.scheduledTransactionId };
  const { scheduleDelete } = envelope.body;
  return scheduleDelete === undefined ? {} : { scheduleID: scheduleDelete.scheduleID };
}

function accountFields({ envelope, outputs }: BlockTransaction, state: UnitState): ReceiptFields {
  const { cryptoCreateAccount: create, cryptoUpdateAccount: update } = envelope.body;
  if (create !== undefined) return { accountID: outputs.createdAccountId };
  if (update === undefined) return {};
  return { accountID: resolveAccount(update.accountIDToUpdate, state) };
}

function resolveAccount(id: AccountID | undefined, state: UnitState): AccountID | undefined {
  return id?.alias === undefined ? id : state.block.accountOfAlias(id.alias);
}

function contractFields({ envelope, outputs }: BlockTransaction, state: UnitState): ReceiptFields {
  const { body } = envelope;
  const changed = body.contractUpdateInstance ?? body.contractDeleteInstance;
  if (changed !== undefined) return { contractID: resolveContract(changed.contractID, state) };
  return executedContract(body, outputs);
}

/**
 * The contract of a contract call, creation or Ethereum transaction; named also when it failed. Not for calls that
 * contracts made (a nonce above 0), as records have it.
 */
function executedContract(body: TransactionBody, outputs: TransactionOutputs): ReceiptFields {
  const call = isChild(body) ? undefined : body.contractCall;
  if ((call ?? body.contractCreateInstance ?? body.ethereumTransaction) === undefined) return {};
  // An Ethereum transaction that used no gas reached no contract.
  if (body.ethereumTransaction !== undefined && outputs.execution?.evm?.gasUsed === 0n) return {};
  return executedId(outputs);
}

/** What a receipt says of a transaction that failed; nothing where only a later one of its batch did. */
export function failedFields({ envelope, outputs, result }: BlockTransaction): ReceiptFields {
  return result.status === RESPONSE_CODE.REVERTED_SUCCESS ? {} : executedContract(envelope.body, outputs);
}

function executedId({ execution }: TransactionOutputs): ReceiptFields {
  return { contractID: execution?.evm?.contractId ?? execution?.result?.contractID };
}

function isChild({ transactionID }: TransactionBody): boolean {
  return transactionID !== undefined && transactionID.nonce > 0;
}

function resolveContract(id: ContractID | undefined, state: UnitState): ContractID | undefined {
  if (id?.evmAddress === undefined) return id;
  return longZeroContract(id, id.evmAddress) ?? state.block.contractOfAddress(id.evmAddress);
}

/** The contract of an address that is its number behind zeros; undefined for other addresses. */
function longZeroContract({ shardNum, realmNum }: ContractID, address: Uint8Array): ContractID | undefined {
  if (address.length !== ADDRESS_BYTES || !address.subarray(0, NUMBER_OFFSET).every((byte) => byte === 0))
    return undefined;
  const contractNum = Buffer.from(address.buffer, address.byteOffset, address.byteLength).readBigInt64BE(NUMBER_OFFSET);
  return { shardNum, realmNum, contractNum, evmAddress: undefined };
}

function tokenFields({ envelope, result }: BlockTransaction, state: UnitState): ReceiptFields {
  const { tokenMint: mint, tokenBurn: burn, tokenWipe: wipe, tokenCreation } = envelope.body;
  if (tokenCreation !== undefined) return { tokenID: state.tokenIds.pop() };
  if (mint !== undefined) {
    const minted = mint.amount + BigInt(mint.metadata.length);
    return { ...supplyFields(mint.token, minted, state), serialNumbers: mintedSerials(result) };
  }
  const gone = burn ?? wipe;
  if (gone === undefined) return {};
  return supplyFields(gone.token, -(gone.amount + BigInt(gone.serialNumbers.length)), state);
}

function supplyFields(token: TokenID | undefined, delta: bigint, state: UnitState): ReceiptFields {
  return { newTotalSupply: token === undefined ? undefined : state.takeSupply(token, delta) };
}

function mintedSerials(result: TransactionResult): bigint[] {
  const serials = result.tokenTransferLists.flatMap((list) => list.nftTransfers.map((nft) => nft.serialNumber));
  return serials.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

function topicFields({ envelope, traces }: BlockTransaction, state: UnitState): ReceiptFields {
  const { consensusCreateTopic: create, consensusSubmitMessage: submit } = envelope.body;
  if (create !== undefined) return { topicID: state.topicIds.pop() };
  if (submit === undefined) return {};
  const stateMessage = state.takeTopicMessage(topicKey(submit.topicID));
  const { sequence, hash } = tracedMessage(traces) ?? stateMessage ?? NOT_KNOWN;
  return {
    topicSequenceNumber: sequence,
    topicRunningHash: hash,
    topicRunningHashVersion: hash === undefined ? undefined : RUNNING_HASH_VERSION,
  };
}

const NOT_KNOWN: TopicMessagePlace = { sequence: undefined, hash: undefined };

function tracedMessage(traces: readonly TraceData[]): TopicMessagePlace | undefined {
  for (const { submitMessageTraceData: traced } of traces) {
    if (traced !== undefined) return { sequence: traced.sequenceNumber, hash: traced.runningHash };
  }
  return undefined;
}

function createdFields({ envelope }: BlockTransaction, state: UnitState): ReceiptFields {
  const { body } = envelope;
  if (body.fileCreate !== undefined) return { fileID: state.fileIds.pop() };
  if (body.nodeCreate !== undefined) return { nodeId: state.nodeIds.pop() };
  if (body.registeredNodeCreate !== undefined) return { registeredNodeId: state.registeredNodeIds.pop() };
  return {};
}
