import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { rowsAt, rowsOfInstants } from '../rows-at.ts';
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

/** The code of the contracts that the transaction at this instant created. */
export function contractBytecodes(snapshot: LedgerSnapshot, at: bigint): Promise<readonly ContractBytecodeRow[]> {
  return rowsAt(snapshot, 'contract:bytecodes', contractBytecodeTable, at, ['contract']);
}
