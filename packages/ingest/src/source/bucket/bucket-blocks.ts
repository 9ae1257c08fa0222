import { blockNumberInPath } from '@ledgerscope/streams';
import { blockFile } from '../block-file.ts';
import type { DataCopy, SourceFile, StreamSource } from '../stream-source.ts';
import type { ObjectStore } from './object-store.ts';
import { ReadAhead } from './read-ahead.ts';

/** Blocks that are read before their turn comes, while they are there. */
const MOST_AHEAD = 32;
const FIRST_AHEAD = 4;
const DIGITS = 19;
const MAX_NUMBER = 10n ** BigInt(DIGITS) - 1n;
const STEP_GROWTH = 16n;
/** Sorts behind whatever follows the digits in a key. */
const LATER = '~';
/** How long a block may be missing before it is looked whether later ones are there. */
const GRACE_MS = 10_000;

type Listing = Pick<StreamSource, 'listAfter' | 'copies' | 'distrust'>;

/** Blocks of a bucket, one packed file each. The number gives the key, so that nothing needs to be listed: what is not found is not there yet. */
export class BucketBlocks implements Listing {
  readonly #store: ObjectStore;
  readonly #top: string;
  readonly #ahead: ReadAhead;
  #window = 0;
  /** Blocks that were read and are not behind the reader yet, by their numbers, without a gap. */
  readonly #ready = new Map<bigint, Uint8Array>();
  #missing: { readonly number: bigint; readonly sinceMs: number } | undefined;

  /** @param top the folder above the digits, with its slash */
  constructor(store: ObjectStore, top: string) {
    this.#store = store;
    this.#top = top;
    this.#ahead = new ReadAhead(store);
  }

  async listAfter(name: string | undefined, limit: number): Promise<SourceFile[]> {
    if (limit === 0) return [];
    const number = name === undefined ? await this.#first() : (blockNumberInPath(name) ?? -1n) + 1n;
    if (number === undefined) return [];
    for (const ready of this.#ready.keys()) if (ready < number) this.#ready.delete(ready);
    const bytes = this.#ready.get(number) ?? (await this.#ahead.read(this.keyOf(number)));
    if (bytes === undefined) {
      this.#window = 0;
      return (await this.#isPassedOver(number)) ? [blockFile(number)] : [];
    }
    this.#missing = undefined;
    this.#ready.set(number, bytes);
    this.#takeMore(number + 1n, limit);
    const next = number + BigInt(this.#ready.size);
    this.#window = Math.min(MOST_AHEAD, Math.max(FIRST_AHEAD, this.#window * 2));
    this.#ahead.expect(Array.from({ length: this.#window }, (_, index) => this.keyOf(next + BigInt(index))));
    return Array.from(this.#ready.keys(), (ready) => blockFile(ready));
  }

  async *copies({ name }: SourceFile): AsyncIterable<DataCopy> {
    const number = blockNumberInPath(name);
    if (number === undefined) return;
    const origin = this.keyOf(number);
    const bytes = this.#ready.get(number) ?? (await this.#ahead.read(origin));
    if (bytes !== undefined) yield { origin, bytes, readSidecar: async () => undefined };
  }

  async range(): Promise<{ first: bigint; last: bigint } | undefined> {
    const first = await this.#first();
    if (first === undefined) return undefined;
    let last = first;
    let step = 1n;
    // Ever further, then ever nearer.
    for (let next = await this.from(last + step); next !== undefined; next = await this.from(last + step)) {
      last = next;
      step *= STEP_GROWTH;
    }
    for (let beyond = last + step; beyond - last > 1n; ) {
      const middle = (last + beyond) / 2n;
      const next = await this.from(middle);
      if (next === undefined) beyond = middle;
      else last = next;
    }
    return { first, last };
  }

  /** The first block from a number on. */
  async from(number: bigint): Promise<bigint | undefined> {
    if (number > MAX_NUMBER) return undefined;
    const before = number === 0n ? undefined : this.#stem(number - 1n) + LATER;
    const key = await this.#store.firstKeyAfter(this.#top, before);
    const found = key === undefined ? undefined : blockNumberInPath(key);
    // A bucket that answers with earlier keys than it was asked for would be searched without an end.
    return found === undefined || found < number ? undefined : found;
  }

  /** Bytes that were not believed are read again. */
  distrust(): void {
    this.#ready.clear();
  }

  /** What was read ahead of the blocks from this one on, without waiting for any. */
  #takeMore(from: bigint, limit: number): void {
    for (let number = from; this.#ready.size < Math.min(limit, MOST_AHEAD); number++) {
      const bytes = this.#ready.get(number) ?? this.#ahead.takeRead(this.keyOf(number));
      if (bytes === undefined) return;
      this.#ready.set(number, bytes);
    }
  }

  async #first(): Promise<bigint | undefined> {
    const key = await this.#store.firstKeyAfter(this.#top, undefined);
    return key === undefined ? undefined : blockNumberInPath(key);
  }

  /** Whether later blocks have long been there: then this one is missing, and waiting for it in silence would hide that. */
  async #isPassedOver(number: bigint): Promise<boolean> {
    if (this.#missing?.number !== number) this.#missing = { number, sinceMs: Date.now() };
    if (Date.now() - this.#missing.sinceMs < GRACE_MS) return false;
    this.#missing = { number, sinceMs: Date.now() };
    const later = await this.#store.firstKeyAfter(this.#top, this.keyOf(number));
    return later !== undefined && blockNumberInPath(later) !== undefined;
  }

  /** The key of a block, whether it is there or not. */
  keyOf(number: bigint): string {
    return `${this.#stem(number)}.blk.zstd`;
  }

  #stem(number: bigint): string {
    const digits = number.toString().padStart(DIGITS, '0');
    return `${this.#top}${digits.replace(/(\d{4})(?=\d)/g, '$1/')}`;
  }
}
