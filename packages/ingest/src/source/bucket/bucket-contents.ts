import type { Logger } from 'pino';
import { SourceError } from '../source-error.ts';
import type { BlockPlaces } from '../stream-places.ts';
import type { StreamSource } from '../stream-source.ts';
import { BucketBalances } from './bucket-balances.ts';
import { BucketBlocks } from './bucket-blocks.ts';
import { type BucketLayout, findLayout } from './bucket-layout.ts';
import { BucketRecords } from './bucket-records.ts';
import type { ObjectStore } from './object-store.ts';

/** Nodes join a network now and then. */
const LOOK_AGAIN_MS = 600_000;

/** The record streams and the blocks of one bucket, each as a source; where there are none, that source lists nothing. */
export class BucketContents {
  readonly records: StreamSource;
  readonly blocks: StreamSource;
  readonly #store: ObjectStore;
  readonly #prefix: string;
  #layout: Promise<BucketLayout> | undefined;
  #lookedMs = 0;

  constructor(store: ObjectStore, prefix: string, log?: Pick<Logger, 'warn'>) {
    this.#store = store;
    this.#prefix = prefix;
    const label = `${store.label}${prefix === '' ? '' : `/${prefix}`}`;
    const records = new BucketRecords(store, async () => (await this.#find()).nodes, log);
    // No address book: it decides whose signatures count, and from a bucket it would be whatever the bucket's owner says.
    this.records = {
      label,
      listAfter: (name, limit) => records.listAfter(name, limit),
      copies: (file) => records.copies(file),
      signatures: (file) => records.signatures(file),
      unreadable: () => records.unreadable(),
      places: () => ({ records: { after: (instant) => records.pageAfter(instant) } }),
      balances: new BucketBalances(store, async () => (await this.#find()).balances),
      close: () => store.close(),
    };
    let opened: { readonly top: string; readonly blocks: BucketBlocks } | undefined;
    const blocks = async () => {
      const top = (await this.#find()).blocks;
      if (top === undefined) return undefined;
      if (opened?.top !== top) opened = { top, blocks: new BucketBlocks(store, top) };
      return opened.blocks;
    };
    this.blocks = {
      label,
      listAfter: async (name, limit) => (await blocks())?.listAfter(name, limit) ?? [],
      copies: async function* (file) {
        yield* (await blocks())?.copies(file) ?? [];
      },
      places: () => ({ blocks: placesOf(blocks, store) }),
      distrust: () => opened?.blocks.distrust(),
      close: () => store.close(),
    };
  }

  /** @throws SourceError where it does not answer, or holds neither */
  async #find(): Promise<BucketLayout> {
    const now = Date.now();
    if (this.#layout === undefined || now - this.#lookedMs > LOOK_AGAIN_MS) {
      this.#lookedMs = now;
      this.#layout = findLayout(this.#store, this.#prefix);
    }
    try {
      const layout = await this.#layout;
      if (layout.nodes.length > 0 || layout.blocks !== undefined) return layout;
    } catch (error) {
      this.#layout = undefined;
      throw error;
    }
    this.#layout = undefined;
    throw new SourceError('absent', `${this.records.label} contains neither record streams nor blocks`);
  }
}

function placesOf(open: () => Promise<BucketBlocks | undefined>, store: ObjectStore): BlockPlaces {
  return {
    range: async () => (await open())?.range(),
    from: async (number) => (await open())?.from(number),
    read: async (number) => {
      const blocks = await open();
      return blocks === undefined ? undefined : store.read(blocks.keyOf(number));
    },
  };
}
