import { cachedRowsOf } from '../cached-rows.ts';
import { columnList } from '../column-list.ts';
import { highWaterNs, nsParameter, nsSetParameter } from '../high-water.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { type TransactionRawRow, transactionRawTable } from './rows.ts';

/** The bytes of the transactions at these instants, by instant; those that are not committed are left out. */
export function transactionRaws(
  store: LedgerSnapshot,
  instants: readonly bigint[],
): Promise<ReadonlyMap<bigint, TransactionRawRow>> {
  return cachedRowsOf(store, 'transaction_raw of', instants, {
    keyOf: ({ consensusNs }) => consensusNs,
    read: (missing) => readRaws(store, missing),
  });
}

function readRaws(store: LedgerSnapshot, instants: readonly bigint[]): Promise<TransactionRawRow[]> {
  const sql = `SELECT ${columnList(transactionRawTable)} FROM transaction_raw
    WHERE consensus_ns IN ${nsSetParameter('instants')} AND consensus_ns <= ${nsParameter('highWater')}`;
  const parameters = { instants: [...instants], highWater: highWaterNs(store) };
  return store.client.query('transaction:raws', sql, parameters, transactionRawTable.columns, READ_LIMITS);
}
