import type { ByteWindow } from '../byte-window.ts';
import { notePassedOver, WireType } from '../wire/cursor.ts';
import { toStreamError } from '../wire-origin.ts';
import { type ItemCollector, MAX_ITEM_BYTES, type RecordFileSummary } from './item-collector.ts';
import type { LayoutReader } from './layout.ts';
import { FILE_FIELD, RecordStreamFileHeader, readRecordStreamItem, v6MetadataHash } from './record-stream-file.ts';
import { expectRunningHash } from './running-hash.ts';

/** A tag and a value of at most ten bytes each fit in this; shorter only at the end of the file. */
const FIELD_HEAD_BYTES = 15;
/** In place of a field number: nothing is left to read of it. */
const SKIPPED = 0;
/** An item holds a transaction, a record and their tags. */
const MAX_FIELD_BYTES = 2 * MAX_ITEM_BYTES + 16;

/**
 * Record files v6: int32 6, then a RecordStreamFile. Its fields must come as writers put them, hashes around the items,
 * or the running hash could not be computed on the way. A file without items is legal.
 */
export function* readV6(window: ByteWindow, items: ItemCollector): LayoutReader {
  window.startHash();
  window.take(4);
  const header = new RecordStreamFileHeader(window);
  // Ends behind the last byte of the file: each turn takes some, or fails.
  for (;;) {
    while (!window.hasUpTo(FIELD_HEAD_BYTES)) yield FIELD_HEAD_BYTES;
    if (window.available === 0) break;
    const at = window.position;
    const { field, length } = readFieldHead(window, header);
    if (field === SKIPPED) continue;
    while (!window.has(length)) yield length;
    takeField(window, items, header, field, window.take(length), at);
  }
  return summarise(window, items, header);
}

/** Reads a tag, and the length of what follows; a block number or an unknown scalar is read at once (length 0). */
function readFieldHead(window: ByteWindow, header: RecordStreamFileHeader): { field: number; length: number } {
  const rest = window.peek(window.available);
  const cursor = window.cursor();
  const end = cursor.offset + rest.length;
  try {
    const tag = cursor.tag(end);
    const field = tag >>> 3;
    if (header.has(field)) throw window.error('malformed', `field ${field} once`, 'it again');
    if (field === FILE_FIELD.blockNumber && (tag & 7) === WireType.varint) {
      header.number = cursor.int64(end);
      window.advance(cursor);
      return { field: SKIPPED, length: 0 };
    }
    if ((tag & 7) !== WireType.bytes) {
      cursor.skipField('RecordStreamFile', tag, end);
      window.advance(cursor);
      return { field: SKIPPED, length: 0 };
    }
    const length = cursor.uint32(end);
    if (length > MAX_FIELD_BYTES) throw window.error('too-large', `at most ${MAX_FIELD_BYTES} bytes`, `${length}`);
    window.advance(cursor);
    return { field, length };
  } catch (error) {
    throw toStreamError(window, window.buffer, error);
  }
}

function takeField(
  window: ByteWindow,
  items: ItemCollector,
  header: RecordStreamFileHeader,
  field: number,
  value: Uint8Array,
  at: number,
): void {
  if (field !== FILE_FIELD.item) {
    if (!header.take(field, value)) notePassedOver();
    return;
  }
  if (header.running === undefined || header.endHash !== undefined) {
    throw window.error('malformed', 'items between the start and the end hash', 'an item elsewhere', at);
  }
  const { transaction, record } = readRecordStreamItem(window, value);
  items.add(transaction, record);
  header.running.addItem(record, transaction);
}

function summarise(window: ByteWindow, items: ItemCollector, header: RecordStreamFileHeader): RecordFileSummary {
  const { hapiVersion, startHash, endHash, running, sidecars } = header;
  if (hapiVersion === undefined) throw window.error('malformed', 'a HAPI version', 'none');
  if (startHash === undefined || running === undefined) throw window.error('malformed', 'a start hash', 'none');
  if (endHash === undefined) throw window.error('truncated', 'an end hash', 'the end of the file');
  expectRunningHash(window.file, endHash, running.value());
  // Proto3 writes no zero: a file without the field is block 0.
  const number = header.number ?? 0n;
  return {
    format: 'record',
    version: 6,
    hapiVersion,
    number,
    ...items.extent(),
    previousHash: startHash,
    hash: endHash,
    fileHash: window.finishHash(),
    metadataHash: v6MetadataHash(hapiVersion, startHash, endHash, number),
    size: window.position,
    itemCount: items.count,
    sidecars,
  };
}
