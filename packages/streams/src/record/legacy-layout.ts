import type { ByteWindow } from '../byte-window.ts';
import { SHA384_BYTES, sha384 } from '../sha384.ts';
import type { ItemCollector } from './item-collector.ts';
import { type LayoutReader, peekLength } from './layout.ts';

/** version, HAPI minor, marker, hash of the previous file */
const LEGACY_HEAD_BYTES = 57;
const HAPI_MINOR_AT = 4;
export const PREVIOUS_HASH_MARKER = 1;
export const ITEM_MARKER = 2;

/**
 * Record files v1 and v2: a head, then transactions each followed by its record. The head says one number of
 * HAPI, its minor version (always 3): wrapped record blocks state the same as 0.3.0. The file hash, which is also the chain's,
 * covers all bytes (v1), or the head and the hash of the rest (v2).
 */
export function* readLegacy(window: ByteWindow, items: ItemCollector): LayoutReader {
  while (!window.has(LEGACY_HEAD_BYTES)) yield LEGACY_HEAD_BYTES;
  const head = window.peek(LEGACY_HEAD_BYTES);
  const version = window.peekInt32();
  if (version === 1) window.startHash();
  window.take(8);
  window.expect(PREVIOUS_HASH_MARKER, window.byte(), 'marker of the previous hash', 1);
  const previousHash = window.take(SHA384_BYTES);
  if (version === 2) window.startHash();

  // Ends behind the last byte of the file: each turn takes some, or fails.
  for (;;) {
    let ended = window.atEnd();
    while (ended === undefined) {
      yield 1;
      ended = window.atEnd();
    }
    if (ended) break;
    yield* readLegacyItem(window, items);
  }
  if (items.count === 0) throw window.error('malformed', 'at least one transaction', 'none');

  const body = window.finishHash();
  const hash = version === 1 ? body : sha384(Buffer.concat([head, body]));
  return {
    format: 'record',
    version,
    hapiVersion: { major: 0, minor: Buffer.from(head).readInt32BE(HAPI_MINOR_AT), patch: 0, pre: '', build: '' },
    number: undefined,
    ...items.extent(),
    previousHash,
    hash,
    fileHash: hash,
    metadataHash: undefined,
    size: window.position,
    itemCount: items.count,
    sidecars: [],
  };
}

function* readLegacyItem(window: ByteWindow, items: ItemCollector): Generator<number, void, void> {
  while (!window.has(5)) yield 5;
  const transactionLength = peekLength(window, 1, 'transaction');
  const recordAt = 5 + transactionLength;
  while (!window.has(recordAt + 4)) yield recordAt + 4;
  const recordLength = peekLength(window, recordAt, 'record');
  const whole = recordAt + 4 + recordLength;
  while (!window.has(whole)) yield whole;

  window.expect(ITEM_MARKER, window.byte(), 'marker of a transaction', 1);
  window.take(4);
  const transaction = window.take(transactionLength);
  window.take(4);
  items.add(transaction, window.take(recordLength));
}
