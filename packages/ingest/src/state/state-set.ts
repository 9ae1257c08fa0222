import {
  byteOwner,
  type LedgerSnapshot,
  type STATE_TABLES,
  type StateKey,
  type StateRow,
  type StateTable,
  storedStateRows,
  unknownRow,
} from '@ledgerscope/ledger-store';

type MapKey = bigint | string;

/**
 * The rows of one state table that ingest works on: loaded from the store when a batch first needs them, cached,
 * changed in consensus order, and returned once per batch.
 * Invariant: a row in memory is the newest one of its key, committed or not. Rows of a batch that is not committed yet are
 * never evicted, since the store would answer with the version before.
 */
export class StateSet<T extends StateTable = StateTable> {
  readonly table: T;
  /** Null: the store has no row of this key. In order of last use by a batch, which is the order of eviction. */
  readonly #rows = new Map<MapKey, StateRow<T> | null>();
  readonly #changed = new Map<MapKey, StateRow<T>>();
  readonly #wanted = new Map<MapKey, StateKey<T>>();
  #unseen: readonly StateKey<T>[] = [];
  /** Bytes are views of a whole file or answer, which must not stay in memory for a few of its bytes. */
  readonly #detach: (row: object) => void;
  #version = 0n;
  readonly #firstOfKey: string;
  readonly #restOfKey: readonly string[];

  constructor(table: T) {
    this.table = table;
    [this.#firstOfKey = '', ...this.#restOfKey] = table.key;
    this.#detach = byteOwner(table.columns);
  }

  /** Announces a key of the batch; {@link load} brings its row. */
  want(key: StateKey<T>): void {
    const name = this.#name(key);
    if (!this.#rows.has(name)) this.#wanted.set(name, key);
  }

  /** Loads what was wanted and is not in memory. */
  async load(snapshot: LedgerSnapshot): Promise<void> {
    this.#unseen = [];
    if (this.#wanted.size === 0) return;
    // Of an empty store nobody needs to be asked.
    const isEmpty = snapshot.head === undefined;
    const keys = [...this.#wanted.values()];
    this.settle(isEmpty ? [] : await storedStateRows(snapshot, this.table, keys));
  }

  /** Takes the rows of what was wanted; a wanted key that is not among them has no row. */
  settle(rows: Iterable<StateRow<T>>): void {
    this.adopt(rows);
    const unseen: StateKey<T>[] = [];
    for (const [name, key] of this.#wanted) {
      if (this.#rows.has(name)) continue;
      this.#rows.set(name, null);
      unseen.push(key);
    }
    this.#wanted.clear();
    this.#unseen = unseen;
  }

  /** The newest rows of these keys, without taking them into memory. */
  async readRows(snapshot: LedgerSnapshot, keys: readonly StateKey<T>[]): Promise<Readonly<StateRow<T>>[]> {
    const inMemory = keys.flatMap((key) => this.#rows.get(this.#name(key)) ?? []);
    const others = keys.filter((key) => !this.#rows.has(this.#name(key)));
    if (others.length === 0 || snapshot.head === undefined) return inMemory;
    return [...inMemory, ...(await storedStateRows(snapshot, this.table, others))];
  }

  /** Of what was wanted last, the keys without a row. */
  get unseen(): readonly StateKey<T>[] {
    return this.#unseen;
  }

  /** Takes rows that were read from the store in another way (by another condition than their keys). */
  adopt(rows: Iterable<StateRow<T>>): void {
    for (const row of rows) {
      const name = this.#name(row as unknown as StateKey<T>);
      if (this.#rows.has(name)) continue;
      this.#detach(row);
      this.#rows.set(name, row);
    }
  }

  /** The rows that follow belong to the block that ends at this instant. */
  openBlock(version: bigint): void {
    this.#version = version;
  }

  /** The row of a key as of this point of the stream; undefined for none. */
  get(key: StateKey<T>): Readonly<StateRow<T>> | undefined {
    const name = this.#name(key);
    return this.#changed.get(name) ?? this.#before(name) ?? undefined;
  }

  /** The row of a key, to be changed in place; a new one, unknown but for its key, where there is none yet. */
  change(key: StateKey<T>): StateRow<T> {
    const name = this.#name(key);
    const row = this.#changed.get(name) ?? this.#copy(name, key);
    (row as { version: bigint }).version = this.#version;
    return row;
  }

  /** Every row in memory as of this point of the stream. */
  *knownRows(): Generator<Readonly<StateRow<T>>> {
    for (const [name, row] of this.#rows) {
      const newest = this.#changed.get(name) ?? row;
      if (newest !== null) yield newest;
    }
  }

  /** Every row that the batch changed so far, beside the one that it started from. */
  *changes(): Generator<{ readonly before: Readonly<StateRow<T>> | undefined; readonly after: Readonly<StateRow<T>> }> {
    for (const [name, after] of this.#changed) yield { before: this.#rows.get(name) ?? undefined, after };
  }

  /** The rows that the batch changed, each once; they are what the next batch starts from. To be walked to the end. */
  *take(): Generator<StateRow<T>, void> {
    for (const [name, row] of this.#changed) {
      this.#detach(row);
      // Deleting first moves the key to the end of the order of eviction.
      this.#rows.delete(name);
      this.#rows.set(name, row);
      yield row;
    }
    this.#changed.clear();
  }

  /** Bounds memory by evicting what was used longest ago; `committedNs` is the store's head. */
  trim(limit: number, committedNs: bigint): void {
    let extra = this.#rows.size - limit;
    for (const [name, row] of this.#rows) {
      if (extra-- <= 0) return;
      if (row === null || (row as { version: bigint }).version <= committedNs) this.#rows.delete(name);
    }
  }

  #before(name: MapKey): StateRow<T> | null {
    const row = this.#rows.get(name);
    if (row === undefined) throw new Error(`${this.table.name} ${String(name)} was used without being wanted`);
    return row;
  }

  /** A copy, because the row of the batch before may still be on its way to the store. */
  #copy(name: MapKey, key: StateKey<T>): StateRow<T> {
    const before = this.#before(name);
    const row =
      before === null
        ? unknownRow(this.table, key)
        : { ...(before as object), slot: 1 - (before as { slot: number }).slot };
    this.#changed.set(name, row as StateRow<T>);
    return row as StateRow<T>;
  }

  #name(key: StateKey<T>): MapKey {
    const values = key as Readonly<Record<string, MapKey>>;
    let name = values[this.#firstOfKey] ?? '';
    for (const property of this.#restOfKey) name = `${name} ${values[property]}`;
    return name;
  }
}

type Tables = typeof STATE_TABLES;

/** The rows that a batch works on, by table. */
export type StateSets = { readonly [K in keyof Tables]: StateSet<Tables[K]> };
