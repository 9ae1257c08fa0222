import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { StateKey, StateRow, StateTable } from './state-table.ts';

/** Rows that are read at once: few at first, since most pages are small. */
const FIRST_ROWS = 120;
const MOST_ROWS = 1_000;
const GROWTH = 4;

/** Where rows are read from, and in which direction. */
interface RowsUnder<T extends StateTable> {
  readonly order: 'asc' | 'desc';
  /** Begins behind this key. */
  readonly after?: StateKey<T> | undefined;
  /** So many rows are read at first. */
  readonly expected?: number | undefined;
}

/**
 * The rows as of the head whose key begins with some columns, in the order of the key, read as far as the caller goes. The key has one
 * more column than `prefix`.
 */
export async function* rowsUnder<T extends StateTable>(
  snapshot: LedgerSnapshot,
  table: T,
  prefix: Partial<StateKey<T>>,
  { order, after, expected = FIRST_ROWS }: RowsUnder<T>,
): AsyncGenerator<StateRow<T>> {
  let behind = after;
  // Ends where there are no more rows.
  for (let size = expected; ; size = Math.max(size, Math.min(GROWTH * size, MOST_ROWS))) {
    const page = { order, limit: size, after: behind };
    const rows = await snapshot.rows.states.under(table, prefix, headInstant(snapshot), page);
    yield* rows;
    if (rows.length < size) return;
    behind = rows.at(-1) as unknown as StateKey<T>;
  }
}
