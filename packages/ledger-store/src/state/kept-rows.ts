import { LRUCache } from 'lru-cache';
import { AsOfHead } from '../as-of-head.ts';
import { type ChangedKeys, keysOf } from '../changed-keys.ts';
import { perClient } from '../client/per-client.ts';
import type { LedgerHead } from '../ledger-snapshot.ts';
import { byteOwner } from '../own-bytes.ts';
import { rowNamer } from './row-namer.ts';
import type { StateTable } from './state-table.ts';

/** Rows of one table, those used last; one to two kilobytes each. */
const MOST_ROWS = 4_000;
const NO_ROW = {};

/** What readers asked for of one table: rows by the name of their key. */
class KeptTable {
  readonly #rows = new LRUCache<string, object>({ max: MOST_ROWS });
  readonly #nameOf: (row: object) => string;
  readonly #own: (row: object) => void;

  constructor(table: StateTable) {
    this.#nameOf = rowNamer(table);
    this.#own = byteOwner(table.columns);
  }

  /** The row of a key; null where the key is known to have none, undefined where nobody asked. */
  get(key: object): object | null | undefined {
    const row = this.#rows.get(this.#nameOf(key));
    return row === NO_ROW ? null : row;
  }

  /** Takes what the store answered for these keys. */
  put(keys: readonly object[], rows: readonly object[]): void {
    for (const key of keys) this.#rows.set(this.#nameOf(key), NO_ROW);
    for (const row of rows) {
      this.#own(row);
      this.#rows.set(this.#nameOf(row), Object.freeze(row));
    }
  }

  forget(names: readonly string[]): void {
    for (const name of names) this.#rows.delete(name);
  }
}

/**
 * State rows that readers asked for, as of one head: pages ask for the same few again and again, and a row that no batch
 * has changed is what it was. Those that a batch of this process changes are forgotten; where another process writes, all are
 * when the head moves.
 */
class KeptRows extends AsOfHead {
  readonly #tables = new Map<string, KeptTable>();

  /** What is kept of a table as of this head; undefined where that is older than what is kept. */
  of(table: StateTable, head: LedgerHead): KeptTable | undefined {
    if (!this.isAsOf(head)) return undefined;
    const known = this.#tables.get(table.name);
    if (known !== undefined) return known;
    const first = new KeptTable(table);
    this.#tables.set(table.name, first);
    return first;
  }

  /** Forgets the rows that a batch changed which this process committed. */
  renew(before: LedgerHead | undefined, after: LedgerHead, changed: ChangedKeys): void {
    this.follow(before, after, () => {
      for (const [name, table] of this.#tables) table.forget(keysOf(changed, name));
    });
  }

  protected forgetAll(): void {
    this.#tables.clear();
  }
}

/** The rows that readers of this client asked for. */
export const keptRows = perClient(() => new KeptRows());
