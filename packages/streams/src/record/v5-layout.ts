import type { ByteWindow } from '../byte-window.ts';
import { HASH_OBJECT_BYTES, readHashObject } from '../hash-object.ts';
import { sha384 } from '../sha384.ts';
import type { ItemCollector } from './item-collector.ts';
import { type LayoutReader, peekLength } from './layout.ts';
import { expectRunningHash, OBJECT_VERSION, RECORD_OBJECT_CLASS, RunningHash } from './running-hash.ts';

/** Version, HAPI version, object stream version: five int32. */
const V5_HEAD_BYTES = 20;
export const OBJECT_STREAM_VERSION = 1;
const ITEM_HEAD_BYTES = 12;
/** The class id distinguishes an item from the hash object that ends the file. */
const CLASS_ID_BYTES = 8;
/** High half of the class id of a RecordStreamObject. */
const RECORD_OBJECT_HIGH = Number(BigInt.asIntN(32, RECORD_OBJECT_CLASS >> 32n));

/**
 * Record files v5: start running hash, then records each followed by its transaction, then the end running hash. The
 * metadata hash covers everything but the items.
 */
export function* readV5(window: ByteWindow, items: ItemCollector): LayoutReader {
  const headBytes = V5_HEAD_BYTES + HASH_OBJECT_BYTES;
  while (!window.has(headBytes)) yield headBytes;
  window.startHash();
  const head = window.peek(headBytes);
  const version = window.int32();
  const hapiVersion = { major: window.int32(), minor: window.int32(), patch: window.int32(), pre: '', build: '' };
  window.expect(OBJECT_STREAM_VERSION, window.int32(), 'object stream version', 4);
  const previousHash = readHashObject(window);
  const running = new RunningHash(previousHash);

  // Ends at the first object that is no record: each turn takes bytes, or fails.
  for (;;) {
    while (!window.has(CLASS_ID_BYTES)) yield CLASS_ID_BYTES;
    if (window.peekInt32() !== RECORD_OBJECT_HIGH) break;
    yield* readV5Item(window, items, running);
  }
  if (items.count === 0) throw window.error('malformed', 'at least one record', 'none');

  while (!window.has(HASH_OBJECT_BYTES)) yield HASH_OBJECT_BYTES;
  const end = window.peek(HASH_OBJECT_BYTES);
  const hash = readHashObject(window);
  while (window.atEnd() === undefined) yield 1;
  if (window.atEnd() === false) throw window.error('malformed', 'the end of the file', 'more bytes');
  expectRunningHash(window.file, hash, running.value());
  return {
    format: 'record',
    version,
    hapiVersion,
    number: undefined,
    ...items.extent(),
    previousHash,
    hash,
    fileHash: window.finishHash(),
    metadataHash: sha384(Buffer.concat([head, end])),
    size: window.position,
    itemCount: items.count,
    sidecars: [],
  };
}

function* readV5Item(window: ByteWindow, items: ItemCollector, running: RunningHash): Generator<number, void, void> {
  const recordAt = ITEM_HEAD_BYTES + 4;
  while (!window.has(recordAt)) yield recordAt;
  const recordLength = peekLength(window, ITEM_HEAD_BYTES, 'record');
  const transactionAt = recordAt + recordLength + 4;
  while (!window.has(transactionAt)) yield transactionAt;
  const transactionLength = peekLength(window, transactionAt - 4, 'transaction');
  const whole = transactionAt + transactionLength;
  while (!window.has(whole)) yield whole;

  const object = window.peek(whole);
  window.expect(RECORD_OBJECT_CLASS, window.uint64(), 'class id of a record object', 8);
  window.expect(OBJECT_VERSION, window.int32(), 'version of the record object class', 4);
  window.take(4);
  const record = window.take(recordLength);
  window.take(4);
  items.add(window.take(transactionLength), record);
  running.addObject(object);
}
