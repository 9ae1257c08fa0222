import type { ByteWindow } from '../byte-window.ts';
import { type ItemCollector, MAX_ITEM_BYTES, type RecordFileSummary } from './item-collector.ts';

/**
 * A layout reader as a coroutine: it yields how many unread bytes it needs and is resumed when the window holds them
 * (or the file has ended), so that it reads like a description of the layout however the file is cut into chunks.
 */
export type LayoutReader = Generator<number, RecordFileSummary, void>;

/** Reads one version of record file from a window that is at the file's first byte. */
export type Layout = (window: ByteWindow, items: ItemCollector) => LayoutReader;

/** The length that is `ahead` bytes after the next unread one; refuses negative and oversized ones. */
export function peekLength(window: ByteWindow, ahead: number, what: string): number {
  const length = window.peekInt32(ahead);
  const at = window.position + ahead;
  if (length < 0) throw window.error('malformed', `the length of a ${what}`, `${length}`, at);
  if (length > MAX_ITEM_BYTES) {
    throw window.error('too-large', `a ${what} of at most ${MAX_ITEM_BYTES} bytes`, `${length}`, at);
  }
  return length;
}
