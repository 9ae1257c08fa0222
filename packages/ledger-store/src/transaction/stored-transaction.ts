import { LRUCache } from 'lru-cache';
import { committedBlocks } from '../block/committed-blocks.ts';
import type { Parameters, StatementLimits } from '../client/ledger-client.ts';
import { perClient } from '../client/per-client.ts';
import { packedRowReader } from '../client/row-binary-reader.ts';
import { highWaterNs, nsSetParameter } from '../high-water.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { byteOwner } from '../own-bytes.ts';
import { type TransactionRow, transactionTable } from './rows.ts';

/** A transaction as lists show it: its row and the number of its block, where that has one. */
export interface StoredTransaction extends TransactionRow {
  blockNumber: bigint | null;
}

/** Migration 0058 packs the columns of `transaction` in the order in which they stand there. */
const readPacked = packedRowReader(transactionTable.columns);
const ownBytes = byteOwner(transactionTable.columns);

/** One to two kilobytes each. Pages of newest transactions, and of the same entities, ask for the same ones again and again. */
const KEPT = 5_000;
/** Who asks for more at once walks through the ledger, and would push out what others ask for. */
const MOST_KEPT_AT_ONCE = 250;
const kept = perClient(() => new LRUCache<bigint, TransactionRow>({ max: KEPT }));

/** Adds the number of each row's block, with one read at most. */
async function withBlocks(
  store: LedgerSnapshot,
  tag: string,
  rows: readonly TransactionRow[],
): Promise<StoredTransaction[]> {
  if (rows.length === 0) return [];
  const bySequence = await committedBlocks(
    store,
    tag,
    rows.map((row) => row.block),
  );
  return rows.flatMap((row) => {
    const block = bySequence.get(row.block);
    // A row whose block is missing is not committed.
    if (block === undefined) return [];
    return [{ ...row, blockNumber: block.number }];
  });
}

/** Full rows of the transactions at these instants, in ascending order of time. */
export async function transactionsAt(
  store: LedgerSnapshot,
  tag: string,
  instants: readonly bigint[],
): Promise<StoredTransaction[]> {
  return withBlocks(store, tag, await transactionRowsAt(store, tag, instants));
}

/** The same without the numbers of their blocks. Transactions never change, so that those read before are not asked for again. */
export async function transactionRowsAt(
  store: LedgerSnapshot,
  tag: string,
  instants: readonly bigint[],
  limits?: StatementLimits,
): Promise<TransactionRow[]> {
  const known = kept(store.client);
  const found: TransactionRow[] = [];
  const missing: bigint[] = [];
  for (const ns of new Set(instants)) {
    if (store.head === undefined || ns > store.head.lastNs) continue;
    const row = known.get(ns);
    if (row === undefined) missing.push(ns);
    else found.push(row);
  }
  if (missing.length === 0) return inOrder(found);
  const read = await readRows(store, tag, nsSetParameter('instants'), { instants: missing }, limits);
  return inOrder([...found, ...read]);
}

/** Full rows of the transactions whose instants a subquery gives: one statement takes less than one for each. */
export async function transactionRowsAmong(
  store: LedgerSnapshot,
  tag: string,
  instantsSql: string,
  parameters: Parameters,
): Promise<TransactionRow[]> {
  return inOrder(await readRows(store, tag, `(${instantsSql})`, parameters));
}

function inOrder(rows: readonly TransactionRow[]): TransactionRow[] {
  return rows.toSorted((one, other) => (one.consensusNs < other.consensusNs ? -1 : 1));
}

async function readRows(
  store: LedgerSnapshot,
  tag: string,
  instants: string,
  parameters: Parameters,
  limits?: StatementLimits,
): Promise<TransactionRow[]> {
  const headNs = highWaterNs(store);
  const sql = `SELECT packed FROM transaction_row WHERE consensus_ns IN ${instants}`;
  const stored = await store.client.query(tag, sql, parameters, { packed: 'bytes' }, limits);
  // What is not committed yet may be cleared away again.
  const rows = stored.map(({ packed }) => readPacked(packed)).filter(({ consensusNs }) => consensusNs <= headNs);
  if (rows.length > MOST_KEPT_AT_ONCE) return rows;
  for (const row of rows) {
    ownBytes(row);
    kept(store.client).set(row.consensusNs, Object.freeze(row));
  }
  return rows;
}
