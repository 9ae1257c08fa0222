import {
  type LedgerStore,
  type TransactionRawRow,
  type TransactionRow,
  transactionRaw,
} from '@ledgerscope/ledger-store';
import { type Messages, readMessages } from './body-details.ts';
import { type ContractParts, readContractParts } from './contract-parts.ts';

interface Parts {
  readonly raw: TransactionRawRow;
  readonly messages: Messages;
  readonly contract: ContractParts;
}

/** A transaction's bytes, what they say, and what they caused in the EVM. */
export async function readParts(store: LedgerStore, row: Pick<TransactionRow, 'consensusNs' | 'type'>): Promise<Parts> {
  const bytes = readBytes(store, row.consensusNs);
  const record = async () => (await bytes).messages.record;
  const [{ raw, messages }, contract] = await Promise.all([bytes, readContractParts(store, row, record)]);
  return { raw, messages, contract };
}

async function readBytes(store: LedgerStore, consensusNs: bigint): Promise<Pick<Parts, 'raw' | 'messages'>> {
  const raw = await transactionRaw(store, consensusNs);
  if (raw === undefined) throw new Error(`transaction ${consensusNs} has no stored bytes`);
  return { raw, messages: readMessages(raw) };
}
