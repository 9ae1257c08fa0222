import { type ConsensusNs, isSuccessful } from '@ledgerscope/ledger';
import { keccak_256 as keccak256 } from '@noble/hashes/sha3.js';
import { ecdsaAddress } from '../ecdsa-address.ts';
import {
  type ContractID,
  TransactionReceipt,
  TransactionRecord,
  type TransactionSidecarRecord,
} from '../hapi/messages.ts';
import { statedTime } from '../record/record-item.ts';
import type { StreamItem, UnknownRecordField } from '../stream-block.ts';
import { BlockState } from './block-state.ts';
import type { BlockTransaction } from './block-transaction.ts';
import { contractResult } from './contract-result.ts';
import { contractSidecars, type RebuiltSidecars } from './contract-sidecars.ts';
import { type EarlierQuestions, type EarlierState, UnknownEarlierState } from './earlier-state.ts';
import { contractKey } from './entity-key.ts';
import { type EthereumCall, readEthereumCall } from './ethereum-call.ts';
import { pendingAirdrops } from './pending-airdrops.ts';
import { failedFields, type ReceiptFields, receiptFields, scheduleFields } from './receipt-fields.ts';
import { UnitState } from './unit-state.ts';

/** A record made of what the block says of one transaction. */
export interface RebuiltRecord {
  readonly record: TransactionRecord;
  readonly sidecars: TransactionSidecarRecord[];
  /** See {@link StreamItem.accountNonce}. */
  readonly accountNonce?: bigint;
  /** See {@link StreamItem.unknown}. */
  readonly unknown?: readonly UnknownRecordField[];
}

/** Records of a block's transactions, with what they were asked of the state before it. */
export interface RebuiltBlock {
  readonly records: readonly RebuiltRecord[];
  /** Undefined where nothing was asked that the block itself does not answer. */
  readonly asked: EarlierQuestions | undefined;
}

/** A transaction with its place among parents and children. */
interface Member {
  readonly transaction: BlockTransaction;
  readonly index: number;
  readonly root: number;
  readonly successful: boolean;
  /** Neither a child nor an inner transaction of a batch. */
  readonly isTop: boolean;
  /** Consensus time of what somebody sent: the transaction itself, or the inner or top one that it is a child of. */
  readonly sentNs: ConsensusNs;
}

const ADDRESS_BYTES = 20;
/** Fields of receipts that are values of the state. */
const STATE_FIELDS = [
  'newTotalSupply',
  'topicSequenceNumber',
  'topicRunningHash',
  'nodeId',
  'registeredNodeId',
] as const;
/** Those that name what an update or deletion is of, which may be given by an alias or address. */
const ID_FIELDS = ['accountID', 'contractID'] as const;
const NOTHING = new Uint8Array(0);

/**
 * Rebuilds the records of a block's transactions, in their order: unit by unit, as each starts from the state after the one before, and
 * within a unit from last to first (see UnitState).
 * @param earlier what is known of the state before the block; without it that is asked for, and what depends on it is unknown
 */
export function rebuildRecords(transactions: readonly BlockTransaction[], earlier?: EarlierState): RebuiltBlock {
  const members = placeMembers(transactions);
  const makers = makersOf(members);
  const nothing = new UnknownEarlierState();
  const block = new BlockState(earlier ?? nothing);
  const records: RebuiltRecord[] = new Array(members.length);
  for (const unit of Map.groupBy(members, ({ root }) => root).values()) {
    for (const { transaction } of unit) for (const change of transaction.changesBefore) block.lay(change);
    const changes = unit.flatMap(({ transaction }) => transaction.stateChanges);
    const state = new UnitState(changes, block);
    for (const member of unit.reverse())
      records[member.index] = rebuildRecord(member, state, makers.get(member.transaction.consensusNs));
  }
  return { records, asked: nothing.asked };
}

/** Children name the consensus time of their parent, which may itself be a child (inner transactions of a batch). */
function placeMembers(transactions: readonly BlockTransaction[]): Member[] {
  const byTime = new Map<ConsensusNs, Member>();
  return transactions.map((transaction, index) => {
    const parentTime = statedTime(transaction.result.parentConsensusTimestamp);
    const parent = parentTime === undefined ? undefined : byTime.get(parentTime);
    const successful = isSuccessful(transaction.result.status) && (parent?.successful ?? true);
    const isSent = parent === undefined || (parent.isTop && parent.transaction.envelope.body.atomicBatch !== undefined);
    const sentNs = isSent ? transaction.consensusNs : parent.sentNs;
    const member = { transaction, index, root: parent?.root ?? index, successful, isTop: parent === undefined, sentNs };
    byTime.set(transaction.consensusNs, member);
    return member;
  });
}

/** Who made which contracts: 'all' of its unit, or those that it and its children say they made. */
type Made = 'all' | ReadonlySet<string>;

/**
 * State changes show which contracts a unit made. Where several transactions of a batch ran contracts, each made those that are named
 * by its own execution and by those of its children.
 */
function makersOf(members: readonly Member[]): ReadonlyMap<ConsensusNs, Made> {
  const ran = new Map<number, Map<ConsensusNs, Set<string>>>();
  for (const { transaction, root, successful, sentNs } of members) {
    const { execution } = transaction.outputs;
    if (execution === undefined || !successful) continue;
    const named = entryOf(
      entryOf(ran, root, () => new Map<ConsensusNs, Set<string>>()),
      sentNs,
      () => new Set(),
    );
    if (execution.creates && execution.evm !== undefined) named.add(contractKey(execution.evm.contractId));
  }
  const makers = new Map<ConsensusNs, Made>();
  for (const senders of ran.values())
    for (const [sentNs, named] of senders) makers.set(sentNs, senders.size === 1 ? 'all' : named);
  return makers;
}

function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function contractsMade({ successful }: Member, state: UnitState, made: Made | undefined): readonly ContractID[] {
  if (!successful || made === undefined) return [];
  const all = state.createdContracts();
  return made === 'all' ? all : all.filter((id) => made.has(contractKey(id)));
}

function rebuildRecord(member: Member, state: UnitState, made: Made | undefined): RebuiltRecord {
  const { transaction, successful } = member;
  const { envelope, result, outputs } = transaction;
  const created = contractsMade(member, state, made);
  const { body } = envelope;
  const fields: ReceiptFields = {
    ...(successful ? receiptFields(transaction, state) : failedFields(transaction)),
    ...scheduleFields(transaction, successful),
  };
  const receipt = {
    ...TransactionReceipt.create(),
    status: result.status,
    exchangeRate: result.exchangeRate,
    ...withoutUndefined(fields),
  };
  const record: TransactionRecord = {
    ...TransactionRecord.create(),
    receipt,
    transactionHash: envelope.transactionHash,
    consensusTimestamp: result.consensusTimestamp,
    transactionID: body.transactionID,
    memo: body.memo,
    transactionFee: result.transactionFeeCharged,
    transferList: result.transferList,
    tokenTransferLists: result.tokenTransferLists,
    scheduleRef: result.scheduleRef,
    assessedCustomFees: [...result.assessedCustomFees, ...outputs.assessedCustomFees],
    automaticTokenAssociations: result.automaticTokenAssociations,
    parentConsensusTimestamp: result.parentConsensusTimestamp,
    paidStakingRewards: result.paidStakingRewards,
    prngBytes: outputs.prng?.prngBytes,
    prngNumber: outputs.prng?.prngNumber,
    highVolumePricingMultiplier: result.highVolumePricingMultiplier,
    ...contractParts(member, state, created),
    ...createdParts(transaction, successful, state),
  };
  const { sidecars, lacksWrites } = sidecarsOf(transaction, state);
  const unknown = unknownFields(member, fields, record, lacksWrites);
  const rebuilt = { record, sidecars, ...delegatedNonce(member, record, state) };
  return unknown.length === 0 ? rebuilt : { ...rebuilt, unknown };
}

/** Fields whose value is known. */
function withoutUndefined(fields: ReceiptFields): Partial<TransactionReceipt> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** What the transaction did, and the block does not tell without the state before it. */
function unknownFields(
  member: Member,
  fields: ReceiptFields,
  record: TransactionRecord,
  lacksWrites: boolean,
): UnknownRecordField[] {
  const { cryptoUpdateAccount, contractUpdateInstance, contractDeleteInstance } = member.transaction.envelope.body;
  const isByAddress = (cryptoUpdateAccount ?? contractUpdateInstance ?? contractDeleteInstance) !== undefined;
  const names = isByAddress ? ID_FIELDS : STATE_FIELDS;
  const unknown: UnknownRecordField[] = names
    .filter((name) => name in fields && fields[name] === undefined)
    .map((name) => `receipt.${name}` as const);
  if (lacksAddress(member, record)) unknown.push('contractCreateResult.evmAddress');
  if (lacksWrites) unknown.push('contractStateChanges');
  return unknown;
}

function lacksAddress({ transaction, successful }: Member, { contractCreateResult }: TransactionRecord): boolean {
  const isMade = successful && transaction.outputs.execution?.evm !== undefined;
  return isMade && contractCreateResult !== undefined && contractCreateResult.evmAddress === undefined;
}

/** State holds the nonce after the whole unit, which is the last of them. */
function delegatedNonce(
  { transaction, successful }: Member,
  { receipt }: TransactionRecord,
  state: UnitState,
): Pick<RebuiltRecord, 'accountNonce'> {
  const { cryptoCreateAccount, cryptoUpdateAccount } = transaction.envelope.body;
  const delegates = ((cryptoCreateAccount ?? cryptoUpdateAccount)?.delegationAddress.length ?? 0) > 0;
  const id = delegates && successful ? receipt?.accountID : undefined;
  const nonce = id === undefined ? undefined : state.block.account(id)?.ethereumNonce;
  // A difference that omits it says that it did not change.
  return typeof nonce === 'bigint' ? { accountNonce: nonce } : {};
}

/** Records repeat gas, amount and call data of Ethereum transactions; today's outputs leave them to the body. */
function ethereumCall({ envelope, outputs }: BlockTransaction): Partial<EthereumCall> {
  const { ethereumTransaction: ethereum } = envelope.body;
  if (ethereum === undefined || outputs.execution?.evm === undefined) return {};
  return readEthereumCall(ethereum.ethereumData) ?? {};
}

function contractParts(
  { transaction, successful, sentNs }: Member,
  state: UnitState,
  createdContractIDs: readonly ContractID[],
): Partial<TransactionRecord> {
  const { envelope, outputs, traces } = transaction;
  const parts: Partial<TransactionRecord> = {};
  const { ethereumTransaction: ethereum } = envelope.body;
  if (outputs.ethereumHash !== undefined) parts.ethereumHash = outputs.ethereumHash;
  // With its call data in a file the signed form is not in the block, so its hash can't be derived from it.
  else if (ethereum !== undefined && ethereum.callData === undefined) {
    parts.ethereumHash = keccak256(ethereum.ethereumData);
  }
  const { execution } = outputs;
  if (execution === undefined) return parts;
  const evmTraces = traces.flatMap((trace) => trace.evmTraceData ?? []);
  const made = execution.evm === undefined ? {} : { createdContractIDs };
  const run = { execution, traces: evmTraces, successful, isSent: sentNs === transaction.consensusNs };
  const result = { ...contractResult(run, state), ...ethereumCall(transaction), ...made };
  if (execution.creates) parts.contractCreateResult = result;
  else parts.contractCallResult = result;
  return parts;
}

function createdParts(
  { envelope, result }: BlockTransaction,
  successful: boolean,
  state: UnitState,
): Partial<TransactionRecord> {
  if (!successful) return {};
  const { tokenAirdrop, cryptoCreateAccount } = envelope.body;
  if (tokenAirdrop !== undefined) return { newPendingAirdrops: pendingAirdrops(tokenAirdrop, result, state) };
  const alias = cryptoCreateAccount?.alias ?? NOTHING;
  return { evmAddress: alias.length === ADDRESS_BYTES ? alias : ecdsaAddress(alias) };
}

function sidecarsOf({ result, outputs, traces }: BlockTransaction, state: UnitState): RebuiltSidecars {
  const evm = traces.flatMap((trace) => trace.evmTraceData ?? []);
  const { sidecars, lacksWrites } = contractSidecars(result.consensusTimestamp, outputs.execution, evm, state);
  return { sidecars: [...outputs.sidecars, ...sidecars], lacksWrites };
}
