import { compareAscending } from '@ledgerscope/ledger';
import { headInstant, upToHead } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { ResultPage } from '../rows/row-store.ts';
import { rowsAt } from '../rows-at.ts';
import { unpackTransactionParts } from '../transaction/transaction-parts.ts';
import { type ContractBytecodeRow, type ContractResultRow, contractBytecodeTable } from './rows.ts';

/** The contract results of the transactions at these instants, in order of time; those that have none are omitted. */
export function contractResultsAt(snapshot: LedgerSnapshot, instants: readonly bigint[]): Promise<ContractResultRow[]> {
  const headNs = headInstant(snapshot);
  return snapshot.rows.contracts.results(instants.filter((instant) => instant <= headNs).sort(compareAscending));
}

/** Contract results from one instant to another, both inclusive, by time. @param limit rows at most */
export async function contractResultsWithin(
  snapshot: LedgerSnapshot,
  { order, limit, ...span }: ResultPage,
): Promise<ContractResultRow[]> {
  const { first } = span;
  const last = upToHead(snapshot, span.last);
  if (first > last) return [];
  return snapshot.rows.contracts.resultsWithin({ first, last, order, limit });
}

/** The code of the contracts that the transaction at this instant created; at genesis that of all there were. */
export async function contractBytecodes(snapshot: LedgerSnapshot, at: bigint): Promise<readonly ContractBytecodeRow[]> {
  const [raw] = at > headInstant(snapshot) ? [] : await snapshot.rows.transactions.raws([at]);
  if (raw !== undefined) return unpackTransactionParts(raw.parts, at).bytecode;
  return rowsAt(snapshot, 'contract:bytecodes', contractBytecodeTable, at, ['contract']);
}
