import { LRUCache } from 'lru-cache';
import { type ChangedKeys, keysOf } from './changed-keys.ts';
import { forAllAskers } from './client/asker.ts';
import type { LedgerHead } from './ledger-head.ts';

/** Everything that readers of a process asked for, those that were used last. */
const MOST_BYTES = 192 * 1024 ** 2;
/** One that is larger would push out what many others ask for. */
const MOST_BYTES_OF_ONE = 1024 ** 2;
/** Who asks for more at once walks through a table, and would push out what others ask for. */
export const MOST_AT_ONCE = 250;
const BYTES_OF_ENTRY = 300;
const BYTES_OF_VALUE = 16;
/** Of an array of bytes, whose buffer is an object of its own. */
const BYTES_OF_BUFFER = 180;

/** How much of a cache is in use, and how often it had the answer since the process began. */
export interface CacheUse {
  readonly entries: number;
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
}

/**
 * Answers for readers, under names that say how long they are valid: for one snapshot, or for all later ones too. Requests for
 * the same answer while it is being read wait for that read; errors are not cached. Answers are shared and frozen.
 */
export class SnapshotCache {
  #hits = 0;
  #misses = 0;
  readonly #answers = new LRUCache<string, Promise<unknown>>({ maxSize: MOST_BYTES, maxEntrySize: MOST_BYTES_OF_ONE });
  #head: LedgerHead | undefined;
  /** The head since which this process committed every batch ({@link SnapshotCache.follow}). */
  #since: LedgerHead | undefined;

  /** The answer of this name, read where nobody asked before. */
  read<T>(name: string, read: () => Promise<T>): Promise<T> {
    return this.knownAnswer<T>(name) ?? this.#keep(name, forAllAskers(read));
  }

  /**
   * The same for many names of a kind at once: `read` is asked for those that nobody asked for before, and leaves out what there
   * is not.
   */
  async readMany<T>(
    kind: string,
    names: readonly string[],
    read: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  ): Promise<ReadonlyMap<string, T>> {
    if (names.length > MOST_AT_ONCE) return read(names);
    const answers = new Map(names.map((name) => [name, this.knownAnswer<T>(`${kind} ${name}`)]));
    const missing = [...answers].flatMap(([name, answer]) => (answer === undefined ? [name] : []));
    if (missing.length > 0) {
      const rest = forAllAskers(() => read(missing));
      for (const name of missing) answers.set(name, this.#keep(`${kind} ${name}`, answerIn(rest, name)));
    }
    const found = new Map<string, T>();
    for (const [name, asked] of answers) {
      const answer = await asked;
      if (answer !== undefined) found.set(name, answer);
    }
    return found;
  }

  /** What is read as of a head, once. */
  readAt<T>(head: LedgerHead | undefined, name: string, read: () => Promise<T>): Promise<T> {
    return this.read(`${nameOf(head)} of ${name}`, read);
  }

  /** What was read or put under this name; undefined where nobody asked. */
  knownAnswer<T>(name: string): Promise<T> | undefined {
    // Answers are cached under the name of their own question.
    const answer = this.#answers.get(name) as Promise<T> | undefined;
    if (answer === undefined) this.#misses++;
    else this.#hits++;
    return answer;
  }

  use(): CacheUse {
    const { size, calculatedSize } = this.#answers;
    return { entries: size, bytes: calculatedSize, hits: this.#hits, misses: this.#misses };
  }

  put(name: string, answer: unknown): void {
    void this.#keep(name, Promise.resolve(answer));
  }

  forget(name: string): void {
    this.#answers.delete(name);
  }

  /** The kind under which answers hold for a snapshot until a batch changes them, as far as this process commits. */
  kindOf({ head }: { readonly head: LedgerHead | undefined }, name: string): string {
    return `${nameOf(nameOf(head) === nameOf(this.#head) ? this.#since : head)} ${name}`;
  }

  /** Follows a batch that this process committed. Nothing may be read between the commit and this. */
  follow(before: LedgerHead | undefined, after: LedgerHead, changed: ChangedKeys): void {
    if (nameOf(before) !== nameOf(this.#head)) {
      this.moveTo(after);
      return;
    }
    for (const name of Object.keys(changed))
      for (const key of keysOf(changed, name)) this.forget(`${nameOf(this.#since)} ${name} ${key}`);
    this.#head = after;
  }

  /** Another process moved the head: what that changed is not known. */
  moveTo(head: LedgerHead | undefined): void {
    this.#head = head;
    this.#since = head;
  }

  #keep<T>(name: string, answer: Promise<T>): Promise<T> {
    this.#answers.set(name, answer, { size: BYTES_OF_ENTRY });
    const isCached = () => this.#answers.peek(name) === answer;
    answer.then(
      (value) => {
        const size = BYTES_OF_ENTRY + 2 * name.length + ownedBytes(value);
        if (!isCached()) return;
        // The size of a value that is there already would stay what it was.
        this.forget(name);
        this.#answers.set(name, answer, { size });
      },
      () => {
        // Those who asked get the error; the next one asks again.
        if (isCached()) this.forget(name);
      },
    );
    return answer;
  }
}

async function answerIn<T>(answers: Promise<ReadonlyMap<string, T>>, name: string): Promise<T> {
  // A name without an answer is cached as such.
  return (await answers).get(name) as T;
}

function nameOf(head: LedgerHead | undefined): string {
  return head === undefined ? 'nothing' : `${head.sequence} ${head.lastNs}`;
}

/**
 * About how many bytes a value takes. It is frozen, and gets bytes of its own: those that were read are views of a whole file
 * or reply, which must not stay in memory for a few of them.
 */
function ownedBytes(value: unknown): number {
  if (typeof value === 'string') return BYTES_OF_VALUE + 2 * value.length;
  if (typeof value !== 'object' || value === null) return BYTES_OF_VALUE;
  if (value instanceof Uint8Array) return BYTES_OF_BUFFER + value.byteLength;
  if (value instanceof Map || value instanceof Set) return ownedBytes([...value.entries()]);
  return frozenBytes(value as Record<string, unknown>);
}

function frozenBytes(values: Record<string, unknown>): number {
  let bytes = BYTES_OF_VALUE;
  for (const [key, value] of Object.entries(values)) {
    const isView = value instanceof Uint8Array && value.byteLength < value.buffer.byteLength;
    if (isView && !Object.isFrozen(values)) values[key] = value.slice();
    bytes += BYTES_OF_VALUE + ownedBytes(value);
  }
  Object.freeze(values);
  return bytes;
}
