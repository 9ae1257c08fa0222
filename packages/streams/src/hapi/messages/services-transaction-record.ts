// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountAmount, readAccountAmount, PendingAirdropId, readPendingAirdropId, PendingAirdropValue, readPendingAirdropValue, ScheduleID, readScheduleID, TokenAssociation, readTokenAssociation, TokenTransferList, readTokenTransferList, TransactionID, readTransactionID, TransferList, readTransferList } from './services-basic-types.ts';
import { ContractFunctionResult, readContractFunctionResult } from './services-contract-types.ts';
import { AssessedCustomFee, readAssessedCustomFee } from './services-custom-fees.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';
import { TransactionReceipt, readTransactionReceipt } from './services-transaction-receipt.ts';

const EMPTY = new Uint8Array(0);

/** proto.PendingAirdropRecord */
export interface PendingAirdropRecord {
  pendingAirdropId: PendingAirdropId | undefined;
  pendingAirdropValue: PendingAirdropValue | undefined;
}
function newPendingAirdropRecord(): PendingAirdropRecord {
  return { pendingAirdropId: undefined, pendingAirdropValue: undefined };
}
export function readPendingAirdropRecord(c: Cursor, end: number, depth: number, m: PendingAirdropRecord = newPendingAirdropRecord()): PendingAirdropRecord {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.pendingAirdropId = readPendingAirdropId(c, c.delimitedEnd(end), depth + 1, m.pendingAirdropId); break;
      case 18: m.pendingAirdropValue = readPendingAirdropValue(c, c.delimitedEnd(end), depth + 1, m.pendingAirdropValue); break;
      default: c.skipField('PendingAirdropRecord', tag, end);
    }
  }
  return m;
}
export const PendingAirdropRecord: MessageType<PendingAirdropRecord> = defineMessage<PendingAirdropRecord>(
  'PendingAirdropRecord',
  newPendingAirdropRecord,
  readPendingAirdropRecord,
  () => [
    { number: 1, name: 'pendingAirdropId', kind: 'message', type: PendingAirdropId },
    { number: 2, name: 'pendingAirdropValue', kind: 'message', type: PendingAirdropValue },
  ],
);

/** proto.TransactionRecord */
export interface TransactionRecord {
  receipt: TransactionReceipt | undefined;
  transactionHash: Uint8Array;
  consensusTimestamp: Timestamp | undefined;
  transactionID: TransactionID | undefined;
  memo: string;
  transactionFee: bigint;
  contractCallResult: ContractFunctionResult | undefined;
  contractCreateResult: ContractFunctionResult | undefined;
  transferList: TransferList | undefined;
  tokenTransferLists: readonly TokenTransferList[];
  scheduleRef: ScheduleID | undefined;
  assessedCustomFees: readonly AssessedCustomFee[];
  automaticTokenAssociations: readonly TokenAssociation[];
  parentConsensusTimestamp: Timestamp | undefined;
  alias: Uint8Array;
  ethereumHash: Uint8Array;
  paidStakingRewards: readonly AccountAmount[];
  prngBytes: Uint8Array | undefined;
  prngNumber: number | undefined;
  evmAddress: Uint8Array;
  newPendingAirdrops: readonly PendingAirdropRecord[];
  highVolumePricingMultiplier: bigint;
}
function newTransactionRecord(): TransactionRecord {
  return { receipt: undefined, transactionHash: EMPTY, consensusTimestamp: undefined, transactionID: undefined, memo: '', transactionFee: 0n, contractCallResult: undefined, contractCreateResult: undefined, transferList: undefined, tokenTransferLists: NONE, scheduleRef: undefined, assessedCustomFees: NONE, automaticTokenAssociations: NONE, parentConsensusTimestamp: undefined, alias: EMPTY, ethereumHash: EMPTY, paidStakingRewards: NONE, prngBytes: undefined, prngNumber: undefined, evmAddress: EMPTY, newPendingAirdrops: NONE, highVolumePricingMultiplier: 0n };
}
export function readTransactionRecord(c: Cursor, end: number, depth: number, m: TransactionRecord = newTransactionRecord()): TransactionRecord {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.receipt = readTransactionReceipt(c, c.delimitedEnd(end), depth + 1, m.receipt); break;
      case 18: m.transactionHash = c.bytes(end); break;
      case 26: m.consensusTimestamp = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.consensusTimestamp); break;
      case 34: m.transactionID = readTransactionID(c, c.delimitedEnd(end), depth + 1, m.transactionID); break;
      case 42: m.memo = c.text(end); break;
      case 48: m.transactionFee = c.uint64(end); break;
      case 58: m.contractCallResult = readContractFunctionResult(c, c.delimitedEnd(end), depth + 1, m.contractCallResult); break;
      case 66: m.contractCreateResult = readContractFunctionResult(c, c.delimitedEnd(end), depth + 1, m.contractCreateResult); break;
      case 82: m.transferList = readTransferList(c, c.delimitedEnd(end), depth + 1, m.transferList); break;
      case 90: m.tokenTransferLists = appendTo(m.tokenTransferLists, readTokenTransferList(c, c.delimitedEnd(end), depth + 1)); break;
      case 98: m.scheduleRef = readScheduleID(c, c.delimitedEnd(end), depth + 1, m.scheduleRef); break;
      case 106: m.assessedCustomFees = appendTo(m.assessedCustomFees, readAssessedCustomFee(c, c.delimitedEnd(end), depth + 1)); break;
      case 114: m.automaticTokenAssociations = appendTo(m.automaticTokenAssociations, readTokenAssociation(c, c.delimitedEnd(end), depth + 1)); break;
      case 122: m.parentConsensusTimestamp = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.parentConsensusTimestamp); break;
      case 130: m.alias = c.bytes(end); break;
      case 138: m.ethereumHash = c.bytes(end); break;
      case 146: m.paidStakingRewards = appendTo(m.paidStakingRewards, readAccountAmount(c, c.delimitedEnd(end), depth + 1)); break;
      case 154: m.prngBytes = c.bytes(end); break;
      case 160: m.prngNumber = c.int32(end); break;
      case 170: m.evmAddress = c.bytes(end); break;
      case 178: m.newPendingAirdrops = appendTo(m.newPendingAirdrops, readPendingAirdropRecord(c, c.delimitedEnd(end), depth + 1)); break;
      case 184: m.highVolumePricingMultiplier = c.uint64(end); break;
      default: c.skipField('TransactionRecord', tag, end);
    }
  }
  return m;
}
export const TransactionRecord: MessageType<TransactionRecord> = defineMessage<TransactionRecord>(
  'TransactionRecord',
  newTransactionRecord,
  readTransactionRecord,
  () => [
    { number: 1, name: 'receipt', kind: 'message', type: TransactionReceipt },
    { number: 2, name: 'transactionHash', kind: 'bytes' },
    { number: 3, name: 'consensusTimestamp', kind: 'message', type: Timestamp },
    { number: 4, name: 'transactionID', kind: 'message', type: TransactionID },
    { number: 5, name: 'memo', kind: 'string' },
    { number: 6, name: 'transactionFee', kind: 'uint64' },
    { number: 7, name: 'contractCallResult', kind: 'message', optional: true, type: ContractFunctionResult },
    { number: 8, name: 'contractCreateResult', kind: 'message', optional: true, type: ContractFunctionResult },
    { number: 10, name: 'transferList', kind: 'message', type: TransferList },
    { number: 11, name: 'tokenTransferLists', kind: 'message', repeated: true, type: TokenTransferList },
    { number: 12, name: 'scheduleRef', kind: 'message', type: ScheduleID },
    { number: 13, name: 'assessedCustomFees', kind: 'message', repeated: true, type: AssessedCustomFee },
    { number: 14, name: 'automaticTokenAssociations', kind: 'message', repeated: true, type: TokenAssociation },
    { number: 15, name: 'parentConsensusTimestamp', kind: 'message', type: Timestamp },
    { number: 16, name: 'alias', kind: 'bytes' },
    { number: 17, name: 'ethereumHash', kind: 'bytes' },
    { number: 18, name: 'paidStakingRewards', kind: 'message', repeated: true, type: AccountAmount },
    { number: 19, name: 'prngBytes', kind: 'bytes', optional: true },
    { number: 20, name: 'prngNumber', kind: 'int32', optional: true },
    { number: 21, name: 'evmAddress', kind: 'bytes' },
    { number: 22, name: 'newPendingAirdrops', kind: 'message', repeated: true, type: PendingAirdropRecord },
    { number: 23, name: 'highVolumePricingMultiplier', kind: 'uint64' },
  ],
);
