import type { LedgerReader } from '../ledger-reader.ts';
import { rowsAt } from '../rows-at.ts';
import type { ContractParts } from '../transaction/transaction-parts.ts';
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
export function contractLogs(store: LedgerReader, at: bigint): Promise<readonly ContractLogRow[]> {
  return rowsAt(store, 'contract:logs', contractLogTable, at, ['logIndex']);
}

/** Its call tree, in the order of the sidecar. */
export function contractActions(store: LedgerReader, at: bigint): Promise<readonly ContractActionRow[]> {
  return rowsAt(store, 'contract:actions', contractActionTable, at, ['actionIndex']);
}

/** The storage slots it read and wrote, by contract and slot. */
export function contractStateChanges(store: LedgerReader, at: bigint): Promise<readonly ContractStateChangeRow[]> {
  return rowsAt(store, 'contract:state-changes', contractStateChangeTable, at, ['contract', 'slot']);
}

/** The code of the contracts it created. */
export function contractBytecodes(store: LedgerReader, at: bigint): Promise<readonly ContractBytecodeRow[]> {
  return rowsAt(store, 'contract:bytecodes', contractBytecodeTable, at, ['contract']);
}

/** Its Ethereum transaction; undefined when it is not one. */
export async function ethereumTransaction(
  store: LedgerReader,
  at: bigint,
): Promise<EthereumTransactionRow | undefined> {
  return (await rowsAt(store, 'contract:ethereum', ethereumTransactionTable, at))[0];
}

/** What a transaction caused in the EVM, by the tables: of one stored before that stood beside its bytes (migration 0062). */
export async function storedContractParts(
  store: LedgerReader,
  at: bigint,
  isEthereum: boolean,
): Promise<ContractParts> {
  const [result, logs, actions, stateChanges, bytecode, ethereum] = await Promise.all([
    contractResult(store, at),
    contractLogs(store, at),
    contractActions(store, at),
    contractStateChanges(store, at),
    contractBytecodes(store, at),
    isEthereum ? ethereumTransaction(store, at) : undefined,
  ]);
  return { result, logs, actions, stateChanges, bytecode, ethereum };
}
