import pLimit from 'p-limit';
import type { ObjectStore } from './object-store.ts';

const READS_AT_ONCE = 24;
/** A larger object is read only when its turn comes. */
const MAX_OBJECT_BYTES = 8 * 1024 * 1024;
/** While this much is ready, nothing more is begun. */
const MAX_READY_BYTES = 128 * 1024 * 1024;

const NOT_READ = Symbol('not read');

interface Entry {
  readonly abort: AbortController;
  result: Promise<Uint8Array | typeof NOT_READ>;
  /** Once they are there. */
  bytes: Uint8Array | undefined;
}

/** Reads objects of a bucket before they are asked for, several at once, within a bound of memory. */
export class ReadAhead {
  readonly #store: ObjectStore;
  readonly #limit = pLimit(READS_AT_ONCE);
  readonly #entries = new Map<string, Entry>();
  #readyBytes = 0;

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  /** Says what will be asked for, the first first. What was begun before and is no longer among it is dropped. */
  expect(keys: readonly string[]): void {
    const wanted = new Set(keys);
    for (const key of this.#entries.keys()) if (!wanted.has(key)) this.#drop(key)?.abort.abort();
    for (const key of wanted) if (!this.#entries.has(key)) this.#begin(key);
  }

  /** The object's bytes; undefined where there is none. What could not be read ahead is asked for again. @throws SourceError */
  async read(key: string): Promise<Uint8Array | undefined> {
    const ahead = await this.#drop(key)?.result;
    return ahead === undefined || ahead === NOT_READ ? this.#store.read(key) : ahead;
  }

  /** The object's bytes where they have been read already, without waiting for them. */
  takeRead(key: string): Uint8Array | undefined {
    return this.#entries.get(key)?.bytes === undefined ? undefined : this.#drop(key)?.bytes;
  }

  #begin(key: string): void {
    const entry: Entry = { abort: new AbortController(), result: Promise.resolve(NOT_READ), bytes: undefined };
    this.#entries.set(key, entry);
    entry.result = this.#limit(() => this.#readAhead(key, entry));
  }

  /** Errors are left to the real read, and a file that is not there yet can appear until then. */
  async #readAhead(key: string, entry: Entry): Promise<Uint8Array | typeof NOT_READ> {
    if (this.#readyBytes >= MAX_READY_BYTES) {
      // Begun again when it is expected the next time.
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
      return NOT_READ;
    }
    const { signal } = entry.abort;
    if (signal.aborted) return NOT_READ;
    const bytes = await this.#store.read(key, { maxBytes: MAX_OBJECT_BYTES, signal }).catch(() => {
      // The real read meets the error, if it is still there.
      return undefined;
    });
    if (bytes === undefined) return NOT_READ;
    if (this.#entries.get(key) === entry) {
      entry.bytes = bytes;
      this.#readyBytes += bytes.length;
    }
    return bytes;
  }

  #drop(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#readyBytes -= entry.bytes?.length ?? 0;
    return entry;
  }
}
