import {
  type BatchRows,
  type LedgerStore,
  STATE_TABLES,
  type StateKey,
  type StateRow,
} from '@ledgerscope/ledger-store';
import { applyBlock, type DerivedBlock } from './apply-block.ts';
import { completeUnseen, type StatesEntities, wantNamed } from './complete-unseen.ts';
import { wantCounters } from './counter.ts';
import type { StateSets } from './state-set.ts';
import { StateSet } from './state-set.ts';
import { settleTokenLists } from './token-lists.ts';

/** Rows that stay cached between batches, of each table; an evicted row is read from the store again when needed. */
const MOST_ROWS = 200_000;
/** Of tables by minute or hour: a row is not needed again once its time is over. */
const MOST_ROWS_BY_TIME = 5_000;
const BY_TIME: ReadonlySet<string> = new Set<keyof StateSets>(['accountMinute', 'nodeHour', 'nftHour']);

/** A set of rows for every state table, with nothing in memory. */
export function emptyStateSets(): StateSets {
  return Object.fromEntries(
    Object.entries(STATE_TABLES).map(([name, table]) => [name, new StateSet(table)]),
  ) as unknown as StateSets;
}

/** Ingest's copy of the ledger's current state: one step per batch, from the blocks' changes to the rows after them. */
export class LedgerState {
  readonly #store: LedgerStore;
  readonly #source: StatesEntities;
  readonly #sets = emptyStateSets();

  /** @param source may know entities whose creation was not read */
  constructor(store: LedgerStore, source: StatesEntities = {}) {
    this.#store = store;
    this.#source = source;
  }

  /**
   * Loads the rows that the blocks change, applies the changes in order, and adds every changed row to `rows`, once. After
   * an error what is in memory is of no use any more: continue with a new LedgerState.
   */
  async apply(blocks: readonly DerivedBlock[], rows: BatchRows): Promise<void> {
    const sets = this.#sets;
    wantCounters(sets);
    for (const { changes } of blocks) changes.wantAll(sets);
    if (this.#source.readState !== undefined) wantNamed(sets, rows);
    await Promise.all(Object.values(sets).map((set) => set.load(this.#store)));
    if (this.#source.readState !== undefined) await completeUnseen(this.#source, blocks, sets, rows);
    for (const { changes } of blocks) await changes.loadAll(this.#store, sets);
    this.#noteStart(blocks);
    for (const block of blocks) applyBlock(block, sets, rows);
    await settleTokenLists(this.#store, sets, rows);
    this.#take(rows);
  }

  /**
   * Rows after the batches so far, committed or not, of the keys that have one. They are not cached: a batch that needs them asks for
   * them itself.
   */
  async readRows<K extends keyof StateSets>(
    name: K,
    keys: readonly StateKey<(typeof STATE_TABLES)[K]>[],
  ): Promise<Readonly<StateRow<(typeof STATE_TABLES)[K]>>[]> {
    return (this.#sets[name] as unknown as StateSet<(typeof STATE_TABLES)[K]>).readRows(this.#store, keys);
  }

  /** What is said of entities from before the first block is not what was read. */
  #noteStart([first]: readonly DerivedBlock[]): void {
    const { ledgerCounter } = this.#sets;
    const begun = this.#store.head !== undefined || ledgerCounter.get({ name: 'startNs' }) !== undefined;
    if (begun || first === undefined) return;
    ledgerCounter.openBlock(first.block.consensusEnd);
    ledgerCounter.change({ name: 'startNs' }).value = first.block.consensusStart;
  }

  #take(rows: BatchRows): void {
    const committedNs = this.#store.head?.lastNs ?? -1n;
    for (const name of Object.keys(this.#sets) as (keyof StateSets)[]) {
      const set = this.#sets[name];
      const into = rows[name] as unknown[];
      for (const row of set.take()) into.push(row);
      set.trim(BY_TIME.has(name) ? MOST_ROWS_BY_TIME : MOST_ROWS, committedNs);
    }
  }
}
