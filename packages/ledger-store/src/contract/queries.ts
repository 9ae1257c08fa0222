import type { LedgerReader } from '../ledger-reader.ts';
import { rowsAt } from '../rows-at.ts';
import { type ContractBytecodeRow, contractBytecodeTable } from './rows.ts';

/** The code of the contracts that the transaction at this instant created. */
export function contractBytecodes(store: LedgerReader, at: bigint): Promise<readonly ContractBytecodeRow[]> {
  return rowsAt(store, 'contract:bytecodes', contractBytecodeTable, at, ['contract']);
}
