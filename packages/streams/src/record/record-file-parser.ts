import { ByteWindow } from '../byte-window.ts';
import { MAX_FILE_BYTES } from '../compression.ts';
import type { StreamItem } from '../stream-block.ts';
import { ItemCollector, type RecordFileSummary } from './item-collector.ts';
import type { Layout, LayoutReader } from './layout.ts';
import { readLegacy } from './legacy-layout.ts';
import { readV5 } from './v5-layout.ts';
import { readV6 } from './v6-layout.ts';

const LAYOUTS: Readonly<Record<number, Layout>> = { 1: readLegacy, 2: readLegacy, 5: readV5, 6: readV6 };

/** Settings of the record file readers. */
export interface RecordFileOptions {
  /** Largest decompressed size; {@link MAX_FILE_BYTES} unless given. */
  readonly maxBytes?: number;
}

/**
 * Reads a decompressed record file of any version in chunks of any size. It buffers one item at most, so memory stays
 * bounded as long as the caller lets go of the items. Items are decoded before the file's hashes are known: nothing of
 * a file may be believed before {@link finish} has returned.
 */
export class RecordFileParser {
  readonly #window: ByteWindow;
  readonly #items: ItemCollector;
  readonly #reader: LayoutReader;
  readonly #maxBytes: number;
  #need = 4;
  #received = 0;
  #summary: RecordFileSummary | undefined;

  /** `file` is the file's name: errors carry it, and a file without items takes its time from it. */
  constructor(file: string, options: RecordFileOptions = {}) {
    this.#window = new ByteWindow(file);
    this.#items = new ItemCollector(this.#window);
    this.#maxBytes = options.maxBytes ?? MAX_FILE_BYTES;
    this.#reader = readAnyVersion(this.#window, this.#items);
  }

  /** Takes the next bytes of the file (which must not change afterwards) and returns the items that they complete. */
  push(chunk: Uint8Array): StreamItem[] {
    this.#received += chunk.length;
    if (this.#received > this.#maxBytes) {
      throw this.#window.error('too-large', `at most ${this.#maxBytes} bytes`, 'more');
    }
    this.#window.append(chunk);
    this.#run();
    return this.#items.drain();
  }

  /** Ends the file. @throws StreamError `truncated` when more was due, and every mismatch of its hashes. */
  finish(): RecordFileSummary {
    this.#window.end();
    this.#run();
    if (this.#summary === undefined) throw this.#window.error('truncated', `${this.#need} more bytes`, 'the end');
    return this.#summary;
  }

  #run(): void {
    while (this.#summary === undefined && this.#window.gather(this.#need)) {
      const step = this.#reader.next();
      if (step.done === true) this.#summary = step.value;
      else this.#need = step.value;
    }
  }
}

function* readAnyVersion(window: ByteWindow, items: ItemCollector): LayoutReader {
  while (!window.has(4)) yield 4;
  const version = window.peekInt32();
  const layout = LAYOUTS[version];
  if (layout === undefined) throw window.error('unknown-version', 'record file version 1, 2, 5 or 6', `${version}`);
  return yield* layout(window, items);
}
