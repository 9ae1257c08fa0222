import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { rowsAt } from '../rows-at.ts';
import { type ContractBytecodeRow, contractBytecodeTable } from './rows.ts';

/** The code of the contracts that the transaction at this instant created. */
export function contractBytecodes(store: LedgerSnapshot, at: bigint): Promise<readonly ContractBytecodeRow[]> {
  return rowsAt(store, 'contract:bytecodes', contractBytecodeTable, at, ['contract']);
}
