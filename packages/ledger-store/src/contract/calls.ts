import { headInstant, nsParameter, upToHead } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import type { ResultPage } from '../rows/row-store.ts';
import { rowsAt, rowsOfInstants } from '../rows-at.ts';
import { columnList } from '../table.ts';
import {
  type ContractBytecodeRow,
  type ContractResultRow,
  contractBytecodeTable,
  contractResultTable,
} from './rows.ts';

/** The contract results of the transactions at these instants, in order of time; those that have none are omitted. */
export async function contractResultsAt(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
): Promise<ContractResultRow[]> {
  const inOrder = [...instants].sort((one, other) => (one < other ? -1 : 1));
  if (snapshot.rows !== undefined)
    return snapshot.rows.contracts.results(inOrder.filter((instant) => instant <= headInstant(snapshot)));
  return [...(await rowsOfInstants(snapshot, 'contract:results', contractResultTable, inOrder)).values()];
}

/** Contract results from one instant to another, both inclusive, by time. @param limit rows at most */
export async function contractResultsWithin(
  snapshot: LedgerSnapshot,
  { order, limit, ...span }: ResultPage,
): Promise<ContractResultRow[]> {
  const { first } = span;
  const last = upToHead(snapshot, span.last);
  if (first > last) return [];
  if (snapshot.rows !== undefined) return snapshot.rows.contracts.resultsWithin({ first, last, order, limit });
  const sql = `SELECT ${columnList(contractResultTable)} FROM contract_result
    WHERE consensus_ns >= ${nsParameter('first')} AND consensus_ns <= ${nsParameter('last')}
    ORDER BY consensus_ns ${order === 'asc' ? 'ASC' : 'DESC'} LIMIT {limit:UInt32}`;
  const parameters = { first, last, limit };
  return snapshot.client.query('contract:results-within', sql, parameters, contractResultTable.columns, READ_LIMITS);
}

/** The code of the contracts that the transaction at this instant created. */
export function contractBytecodes(snapshot: LedgerSnapshot, at: bigint): Promise<readonly ContractBytecodeRow[]> {
  return rowsAt(snapshot, 'contract:bytecodes', contractBytecodeTable, at, ['contract']);
}
