// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, ContractID, readContractID, FileID, readFileID, ScheduleID, readScheduleID, TokenID, readTokenID, TopicID, readTopicID, TransactionID, readTransactionID } from './services-basic-types.ts';
import { ExchangeRateSet, readExchangeRateSet } from './services-exchange-rate.ts';

const EMPTY = new Uint8Array(0);

/** proto.TransactionReceipt */
export interface TransactionReceipt {
  status: number;
  accountID: AccountID | undefined;
  fileID: FileID | undefined;
  contractID: ContractID | undefined;
  exchangeRate: ExchangeRateSet | undefined;
  topicID: TopicID | undefined;
  topicSequenceNumber: bigint;
  topicRunningHash: Uint8Array;
  topicRunningHashVersion: bigint;
  tokenID: TokenID | undefined;
  newTotalSupply: bigint;
  scheduleID: ScheduleID | undefined;
  scheduledTransactionID: TransactionID | undefined;
  serialNumbers: readonly bigint[];
  nodeId: bigint;
  registeredNodeId: bigint;
}
function newTransactionReceipt(): TransactionReceipt {
  return { status: 0, accountID: undefined, fileID: undefined, contractID: undefined, exchangeRate: undefined, topicID: undefined, topicSequenceNumber: 0n, topicRunningHash: EMPTY, topicRunningHashVersion: 0n, tokenID: undefined, newTotalSupply: 0n, scheduleID: undefined, scheduledTransactionID: undefined, serialNumbers: NONE, nodeId: 0n, registeredNodeId: 0n };
}
export function readTransactionReceipt(c: Cursor, end: number, depth: number, m: TransactionReceipt = newTransactionReceipt()): TransactionReceipt {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.status = c.int32(end); break;
      case 18: m.accountID = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountID); break;
      case 26: m.fileID = readFileID(c, c.delimitedEnd(end), depth + 1, m.fileID); break;
      case 34: m.contractID = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractID); break;
      case 42: m.exchangeRate = readExchangeRateSet(c, c.delimitedEnd(end), depth + 1, m.exchangeRate); break;
      case 50: m.topicID = readTopicID(c, c.delimitedEnd(end), depth + 1, m.topicID); break;
      case 56: m.topicSequenceNumber = c.uint64(end); break;
      case 66: m.topicRunningHash = c.bytes(end); break;
      case 72: m.topicRunningHashVersion = c.uint64(end); break;
      case 82: m.tokenID = readTokenID(c, c.delimitedEnd(end), depth + 1, m.tokenID); break;
      case 88: m.newTotalSupply = c.uint64(end); break;
      case 98: m.scheduleID = readScheduleID(c, c.delimitedEnd(end), depth + 1, m.scheduleID); break;
      case 106: m.scheduledTransactionID = readTransactionID(c, c.delimitedEnd(end), depth + 1, m.scheduledTransactionID); break;
      case 112: m.serialNumbers = appendTo(m.serialNumbers, c.int64(end)); break;
      case 114: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.serialNumbers = appendTo(m.serialNumbers, c.int64(stop)); break;
      case 120: m.nodeId = c.uint64(end); break;
      case 128: m.registeredNodeId = c.uint64(end); break;
      default: c.skipField('TransactionReceipt', tag, end);
    }
  }
  return m;
}
export const TransactionReceipt: MessageType<TransactionReceipt> = defineMessage<TransactionReceipt>(
  'TransactionReceipt',
  newTransactionReceipt,
  readTransactionReceipt,
  () => [
    { number: 1, name: 'status', kind: 'enum' },
    { number: 2, name: 'accountID', kind: 'message', type: AccountID },
    { number: 3, name: 'fileID', kind: 'message', type: FileID },
    { number: 4, name: 'contractID', kind: 'message', type: ContractID },
    { number: 5, name: 'exchangeRate', kind: 'message', type: ExchangeRateSet },
    { number: 6, name: 'topicID', kind: 'message', type: TopicID },
    { number: 7, name: 'topicSequenceNumber', kind: 'uint64' },
    { number: 8, name: 'topicRunningHash', kind: 'bytes' },
    { number: 9, name: 'topicRunningHashVersion', kind: 'uint64' },
    { number: 10, name: 'tokenID', kind: 'message', type: TokenID },
    { number: 11, name: 'newTotalSupply', kind: 'uint64' },
    { number: 12, name: 'scheduleID', kind: 'message', type: ScheduleID },
    { number: 13, name: 'scheduledTransactionID', kind: 'message', type: TransactionID },
    { number: 14, name: 'serialNumbers', kind: 'int64', repeated: true },
    { number: 15, name: 'nodeId', kind: 'uint64' },
    { number: 16, name: 'registeredNodeId', kind: 'uint64' },
  ],
);
