// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { TransactionID, readTransactionID } from './services-basic-types.ts';

/** proto.TransactionReceiptEntries */
export interface TransactionReceiptEntries {
  entries: readonly TransactionReceiptEntry[];
}
function newTransactionReceiptEntries(): TransactionReceiptEntries {
  return { entries: NONE };
}
export function readTransactionReceiptEntries(c: Cursor, end: number, depth: number, m: TransactionReceiptEntries = newTransactionReceiptEntries()): TransactionReceiptEntries {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.entries = appendTo(m.entries, readTransactionReceiptEntry(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('TransactionReceiptEntries', tag, end);
    }
  }
  return m;
}
export const TransactionReceiptEntries: MessageType<TransactionReceiptEntries> = defineMessage<TransactionReceiptEntries>(
  'TransactionReceiptEntries',
  newTransactionReceiptEntries,
  readTransactionReceiptEntries,
  () => [
    { number: 1, name: 'entries', kind: 'message', repeated: true, type: TransactionReceiptEntry },
  ],
);

/** proto.TransactionReceiptEntry */
export interface TransactionReceiptEntry {
  nodeId: bigint;
  transactionId: TransactionID | undefined;
  status: number;
}
function newTransactionReceiptEntry(): TransactionReceiptEntry {
  return { nodeId: 0n, transactionId: undefined, status: 0 };
}
export function readTransactionReceiptEntry(c: Cursor, end: number, depth: number, m: TransactionReceiptEntry = newTransactionReceiptEntry()): TransactionReceiptEntry {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 18: m.transactionId = readTransactionID(c, c.delimitedEnd(end), depth + 1, m.transactionId); break;
      case 24: m.status = c.int32(end); break;
      default: c.skipField('TransactionReceiptEntry', tag, end);
    }
  }
  return m;
}
export const TransactionReceiptEntry: MessageType<TransactionReceiptEntry> = defineMessage<TransactionReceiptEntry>(
  'TransactionReceiptEntry',
  newTransactionReceiptEntry,
  readTransactionReceiptEntry,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'transactionId', kind: 'message', type: TransactionID },
    { number: 3, name: 'status', kind: 'enum' },
  ],
);
