import type { ExchangeRateRow, LedgerSnapshot, STATE_TABLES, StateKey, StateTable } from '@ledgerscope/ledger-store';
import type { StateSet } from './state-set.ts';

type Tables = typeof STATE_TABLES;
type TableName = keyof Tables;

/** The rows that a batch works on, by table. */
export type StateSets = { readonly [K in TableName]: StateSet<Tables[K]> };

/** One change, applied when all earlier ones of the stream are. It uses only keys that were wanted before. */
export type StateChange = (state: StateSets) => void;

/** Reads rows as of the store's head and lets their set adopt them. */
export type StateLoader = (store: LedgerSnapshot, state: StateSets) => Promise<void>;

/**
 * What the transactions of a block change in the current state, in their order. Deriving collects it without knowing the
 * state; the rows are loaded for the whole batch at once, and then the changes are applied.
 */
export class StateChanges {
  readonly #wanted = new Map<TableName, object[]>();
  readonly #loaders: StateLoader[] = [];
  readonly #list: StateChange[] = [];
  /** Exchange rates that were reported, in order; most repeat the one before. */
  readonly exchangeRates: ExchangeRateRow[] = [];

  /** Announces a row that a change will use. */
  want<K extends TableName>(table: K, key: StateKey<Tables[K]>): void {
    const keys = this.#wanted.get(table);
    if (keys === undefined) this.#wanted.set(table, [key]);
    else keys.push(key);
  }

  /** Brings rows that only a condition finds; runs after the wanted rows are loaded, before any change of the batch. */
  load(loader: StateLoader): void {
    this.#loaders.push(loader);
  }

  push(change: StateChange): void {
    this.#list.push(change);
  }

  wantAll(state: StateSets): void {
    for (const [table, keys] of this.#wanted) {
      const set = state[table] as unknown as StateSet;
      for (const key of keys) set.want(key as StateKey<StateTable>);
    }
  }

  async loadAll(store: LedgerSnapshot, state: StateSets): Promise<void> {
    for (const loader of this.#loaders) await loader(store, state);
  }

  /** Applies all changes, in order, as those of the block that ends at `version`. */
  applyTo(state: StateSets, version: bigint): void {
    for (const set of Object.values(state)) set.openBlock(version);
    for (const change of this.#list) change(state);
  }
}
