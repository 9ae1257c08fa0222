import { consensusNsOf } from '@ledgerscope/ledger';
import {
  type ContractActionRow,
  type ContractBytecodeRow,
  type ContractLogRow,
  type ContractResultRow,
  type ContractStateChangeRow,
  contractActions,
  contractBytecodes,
  contractLogs,
  contractResult,
  contractStateChanges,
  type LedgerStore,
  type TransactionRow,
} from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';

/** What the store holds of a transaction's contract part; empty lists where nothing ran. */
export interface ContractParts {
  readonly result: ContractResultRow | undefined;
  readonly logs: readonly ContractLogRow[];
  readonly actions: readonly ContractActionRow[];
  readonly stateChanges: readonly ContractStateChangeRow[];
  readonly bytecode: readonly ContractBytecodeRow[];
}

const NOTHING: ContractParts = { result: undefined, logs: [], actions: [], stateChanges: [], bytecode: [] };

/** Calls, creates and Ethereum transactions: what they ran is stored even where the record has no result of it. */
const RUN_BY_EVM = new Set([7, 8, 50]);

/** Reads them, where there are any: most transactions have none, which their type and their record tell. */
export async function readContractParts(
  store: LedgerStore,
  { consensusNs, type }: Pick<TransactionRow, 'consensusNs' | 'type'>,
  record: () => Promise<hapi.TransactionRecord>,
): Promise<ContractParts> {
  if (!RUN_BY_EVM.has(type)) {
    const { contractCallResult, contractCreateResult } = await record();
    if ((contractCallResult ?? contractCreateResult) === undefined) return NOTHING;
  }
  const at = consensusNsOf(consensusNs);
  const result = await contractResult(store, at);
  if (result === undefined) return NOTHING;
  const [logs, actions, stateChanges, bytecode] = await Promise.all([
    result.logs === 0 ? [] : contractLogs(store, at),
    contractActions(store, at),
    contractStateChanges(store, at),
    contractBytecodes(store, at),
  ]);
  return { result, logs, actions, stateChanges, bytecode };
}
