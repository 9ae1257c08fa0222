import type { ConsensusNs } from '@ledgerscope/ledger';
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
} from '@ledgerscope/ledger-store';

/** What the store holds of a transaction's contract part; empty lists where nothing ran. */
export interface ContractParts {
  readonly result: ContractResultRow | undefined;
  readonly logs: readonly ContractLogRow[];
  readonly actions: readonly ContractActionRow[];
  readonly stateChanges: readonly ContractStateChangeRow[];
  readonly bytecode: readonly ContractBytecodeRow[];
}

const NOTHING: ContractParts = { result: undefined, logs: [], actions: [], stateChanges: [], bytecode: [] };

/** Reads them. Every other part belongs to a contract result: most transactions have none, which one read tells. */
export async function readContractParts(store: LedgerStore, at: ConsensusNs): Promise<ContractParts> {
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
