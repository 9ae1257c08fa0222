import { CopyEncoder } from './copy-encoder.ts';
import type { LongLists } from './entry-sums.ts';
import { KEPT_TABLES, LEAVING_COLUMNS, PUT_TABLES } from './postgres-schema.ts';
import { FOREVER, type ListPlace, type PutTable, type PutValues, type RowSink } from './row-sink.ts';
import type { StoredState } from './state-value.ts';

/** A row of state as it is after the batch. */
interface KeptState extends StoredState {
  readonly kind: number;
  readonly key: Buffer;
}

/** A place that a row came to in the batch. */
interface Entered {
  readonly place: ListPlace;
  readonly since: bigint;
  until: bigint;
}

/** Names a row of state within a batch. */
export function stateName(kind: number, key: Uint8Array): string {
  return `${kind} ${Buffer.from(key.buffer, key.byteOffset, key.byteLength).toString('latin1')}`;
}

function placeName({ list, term, bytes }: ListPlace): string {
  return `${list} ${term} ${bytes.toString('latin1')}`;
}

/**
 * Takes the rows of a batch and keeps them until they are copied. Rows of state follow those that are stored, and one after the other
 * where a batch has several of a key; of places only the last word counts.
 */
export class PostgresSink implements RowSink {
  readonly #stored: ReadonlyMap<string, Uint8Array>;
  readonly #put = new Map<string, CopyEncoder>();
  readonly #states = new Map<string, KeptState>();
  /** By place, those in which a row is at the moment; and all by place and first instant. */
  readonly #current = new Map<string, Entered>();
  readonly #entered = new Map<string, Entered>();
  readonly #leaving = new CopyEncoder(LEAVING_COLUMNS);

  readonly #longLists: LongLists;

  /**
   * @param stored the rows of state that are stored under the batch's keys, by {@link stateName}
   * @param longLists counts what lists get
   */
  constructor(stored: ReadonlyMap<string, Uint8Array>, longLists: LongLists) {
    this.#stored = stored;
    this.#longLists = longLists;
  }

  put<Name extends PutTable>(table: Name, ...values: PutValues[Name]): void {
    let rows = this.#put.get(table);
    if (rows === undefined) {
      rows = new CopyEncoder(PUT_TABLES[table].columns);
      this.#put.set(table, rows);
    }
    rows.add(values);
    if (table === 'entry_count') this.#longLists.addCount(values as PutValues['entry_count']);
  }

  state(kind: number, key: Buffer, value: Uint8Array): Uint8Array | undefined {
    const name = stateName(kind, key);
    const previous = this.#states.get(name)?.value ?? this.#stored.get(name);
    this.#states.set(name, { kind, key, value: Buffer.from(value), previous: previous ?? null });
    return previous;
  }

  enter(place: ListPlace, since: bigint): void {
    const entered = { place, since, until: FOREVER };
    const name = placeName(place);
    this.#current.set(name, entered);
    this.#entered.set(`${since} ${name}`, entered);
  }

  leave(place: ListPlace, at: bigint): void {
    const name = placeName(place);
    const here = this.#current.get(name);
    this.#current.delete(name);
    if (here !== undefined) here.until = at;
    else this.#leaving.add([place.list, place.term, place.bytes, at]);
  }

  /** Places of before that rows leave. */
  get leaving(): CopyEncoder {
    return this.#leaving;
  }

  /** What is to be copied, by table; tables without rows are omitted. */
  *copies(): Generator<readonly [table: string, rows: CopyEncoder]> {
    yield* this.#put;
    const state = new CopyEncoder(KEPT_TABLES.state.columns);
    for (const { kind, key, value, previous } of this.#states.values())
      state.add([kind, key, value, previous ?? undefined]);
    const place = new CopyEncoder(KEPT_TABLES.place.columns);
    const left = new CopyEncoder(KEPT_TABLES.left_place.columns);
    for (const { place: at, since, until } of this.#entered.values()) {
      place.add([at.list, at.term, at.bytes, since, until]);
      if (until !== FOREVER) left.add([until, at.list, at.term, at.bytes, since]);
    }
    for (const [name, rows] of Object.entries({ state, place, left_place: left }))
      if (rows.rows > 0) yield [name, rows];
  }
}
