import { type ContractLogRow, contractLogTable } from '../contract/rows.ts';
import { nsParameter, upToHead } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { columnList } from '../table.ts';
import type { TransactionRow } from './rows.ts';
import { transactionRowsAt } from './stored-transaction.ts';

/** The next committed transactions of users after an instant and up to another, oldest first, at most so many; none of the nodes' own. */
export async function transactionsAfter(
  snapshot: LedgerSnapshot,
  afterNs: bigint,
  untilNs: bigint,
  limit: number,
): Promise<TransactionRow[]> {
  const span = { first: afterNs + 1n, last: upToHead(snapshot, untilNs) };
  const { instants } = await snapshot.rows.transactions.scan(span, { order: 'asc', limit, most: limit });
  return transactionRowsAt(snapshot, instants);
}

/** All committed logs of contracts after an instant and up to another, oldest first. */
export async function logsAfter(snapshot: LedgerSnapshot, afterNs: bigint, untilNs: bigint): Promise<ContractLogRow[]> {
  const sql = `SELECT ${columnList(contractLogTable)} FROM contract_log
    WHERE consensus_ns > ${nsParameter('afterNs')} AND consensus_ns <= ${nsParameter('untilNs')}
    ORDER BY consensus_ns, log_index`;
  const parameters = { afterNs, untilNs: upToHead(snapshot, untilNs) };
  return snapshot.client.query('transaction:logs after', sql, parameters, contractLogTable.columns);
}
