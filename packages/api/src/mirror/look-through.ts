import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import { endsOf, MAX_LONG } from './bounds.ts';

/** What a page takes of a list. */
interface Look<Row> {
  readonly limit: number;
  /** So many rows are looked at; those behind them are on the next page. */
  readonly most: number;
  /** Whether no row from this one on can pass. */
  readonly isPast: (row: Row) => boolean;
  readonly passes: (row: Row) => boolean;
}

/** Rows of a page, and the row that the next one begins behind; undefined where the list ended. */
interface Looked<Row> {
  readonly found: readonly Row[];
  readonly end: Row | undefined;
}

/** The first rows of a list that pass. */
export async function lookThrough<Row>(
  rows: AsyncIterable<Row>,
  { limit, most, isPast, passes }: Look<Row>,
): Promise<Looked<Row>> {
  const found: Row[] = [];
  let looked = 0;
  for await (const row of rows) {
    if (isPast(row)) break;
    looked += 1;
    if (passes(row)) found.push(row);
    if (found.length === limit || looked === most) return { found, end: row };
  }
  return { found, end: undefined };
}

/** Where values of a key begin and end, in the direction of a walk. */
interface KeyRange {
  /** The value that the walk begins behind; undefined where it begins at the end of the list. */
  readonly behind: bigint | undefined;
  readonly isPast: (value: bigint) => boolean;
}

export function keyRange(filters: readonly MirrorFilter<bigint>[], order: 'asc' | 'desc'): KeyRange {
  const { first = 0n, last = MAX_LONG } = endsOf(filters);
  if (order === 'asc') return { behind: first === 0n ? undefined : first - 1n, isPast: (value) => value > last };
  return { behind: last === MAX_LONG ? undefined : last + 1n, isPast: (value) => value < first };
}
