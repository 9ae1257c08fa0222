import { blocksAt } from '../block/queries.ts';
import { readCachedRows } from '../cached-rows.ts';
import type { Parameters, StatementLimits } from '../client/ledger-client.ts';
import { packedRowReader } from '../client/row-binary-reader.ts';
import { headInstant, nsSetParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { type TransactionRow, transactionTable } from './rows.ts';

/** A transaction as lists show it: its row and the number of its block, where that has one. */
export interface StoredTransaction extends TransactionRow {
  blockNumber: bigint | null;
}

/** The migrations pack the columns of `transaction` in their order in the table. */
const readPacked = packedRowReader(transactionTable.columns);
/** Prefix of the names that rows are cached under, before their instants. */
const ROW = 'transaction of';
/** Of those that share an id or a hash; a contract call has some hundreds of children at most. */
const MAX_CACHED = 250;

/** Adds the number of each row's block, with one read at most. */
async function withBlocks(snapshot: LedgerSnapshot, rows: readonly TransactionRow[]): Promise<StoredTransaction[]> {
  if (rows.length === 0) return [];
  const sequences = rows.map((row) => row.block);
  const bySequence = await blocksAt(snapshot, sequences);
  return rows.flatMap((row) => {
    const block = bySequence.get(row.block);
    // A row whose block is missing is not committed.
    if (block === undefined) return [];
    return [{ ...row, blockNumber: block.number }];
  });
}

/** Full rows of the transactions at these instants, in ascending order of time. */
export async function transactionsAt(
  snapshot: LedgerSnapshot,
  tag: string,
  instants: readonly bigint[],
): Promise<StoredTransaction[]> {
  return withBlocks(snapshot, await transactionRowsAt(snapshot, tag, instants));
}

/**
 * The same without the numbers of their blocks. The row store is asked each time, which takes less than to keep them; transactions never
 * change, so that of the column store those read before are not asked for again.
 */
export async function transactionRowsAt(
  snapshot: LedgerSnapshot,
  tag: string,
  instants: readonly bigint[],
  limits?: StatementLimits,
): Promise<TransactionRow[]> {
  if (snapshot.rows !== undefined) {
    const headNs = headInstant(snapshot);
    return snapshot.rows.transactions.at(instants.filter((instant) => instant <= headNs));
  }
  const rows = await readCachedRows<TransactionRow>(snapshot, ROW, instants, {
    keyOf: ({ consensusNs }) => consensusNs,
    read: (missing) => readRows(snapshot, tag, nsSetParameter('instants'), { instants: missing }, limits),
  });
  return inOrder([...rows.values()]);
}

/** Full rows of the transactions whose instants a subquery gives: one statement takes less than one for each. */
export async function transactionRowsAmong(
  snapshot: LedgerSnapshot,
  tag: string,
  instantsSql: string,
  parameters: Parameters,
): Promise<TransactionRow[]> {
  const rows = await readRows(snapshot, tag, `(${instantsSql})`, parameters);
  for (const row of rows.slice(0, MAX_CACHED)) snapshot.caches.answers.put(`${ROW} ${row.consensusNs}`, row);
  return inOrder(rows);
}

function inOrder(rows: readonly TransactionRow[]): TransactionRow[] {
  return rows.toSorted((one, other) => (one.consensusNs < other.consensusNs ? -1 : 1));
}

async function readRows(
  snapshot: LedgerSnapshot,
  tag: string,
  instants: string,
  parameters: Parameters,
  limits?: StatementLimits,
): Promise<TransactionRow[]> {
  const headNs = headInstant(snapshot);
  const sql = `SELECT packed FROM transaction_row WHERE consensus_ns IN ${instants}`;
  const stored = await snapshot.client.query(tag, sql, parameters, { packed: 'bytes' }, limits);
  // What is not committed yet may be cleared away again.
  return stored.map(({ packed }) => readPacked(packed)).filter(({ consensusNs }) => consensusNs <= headNs);
}
