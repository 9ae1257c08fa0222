import type { ConsensusNs } from '@ledgerscope/ledger';
import { NS_PER_DAY } from '@ledgerscope/ledger';
import { InvalidQueryError } from '../client/store-error.ts';
import { unionOf } from '../condition.ts';
import { countedText } from '../counted-on.ts';
import { ofPage } from '../entity/of-entity.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import type { TimeRange } from '../time-range.ts';
import { countByKind, type KindCount, type TransactionCount } from './count-transactions.ts';
import { newestSpan } from './newest-span.ts';
import { askedOf, partyOf } from './of-party.ts';
import { instantsFromRows } from './row-list.ts';
import { type StoredTransaction, transactionsAt } from './stored-transaction.ts';
import { committedRange, type TransactionFilter } from './transaction-filter.ts';
import {
  branchCondition,
  type Plan,
  pageBranches,
  planTransactions,
  scansTexts,
  scansTransactions,
} from './transaction-plan.ts';
import { orderOf } from './transaction-source.ts';

/** A page of 1,000 rows, and one more that shows whether there is a next page. */
export const MAX_PAGE = 1_001;
/** So many rows are skipped in the row store; more in the column store alone. */
export const MAX_OFFSET = 10_000;
/** The API lets the lists of one entity go so far. */
export const MAX_DEEP_OFFSET = 2_000_000_000;

export interface TransactionPage extends TransactionFilter {
  /** Names the route in the query log; default `transaction:list`. */
  readonly tag?: string;
  /** By consensus time; 'desc' is newest first. */
  readonly order: 'asc' | 'desc';
  /** 1 to {@link MAX_PAGE}. */
  readonly limit: number;
  /** 0 to {@link MAX_DEEP_OFFSET}; pages far down are faster with `after` or a time range. */
  readonly offset?: number;
  /** Continues behind this instant, in the direction of `order`. */
  readonly after?: ConsensusNs | undefined;
}

export interface TransactionList {
  readonly rows: StoredTransaction[];
  /** Number of transactions that pass the filter, whatever the page. */
  readonly totalCount: bigint;
  /** True where counting was cut off: there are at least `totalCount`. */
  readonly lowerBound: boolean;
  /** The same count by type and result. */
  readonly kinds: readonly KindCount[];
}

const TAG = 'transaction:list';

/** One page of transactions and how many there are. Throws InvalidQueryError for a page out of bounds. */
export async function listTransactions(snapshot: LedgerSnapshot, page: TransactionPage): Promise<TransactionList> {
  const [rows, counted] = await Promise.all([transactionPage(snapshot, page), countByKind(snapshot, page)]);
  return { rows, ...(counted.lowerBound && isWhole(page, rows) ? countOf(rows) : counted) };
}

/** Whether the page holds all there is. */
function isWhole({ offset = 0, after, limit }: TransactionPage, rows: readonly unknown[]): boolean {
  return offset === 0 && after === undefined && rows.length < limit;
}

function countOf(rows: readonly StoredTransaction[]): TransactionCount {
  const kinds = new Map<string, KindCount>();
  for (const { type, result } of rows) {
    const transactions = (kinds.get(`${type} ${result}`)?.transactions ?? 0n) + 1n;
    kinds.set(`${type} ${result}`, { type, result, transactions });
  }
  return { totalCount: BigInt(rows.length), lowerBound: false, kinds: [...kinds.values()] };
}

/** One page of transactions without the count. Throws InvalidQueryError for a page out of bounds. */
export async function transactionPage(snapshot: LedgerSnapshot, page: TransactionPage): Promise<StoredTransaction[]> {
  const instants = await transactionInstants(snapshot, page);
  const rows = await transactionsAt(snapshot, instants);
  return page.order === 'desc' ? rows.reverse() : rows;
}

/** The instants of one page, for lists that show little of a transaction. Throws InvalidQueryError as the page does. */
export async function transactionInstants(snapshot: LedgerSnapshot, page: TransactionPage): Promise<readonly bigint[]> {
  checkPage(TAG, page);
  const party = partyOf(page);
  if (party === 0n) return readInstants(snapshot, page);
  const { order, limit, offset, after, from, until } = page;
  const name = countedText(['instants', order, limit, offset, after, from, until, ...askedOf(page)]);
  return ofPage(snapshot, party, limit, name, () => readInstants(snapshot, page));
}

async function readInstants(snapshot: LedgerSnapshot, page: TransactionPage): Promise<readonly bigint[]> {
  const range = pageRange(snapshot, page);
  if (range.first > range.last) return [];
  const isDeep = (page.offset ?? 0) > MAX_OFFSET;
  const fromRows = isDeep ? undefined : await instantsFromRows(snapshot, page, range);
  if (fromRows !== undefined) return fromRows;
  return scanRange(snapshot, page, range);
}

/** The same from the column store. */
export async function scanInstants(snapshot: LedgerSnapshot, page: TransactionPage): Promise<readonly bigint[]> {
  const range = pageRange(snapshot, page);
  return range.first > range.last ? [] : scanRange(snapshot, page, range);
}

async function scanRange(snapshot: LedgerSnapshot, page: TransactionPage, range: TimeRange): Promise<bigint[]> {
  return pageInstants(snapshot, page, await planTransactions(snapshot, page, range, page.limit + (page.offset ?? 0)));
}

function pageRange(snapshot: LedgerSnapshot, page: TransactionPage): TimeRange {
  const { first, last } = committedRange(snapshot, page);
  if (page.after === undefined) return { first, last };
  if (page.order === 'desc') return { first, last: page.after - 1n < last ? page.after - 1n : last };
  return { first: page.after + 1n > first ? page.after + 1n : first, last };
}

/** Of the newest transactions, so many are looked at before more are, where every text has to be read. */
const FIRST_LOOKS = [500_000n, 8_000_000n] as const;

/** Most newest pages are in the last day or month: of the other months not even the parts have to be looked through. */
export const NEWEST_NS = [NS_PER_DAY, 31n * NS_PER_DAY] as const;

/** The page's instants; of what has to be scanned, from the newest on, as far as the page needs. */
async function pageInstants(snapshot: LedgerSnapshot, page: TransactionPage, plan: Plan): Promise<bigint[]> {
  if (page.order === 'desc')
    for await (const range of newestRanges(snapshot, plan)) {
      if (range.first <= plan.range.first) break;
      const found = await instantsWithin(snapshot, page, { ...plan, range });
      if (found.length === page.limit) return found;
    }
  return instantsWithin(snapshot, page, plan);
}

/** Growing spans at the end of a plan's range in which its page may be, where the whole takes long. */
async function* newestRanges(snapshot: LedgerSnapshot, plan: Plan): AsyncGenerator<TimeRange> {
  const { last } = plan.range;
  if (scansTexts(plan)) for (const most of FIRST_LOOKS) yield newestSpan(snapshot, plan.range, most);
  else if (scansTransactions(plan)) for (const spanNs of NEWEST_NS) yield { first: last - spanNs, last };
}

/** The page's instants. Each branch is read in the order of its key and only as far as the page may reach. */
async function instantsWithin(snapshot: LedgerSnapshot, page: TransactionPage, plan: Plan): Promise<bigint[]> {
  const order = page.order === 'desc' ? 'DESC' : 'ASC';
  const statements = pageBranches(plan.driver).map(({ branch, ordered }) => {
    const condition = branchCondition(plan, branch);
    const by = ordered ? orderOf(branch.table, order) : `consensus_ns ${order}`;
    const sql = `(SELECT consensus_ns FROM ${branch.table} WHERE ${condition.sql}
      ORDER BY ${by} LIMIT {limit:UInt32} + {offset:UInt32})`;
    return { sql, parameters: condition.parameters };
  });
  const union = unionOf(statements);
  // A text can be in both the memo and the message of a transaction, and a transaction can have several terms.
  const sql = `SELECT DISTINCT consensus_ns FROM (${union.sql})
    ORDER BY consensus_ns ${order} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const parameters = { limit: page.limit, offset: page.offset ?? 0, ...union.parameters };
  const rows = await snapshot.client.query(page.tag ?? TAG, sql, parameters, { consensusNs: 'ns' }, READ_LIMITS);
  return rows.map((row) => row.consensusNs);
}

/** Throws InvalidQueryError for a page out of bounds. */
export function checkPage(tag: string, { limit, offset = 0 }: Pick<TransactionPage, 'limit' | 'offset'>): void {
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_PAGE)
    throw new InvalidQueryError(`limit ${limit} is not within 1 and ${MAX_PAGE}`, { tag });
  if (!Number.isInteger(offset) || offset < 0 || offset > MAX_DEEP_OFFSET)
    throw new InvalidQueryError(`offset ${offset} is not within 0 and ${MAX_DEEP_OFFSET}`, { tag });
}
