import type {
  ExchangeRateRow,
  LedgerSnapshot,
  STATE_TABLES,
  StateKey,
  StateRow,
  StateTable,
} from '@ledgerscope/ledger-store';
import { BlockSums } from './block-sums.ts';
import type { StateSet, StateSets } from './state-set.ts';

type Tables = typeof STATE_TABLES;
type TableName = keyof Tables;

/** One change, applied when all earlier ones of the stream are. It uses only keys that were wanted before. */
export type StateChange = (state: StateSets) => void;

/** What a change does to one row. */
export type Edit<K extends TableName> = (row: StateRow<Tables[K]>, state: StateSets) => void;

/** Reads rows as of the store's head and lets their set adopt them. */
export type StateLoader = (snapshot: LedgerSnapshot, state: StateSets) => Promise<void>;

/** A row that is wanted, of any table. */
interface Wanted {
  readonly table: TableName;
  readonly key: StateKey<StateTable>;
}

/** One that is changed too. */
interface Edited extends Wanted {
  readonly edit: (row: object, state: StateSets) => void;
}

/**
 * What the transactions of a block change in the current state, in their order. Deriving collects it without knowing the
 * state; the rows are loaded for the whole batch at once, and then the changes are applied.
 */
export class StateChanges {
  readonly #wanted: Wanted[] = [];
  readonly #loaders: StateLoader[] = [];
  readonly #list: (StateChange | Edited)[] = [];
  /** Exchange rates that were reported, in order; most repeat the one before. */
  readonly exchangeRates: ExchangeRateRow[] = [];
  readonly sums = new BlockSums();

  /** Announces a row that a change will use. */
  want<K extends TableName>(table: K, key: StateKey<Tables[K]>): void {
    this.#wanted.push({ table, key });
  }

  /** Brings rows that only a condition finds; runs after the wanted rows are loaded, before any change of the batch. */
  load(loader: StateLoader): void {
    this.#loaders.push(loader);
  }

  push(change: StateChange): void {
    this.#list.push(change);
  }

  /** Announces a row, and changes it. */
  change<K extends TableName>(table: K, key: StateKey<Tables[K]>, edit: Edit<K>): void {
    const edited = { table, key, edit: edit as Edited['edit'] };
    this.#wanted.push(edited);
    this.#list.push(edited);
  }

  wantAll(state: StateSets): void {
    for (const { table, key } of this.#wanted) setOf(state, table).want(key);
    this.sums.wantAll(state);
  }

  async loadAll(snapshot: LedgerSnapshot, state: StateSets): Promise<void> {
    for (const loader of this.#loaders) await loader(snapshot, state);
  }

  /** Applies all changes, in order, as those of the block that ends at `version`. */
  applyTo(state: StateSets, version: bigint): void {
    for (const set of Object.values(state)) set.openBlock(version);
    for (const change of this.#list)
      if (typeof change === 'function') change(state);
      else change.edit(setOf(state, change.table).change(change.key), state);
    this.sums.applyTo(state);
  }
}

function setOf(state: StateSets, table: TableName): StateSet {
  return state[table];
}
