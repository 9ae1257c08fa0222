// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { SemanticVersion, readSemanticVersion } from './services-basic-types.ts';
import { TransactionRecord, readTransactionRecord } from './services-transaction-record.ts';
import { Transaction, readTransaction } from './services-transaction.ts';
import { HashObject, readHashObject } from './streams-hash-object.ts';

/** proto.RecordStreamFile */
export interface RecordStreamFile {
  hapiProtoVersion: SemanticVersion | undefined;
  startObjectRunningHash: HashObject | undefined;
  recordStreamItems: readonly RecordStreamItem[];
  endObjectRunningHash: HashObject | undefined;
  blockNumber: bigint;
  sidecars: readonly SidecarMetadata[];
}
function newRecordStreamFile(): RecordStreamFile {
  return { hapiProtoVersion: undefined, startObjectRunningHash: undefined, recordStreamItems: NONE, endObjectRunningHash: undefined, blockNumber: 0n, sidecars: NONE };
}
export function readRecordStreamFile(c: Cursor, end: number, depth: number, m: RecordStreamFile = newRecordStreamFile()): RecordStreamFile {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hapiProtoVersion = readSemanticVersion(c, c.delimitedEnd(end), depth + 1, m.hapiProtoVersion); break;
      case 18: m.startObjectRunningHash = readHashObject(c, c.delimitedEnd(end), depth + 1, m.startObjectRunningHash); break;
      case 26: m.recordStreamItems = appendTo(m.recordStreamItems, readRecordStreamItem(c, c.delimitedEnd(end), depth + 1)); break;
      case 34: m.endObjectRunningHash = readHashObject(c, c.delimitedEnd(end), depth + 1, m.endObjectRunningHash); break;
      case 40: m.blockNumber = c.int64(end); break;
      case 50: m.sidecars = appendTo(m.sidecars, readSidecarMetadata(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('RecordStreamFile', tag, end);
    }
  }
  return m;
}
export const RecordStreamFile: MessageType<RecordStreamFile> = defineMessage<RecordStreamFile>(
  'RecordStreamFile',
  newRecordStreamFile,
  readRecordStreamFile,
  () => [
    { number: 1, name: 'hapiProtoVersion', kind: 'message', type: SemanticVersion },
    { number: 2, name: 'startObjectRunningHash', kind: 'message', type: HashObject },
    { number: 3, name: 'recordStreamItems', kind: 'message', repeated: true, type: RecordStreamItem },
    { number: 4, name: 'endObjectRunningHash', kind: 'message', type: HashObject },
    { number: 5, name: 'blockNumber', kind: 'int64' },
    { number: 6, name: 'sidecars', kind: 'message', repeated: true, type: SidecarMetadata },
  ],
);

/** proto.RecordStreamItem */
export interface RecordStreamItem {
  transaction: Transaction | undefined;
  record: TransactionRecord | undefined;
}
function newRecordStreamItem(): RecordStreamItem {
  return { transaction: undefined, record: undefined };
}
export function readRecordStreamItem(c: Cursor, end: number, depth: number, m: RecordStreamItem = newRecordStreamItem()): RecordStreamItem {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transaction = readTransaction(c, c.delimitedEnd(end), depth + 1, m.transaction); break;
      case 18: m.record = readTransactionRecord(c, c.delimitedEnd(end), depth + 1, m.record); break;
      default: c.skipField('RecordStreamItem', tag, end);
    }
  }
  return m;
}
export const RecordStreamItem: MessageType<RecordStreamItem> = defineMessage<RecordStreamItem>(
  'RecordStreamItem',
  newRecordStreamItem,
  readRecordStreamItem,
  () => [
    { number: 1, name: 'transaction', kind: 'message', type: Transaction },
    { number: 2, name: 'record', kind: 'message', type: TransactionRecord },
  ],
);

/** proto.SidecarMetadata */
export interface SidecarMetadata {
  hash: HashObject | undefined;
  id: number;
  types: readonly number[];
}
function newSidecarMetadata(): SidecarMetadata {
  return { hash: undefined, id: 0, types: NONE };
}
export function readSidecarMetadata(c: Cursor, end: number, depth: number, m: SidecarMetadata = newSidecarMetadata()): SidecarMetadata {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hash = readHashObject(c, c.delimitedEnd(end), depth + 1, m.hash); break;
      case 16: m.id = c.int32(end); break;
      case 24: m.types = appendTo(m.types, c.int32(end)); break;
      case 26: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.types = appendTo(m.types, c.int32(stop)); break;
      default: c.skipField('SidecarMetadata', tag, end);
    }
  }
  return m;
}
export const SidecarMetadata: MessageType<SidecarMetadata> = defineMessage<SidecarMetadata>(
  'SidecarMetadata',
  newSidecarMetadata,
  readSidecarMetadata,
  () => [
    { number: 1, name: 'hash', kind: 'message', type: HashObject },
    { number: 2, name: 'id', kind: 'int32' },
    { number: 3, name: 'types', kind: 'enum', repeated: true },
  ],
);

/** proto.SidecarType */
export const SidecarType: Readonly<Record<number, string>> = {
  0: 'SIDECAR_TYPE_UNKNOWN',
  1: 'CONTRACT_STATE_CHANGE',
  2: 'CONTRACT_ACTION',
  3: 'CONTRACT_BYTECODE',
};
