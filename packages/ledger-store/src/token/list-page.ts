import type { ResultColumns, ResultRow } from '../client/ledger-client.ts';
import { InvalidQueryError } from '../client/store-error.ts';
import type { Condition } from '../condition.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';

/** A page of 1,000 rows, and one more that shows whether there is a next page. */
const MAX_LIMIT = 1_001;
export const MAX_LIST_OFFSET = 10_000;
/** Beyond so many stored rows for one page the engine drops itself what is no longer part of the list; then it reads so many. */
const MAX_OVERFETCH = 20_000;
const ENGINE_READS = [200_000, 2_000_000, 4_000_000_000];

/** A page of a list, counted from its beginning. */
export interface ListPage {
  /** 0 to 1001. */
  readonly limit: number;
  /** 0 to 10,000; in lists of the rows of one entity any number. */
  readonly offset?: number;
}

/** Rows and how many there are in all. */
export interface ListOf<T> {
  readonly rows: T[];
  readonly totalCount: bigint;
}

/** Throws InvalidQueryError for a page out of bounds. @param most rows that may be skipped */
export function checkListPage(tag: string, { limit, offset = 0 }: ListPage, most = MAX_LIST_OFFSET): void {
  if (!(Number.isInteger(limit) && limit >= 0 && limit <= MAX_LIMIT))
    throw new InvalidQueryError(`limit ${limit} is not 0 to ${MAX_LIMIT}`, { tag });
  if (!(Number.isInteger(offset) && offset >= 0 && offset <= most))
    throw new InvalidQueryError(`offset ${offset} is not 0 to ${most}`, { tag });
}

/** The rows that one statement lists, up to its `limit`, and how many there are by another one's `total_count`. */
export async function countedPage<const Columns extends ResultColumns>(
  snapshot: LedgerSnapshot,
  tag: string,
  list: Condition,
  columns: Columns,
  count: Condition,
): Promise<ListOf<ResultRow<Columns>>> {
  const [rows, [counted]] = await Promise.all([
    list.parameters.limit === 0 ? [] : snapshot.client.query(tag, list.sql, list.parameters, columns, READ_LIMITS),
    snapshot.client.query(tag, count.sql, count.parameters, { totalCount: 'u64' }, READ_LIMITS),
  ]);
  return { rows, totalCount: counted?.totalCount ?? 0n };
}

/** How a list is read whose rows are in several versions side by side. */
export interface VersionedList<Row extends { readonly version: bigint }> {
  /** The first `limit` stored rows in the order of the list, versions of a key together. */
  readonly stored: (limit: number) => Promise<Row[]>;
  readonly keyOf: (row: Row) => string;
  /** Whether the newest version of a key is part of the list. */
  readonly keeps: (row: Row) => boolean;
  /**
   * Of the first `size` stored rows those that are current and part of the list, at most `most` of them: for lists with
   * long runs of rows that `keeps` omits.
   */
  readonly kept?: (size: number, most: number) => Promise<Row[]>;
}

/**
 * A page of current rows. A statement that picks the newest version of each key reads the key range to its end, however
 * few rows the page has; so a little more than the page is read in order, and the newest are picked here.
 */
export async function currentPage<Row extends { readonly version: bigint }>(
  list: VersionedList<Row>,
  page: ListPage,
): Promise<Row[]> {
  const { limit, offset = 0 } = page;
  if (limit === 0) return [];
  const needed = offset + limit;
  // Ends where the table has no more rows; each statement has a limit of time.
  for (let size = needed + (needed >> 1) + 24; ; size *= 4) {
    if (size > MAX_OVERFETCH && list.kept !== undefined) return pickedByEngine(list.kept, page);
    const stored = await list.stored(size);
    const ended = stored.length < size;
    const newest = newestOf(list, stored);
    // More versions of the last key may follow.
    if (!ended) newest.pop();
    const current = newest.filter((row) => list.keeps(row));
    if (ended || current.length >= needed) return current.slice(offset, needed);
  }
}

/** One row more than needed: the last key that was read may lack its newest version. */
async function pickedByEngine<Row>(
  kept: (size: number, most: number) => Promise<Row[]>,
  { limit, offset = 0 }: ListPage,
): Promise<Row[]> {
  const needed = offset + limit;
  let rows: Row[] = [];
  for (const size of ENGINE_READS) {
    rows = await kept(size, needed + 1);
    if (rows.length > needed) break;
  }
  return rows.slice(offset, needed);
}

function newestOf<Row extends { readonly version: bigint }>(list: VersionedList<Row>, stored: readonly Row[]): Row[] {
  const newest: Row[] = [];
  let last: string | undefined;
  for (const row of stored) {
    const key = list.keyOf(row);
    const before = newest.at(-1);
    if (key !== last || before === undefined) newest.push(row);
    else if (row.version > before.version) newest[newest.length - 1] = row;
    last = key;
  }
  return newest;
}
