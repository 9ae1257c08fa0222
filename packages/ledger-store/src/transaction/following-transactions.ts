import { packedRowReader } from '../client/row-binary-reader.ts';
import { type ContractLogRow, contractLogTable } from '../contract/rows.ts';
import { nsParameter, upToHead } from '../high-water.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { columnList } from '../table.ts';
import { type TransactionRow, transactionTable } from './rows.ts';

const readPacked = packedRowReader(transactionTable.columns);

/** The next committed transactions after an instant and up to another, oldest first, at most so many. */
export async function transactionsAfter(
  store: LedgerSnapshot,
  afterNs: bigint,
  untilNs: bigint,
  limit: number,
): Promise<TransactionRow[]> {
  const sql = `SELECT packed FROM transaction_row
    WHERE consensus_ns > ${nsParameter('afterNs')} AND consensus_ns <= ${nsParameter('untilNs')}
    ORDER BY consensus_ns LIMIT {limit:UInt32}`;
  const parameters = { afterNs, untilNs: upToHead(store, untilNs), limit };
  const rows = await store.client.query('transaction:after', sql, parameters, { packed: 'bytes' });
  return rows.map(({ packed }) => readPacked(packed));
}

/** All committed logs of contracts after an instant and up to another, oldest first. */
export async function logsAfter(store: LedgerSnapshot, afterNs: bigint, untilNs: bigint): Promise<ContractLogRow[]> {
  const sql = `SELECT ${columnList(contractLogTable)} FROM contract_log
    WHERE consensus_ns > ${nsParameter('afterNs')} AND consensus_ns <= ${nsParameter('untilNs')}
    ORDER BY consensus_ns, log_index`;
  const parameters = { afterNs, untilNs: upToHead(store, untilNs) };
  return store.client.query('transaction:logs after', sql, parameters, contractLogTable.columns);
}
