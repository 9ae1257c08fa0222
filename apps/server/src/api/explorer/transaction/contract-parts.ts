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

/** Reads them; one round of queries. */
export async function readContractParts(store: LedgerStore, at: ConsensusNs): Promise<ContractParts> {
  const [result, logs, actions, stateChanges, bytecode] = await Promise.all([
    contractResult(store, at),
    contractLogs(store, at),
    contractActions(store, at),
    contractStateChanges(store, at),
    contractBytecodes(store, at),
  ]);
  return { result, logs, actions, stateChanges, bytecode };
}
