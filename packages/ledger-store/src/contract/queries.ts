import type { LedgerReader } from '../ledger-reader.ts';
import { rowsAt } from '../rows-at.ts';
import {
  type ContractActionRow,
  type ContractBytecodeRow,
  type ContractLogRow,
  type ContractResultRow,
  type ContractStateChangeRow,
  contractActionTable,
  contractBytecodeTable,
  contractLogTable,
  contractResultTable,
  contractStateChangeTable,
  type EthereumTransactionRow,
  ethereumTransactionTable,
} from './rows.ts';

/** The contract result of the transaction at this instant; undefined when it has none. */
export async function contractResult(store: LedgerReader, at: bigint): Promise<ContractResultRow | undefined> {
  return (await rowsAt(store, 'contract:result', contractResultTable, at))[0];
}

/** Its event logs, in order. */
export function contractLogs(store: LedgerReader, at: bigint): Promise<ContractLogRow[]> {
  return rowsAt(store, 'contract:logs', contractLogTable, at, ['logIndex']);
}

/** Its call tree, in the order of the sidecar. */
export function contractActions(store: LedgerReader, at: bigint): Promise<ContractActionRow[]> {
  return rowsAt(store, 'contract:actions', contractActionTable, at, ['actionIndex']);
}

/** The storage slots it read and wrote, by contract and slot. */
export function contractStateChanges(store: LedgerReader, at: bigint): Promise<ContractStateChangeRow[]> {
  return rowsAt(store, 'contract:state-changes', contractStateChangeTable, at, ['contract', 'slot']);
}

/** The code of the contracts it created. */
export function contractBytecodes(store: LedgerReader, at: bigint): Promise<ContractBytecodeRow[]> {
  return rowsAt(store, 'contract:bytecodes', contractBytecodeTable, at, ['contract']);
}

/** Its Ethereum transaction; undefined when it is not one. */
export async function ethereumTransaction(
  store: LedgerReader,
  at: bigint,
): Promise<EthereumTransactionRow | undefined> {
  return (await rowsAt(store, 'contract:ethereum', ethereumTransactionTable, at))[0];
}
