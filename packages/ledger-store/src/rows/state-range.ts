import type { StateKey, StateTable } from '../state/state-table.ts';
import type { StatePage } from './row-store.ts';
import { afterPrefix } from './state-key.ts';
import type { StoredState } from './state-value.ts';
import { storedTable } from './stored-tables.ts';

/** Keys of a table of state, from the first until before another one. */
export interface StateRange {
  readonly kind: number;
  readonly first: Buffer;
  /** Undefined where nothing comes behind. */
  readonly before: Buffer | undefined;
  readonly order: 'asc' | 'desc';
}

/** The keys that begin with a prefix, behind the place where a page continues. */
export function rangeUnder<T extends StateTable>(
  table: T,
  prefix: Partial<StateKey<T>>,
  { order, after }: Pick<StatePage<T>, 'order' | 'after'>,
): StateRange {
  const { kind, keyOf } = storedTable(table);
  const first = keyOf(prefix);
  const range = { kind, first, before: afterPrefix(first), order };
  if (after === undefined) return range;
  return order === 'asc' ? { ...range, first: behindKey(keyOf(after)) } : { ...range, before: keyOf(after) };
}

/** The keys from one to another, both included. */
export function rangeBetween<T extends StateTable>(table: T, first: StateKey<T>, last: StateKey<T>): StateRange {
  const { kind, keyOf } = storedTable(table);
  return { kind, first: keyOf(first), before: afterPrefix(keyOf(last)), order: 'asc' };
}

/** A stored row of state with its key. */
export interface KeyedState extends StoredState {
  readonly key: Uint8Array;
}

/** So many rows are read at once beyond those of a page, some of which a head may not have yet. */
const MORE_AT_ONCE = 8;
const MOST_AT_ONCE = 10_000;

/** How many rows are read at once for so many. */
export function rowsAtOnce(limit: number): number {
  return Math.min(limit + MORE_AT_ONCE, MOST_AT_ONCE);
}

/** What of a range is behind a row of it. */
export function withoutRead(range: StateRange, last: KeyedState | undefined): StateRange | undefined {
  if (last === undefined) return undefined;
  return range.order === 'asc' ? { ...range, first: behindKey(last.key) } : { ...range, before: Buffer.from(last.key) };
}

/** The first key after this one. */
function behindKey(key: Uint8Array): Buffer {
  return Buffer.concat([key, Buffer.from([0])]);
}
