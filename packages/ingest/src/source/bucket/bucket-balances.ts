import { parseStreamFileName } from '@ledgerscope/streams';
import type { BalanceFiles, ListedBalances } from '../balance-files.ts';
import { recordName } from '../found-start.ts';
import { type BalancePart, listBalances } from '../list-balances.ts';
import type { NodeFolder } from './bucket-layout.ts';
import type { ObjectStore } from './object-store.ts';

/** `2022-07-13T08_45_00`, with which all names of one second begin. */
const SECOND_LENGTH = 19;
/** Of a span of time, and not of a bucket's history. */
const MAX_PAGES = 100;

/** The balance files of a bucket, a folder for each node. Nothing is asked before somebody does. */
export class BucketBalances implements BalanceFiles {
  readonly #store: ObjectStore;
  readonly #nodes: () => Promise<readonly NodeFolder[]>;

  constructor(store: ObjectStore, nodes: () => Promise<readonly NodeFolder[]>) {
    this.#store = store;
    this.#nodes = nodes;
  }

  async between(from: bigint, upTo: bigint): Promise<readonly ListedBalances[]> {
    const nodes = await this.#nodes();
    const parts = await Promise.all(nodes.map((folder) => this.#partsOf(folder, from, upTo)));
    return listBalances(parts.flat(), { from, upTo }, (origin) => this.#store.read(origin));
  }

  /** Keys of one folder are in the order of their time, but for those within a second. */
  async #partsOf({ prefix, node }: NodeFolder, from: bigint, upTo: bigint): Promise<BalancePart[]> {
    const parts: BalancePart[] = [];
    let after: string | undefined = `${prefix}${recordName(from).slice(0, SECOND_LENGTH)}`;
    for (let pages = 0; pages < MAX_PAGES; pages++) {
      const { keys, more } = await this.#store.keysAfter(prefix, after);
      parts.push(...keys.map((origin) => ({ origin, node })));
      after = keys.at(-1);
      const reached = after === undefined ? undefined : parseStreamFileName(after)?.instant;
      if (!more || (reached ?? 0n) > upTo) break;
    }
    return parts;
  }
}
