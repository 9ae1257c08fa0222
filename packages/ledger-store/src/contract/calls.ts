import { cachedRowsOf } from '../cached-rows.ts';
import { columnList } from '../column-list.ts';
import { highWaterNs, nsParameter, nsSetParameter } from '../high-water.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { type ContractResultRow, contractResultTable } from './rows.ts';

/** The contract results of the transactions at these instants, in order of time; those that have none are left out. */
export async function contractResultsAt(
  store: LedgerSnapshot,
  instants: readonly bigint[],
): Promise<ContractResultRow[]> {
  const inOrder = [...instants].sort((one, other) => (one < other ? -1 : 1));
  const rows = await cachedRowsOf<ContractResultRow>(store, 'contract_result of', inOrder, {
    keyOf: ({ consensusNs }) => consensusNs,
    read: (missing) => readResults(store, missing),
  });
  return [...rows.values()];
}

function readResults(store: LedgerSnapshot, instants: readonly bigint[]): Promise<ContractResultRow[]> {
  const sql = `SELECT ${columnList(contractResultTable)} FROM contract_result
    WHERE consensus_ns IN ${nsSetParameter('instants')} AND consensus_ns <= ${nsParameter('highWater')}`;
  const parameters = { instants: [...instants], highWater: highWaterNs(store) };
  return store.client.query('contract:results', sql, parameters, contractResultTable.columns, READ_LIMITS);
}
