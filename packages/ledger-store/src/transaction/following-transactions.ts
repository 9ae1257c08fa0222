import { type ContractLogRow, contractLogTable } from '../contract/rows.ts';
import { nsParameter, upToHead } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { columnList } from '../table.ts';
import type { TransactionRow } from './rows.ts';
import { transactionRowsAmong } from './stored-transaction.ts';

/**
 * The next committed transactions of users after an instant and up to another, oldest first, at most so many: those of the nodes
 * themselves, whose packed rows stand among them, are in no `transaction`.
 */
export async function transactionsAfter(
  snapshot: LedgerSnapshot,
  afterNs: bigint,
  untilNs: bigint,
  limit: number,
): Promise<TransactionRow[]> {
  const instants = `SELECT consensus_ns FROM transaction
    WHERE consensus_ns > ${nsParameter('afterNs')} AND consensus_ns <= ${nsParameter('untilNs')}
    ORDER BY consensus_ns LIMIT {limit:UInt32}`;
  const parameters = { afterNs, untilNs: upToHead(snapshot, untilNs), limit };
  return transactionRowsAmong(snapshot, 'transaction:after', instants, parameters);
}

/** All committed logs of contracts after an instant and up to another, oldest first. */
export async function logsAfter(snapshot: LedgerSnapshot, afterNs: bigint, untilNs: bigint): Promise<ContractLogRow[]> {
  const sql = `SELECT ${columnList(contractLogTable)} FROM contract_log
    WHERE consensus_ns > ${nsParameter('afterNs')} AND consensus_ns <= ${nsParameter('untilNs')}
    ORDER BY consensus_ns, log_index`;
  const parameters = { afterNs, untilNs: upToHead(snapshot, untilNs) };
  return snapshot.client.query('transaction:logs after', sql, parameters, contractLogTable.columns);
}
