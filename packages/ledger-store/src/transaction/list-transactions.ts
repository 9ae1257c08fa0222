import type { ConsensusNs } from '@ledgerscope/ledger';
import type { Parameters } from '../client/ledger-client.ts';
import { InvalidQueryError } from '../client/store-error.ts';
import type { LedgerReader } from '../ledger-reader.ts';
import { countTransactions } from './count-transactions.ts';
import { transactionTable } from './rows.ts';
import { type StoredTransaction, TRANSACTION_COLUMNS, transactionsAt, withBlocks } from './stored-transaction.ts';
import { chooseDriver, type Driver } from './transaction-driver.ts';
import {
  allOf,
  type Condition,
  committedRange,
  kindCondition,
  type TransactionFilter,
  timeCondition,
} from './transaction-filter.ts';

export const MAX_PAGE = 1000;
export const MAX_OFFSET = 10_000;

export interface TransactionPage extends TransactionFilter {
  /** Names the route in the query log; default `transaction:list`. */
  readonly tag?: string;
  /** By consensus time; 'desc' is newest first. */
  readonly order: 'asc' | 'desc';
  /** 1 to {@link MAX_PAGE}. */
  readonly limit: number;
  /** 0 to {@link MAX_OFFSET}; further pages take `after` or a time range. */
  readonly offset?: number;
  /** Continues behind this instant, in the direction of `order`. */
  readonly after?: ConsensusNs | undefined;
}

export interface TransactionList {
  readonly rows: StoredTransaction[];
  /** Exact number of transactions that pass the filter, whatever the page. */
  readonly totalCount: bigint;
}

const TAG = 'transaction:list';

/** One page of transactions and how many there are. Throws InvalidQueryError for a page out of bounds. */
export async function listTransactions(store: LedgerReader, page: TransactionPage): Promise<TransactionList> {
  checkPage(page);
  const [rows, totalCount] = await Promise.all([pageRows(store, page), countTransactions(store, page)]);
  return { rows, totalCount };
}

async function pageRows(store: LedgerReader, page: TransactionPage): Promise<StoredTransaction[]> {
  const range = pageRange(store, page);
  if (range.first > range.last) return [];
  const condition = allOf(timeCondition(range), kindCondition(page));
  const driver = chooseDriver(page);
  if (driver.kind === 'transactions') return scan(store, page, condition);
  const instants = await termPage(store, page, driver, condition);
  const rows = await transactionsAt(store, page.tag ?? TAG, instants);
  return page.order === 'desc' ? rows.reverse() : rows;
}

function pageRange(store: LedgerReader, page: TransactionPage): { first: bigint; last: bigint } {
  const { first, last } = committedRange(store, page);
  if (page.after === undefined) return { first, last };
  if (page.order === 'desc') return { first, last: page.after - 1n < last ? page.after - 1n : last };
  return { first: page.after + 1n > first ? page.after + 1n : first, last };
}

async function scan(store: LedgerReader, page: TransactionPage, condition: Condition): Promise<StoredTransaction[]> {
  const sql = `SELECT ${TRANSACTION_COLUMNS} FROM transaction WHERE ${condition.sql}
    ORDER BY consensus_ns ${direction(page)} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const rows = await store.client.query(
    page.tag ?? TAG,
    sql,
    { ...condition.parameters, ...bounds(page) },
    transactionTable.columns,
  );
  return withBlocks(store, page.tag ?? TAG, rows);
}

/** The page's instants. Each term is read in the order of the key and only as far as the page may reach. */
async function termPage(
  store: LedgerReader,
  page: TransactionPage,
  driver: Driver & { readonly kind: 'terms' },
  condition: Condition,
): Promise<bigint[]> {
  const order = direction(page);
  const branches = driver.terms.map(
    (_, index) => `(SELECT consensus_ns FROM term_transaction
      WHERE kind = {kind:UInt8} AND term = {term${index}:UInt64} AND ${condition.sql}
      ORDER BY kind ${order}, term ${order}, consensus_ns ${order} LIMIT {limit:UInt32} + {offset:UInt32})`,
  );
  const sql = `SELECT consensus_ns FROM (${branches.join(' UNION ALL ')})
    ORDER BY consensus_ns ${order} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const terms: Parameters = Object.fromEntries(driver.terms.map((term, index) => [`term${index}`, term]));
  const parameters = { ...condition.parameters, ...terms, kind: driver.termKind, ...bounds(page) };
  const rows = await store.client.query(page.tag ?? TAG, sql, parameters, { consensusNs: 'ns' });
  return rows.map((row) => row.consensusNs);
}

function direction(page: TransactionPage): 'DESC' | 'ASC' {
  return page.order === 'desc' ? 'DESC' : 'ASC';
}

function bounds(page: TransactionPage): { limit: number; offset: number } {
  return { limit: page.limit, offset: page.offset ?? 0 };
}

function checkPage(page: TransactionPage): void {
  if (!Number.isInteger(page.limit) || page.limit < 1 || page.limit > MAX_PAGE)
    throw new InvalidQueryError(`limit ${page.limit} is not within 1 and ${MAX_PAGE}`, { tag: TAG });
  const offset = page.offset ?? 0;
  if (!Number.isInteger(offset) || offset < 0 || offset > MAX_OFFSET)
    throw new InvalidQueryError(`offset ${offset} is not within 0 and ${MAX_OFFSET}`, { tag: TAG });
}
