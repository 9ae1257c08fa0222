import { RecordStreamFile, SidecarFile, Transaction, TransactionRecord } from '../hapi/messages.ts';
import type { StreamItem } from '../stream-block.ts';
import type { MessageType } from '../wire/message.ts';
import { scanMessage } from './scan-message.ts';
import { type UnknownFieldCount, UnknownFieldCounts } from './unknown-fields.ts';

/** The version in front of the message of a v6 record file. */
const VERSION_BYTES = 4;
const MESSAGE_VERSION = 6;

/** Unknown fields of a decompressed record file: of transactions and records; from version 6 on the whole file is a message. */
export function unknownFieldsOfRecordFile(
  version: number,
  bytes: Uint8Array,
  items: readonly Pick<StreamItem, 'transactionBytes' | 'recordBytes'>[],
): readonly UnknownFieldCount[] {
  const counts = new UnknownFieldCounts();
  for (const [index, { transactionBytes, recordBytes }] of items.entries()) {
    const place = `transaction ${index}`;
    scanMessage(Transaction, transactionBytes, 'transaction', (path) => counts.add(path, place));
    scanMessage(TransactionRecord, recordBytes, 'record', (path) => counts.add(path, place));
  }
  if (version === MESSAGE_VERSION) {
    const add = (path: string) => {
      if (!ITEM_PARTS.test(path)) counts.add(path, 'the file around them');
    };
    scanMessage(RecordStreamFile, bytes.subarray(VERSION_BYTES), 'record_stream_file', add);
  }
  return counts.list();
}

/** What was counted with its transaction. */
const ITEM_PARTS = /^record_stream_file\.record_stream_items\.(transaction|record)\./;

/** Unknown fields of a decompressed sidecar file. */
export function unknownFieldsOfSidecar(bytes: Uint8Array): readonly UnknownFieldCount[] {
  return unknownFieldsOf(SidecarFile, bytes, 'sidecar');
}

function unknownFieldsOf(type: MessageType<object>, bytes: Uint8Array, root: string): readonly UnknownFieldCount[] {
  const counts = new UnknownFieldCounts();
  scanMessage(type, bytes, root, (path) => counts.add(path, `a ${root}`));
  return counts.list();
}
