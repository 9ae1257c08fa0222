import {
  type LedgerStore,
  NO_PARTS,
  storedContractParts,
  type TopicMessageRow,
  type TransactionParts,
  type TransactionRawRow,
  type TransactionRow,
  topicMessage,
  unpackTransactionParts,
} from '@ledgerscope/ledger-store';
import type { Messages } from './body-details.ts';

const ETHEREUM_TRANSACTION = 50;
/** Calls, creates and Ethereum transactions: what they ran is stored even where the record has no result of it. */
const RUN_BY_EVM = new Set([7, 8, ETHEREUM_TRANSACTION]);

/** A message as the page of its transaction shows it. */
export type ShownMessage = Omit<TopicMessageRow, 'payer' | 'amount'>;

/** What a transaction caused in other tables. */
export interface StoredParts extends Omit<TransactionParts, 'message'> {
  readonly message: ShownMessage | undefined;
}

type PartsOf = Pick<TransactionRow, 'type' | 'entity' | 'topicSequenceNumber'>;

/** It stands beside the bytes, or, of a transaction that an earlier release stored, in those tables. */
export async function storedParts(
  store: LedgerStore,
  row: PartsOf,
  { consensusNs, parts }: TransactionRawRow,
  { body, record }: Messages,
): Promise<StoredParts> {
  if (parts.length === 0) return partsOfTables(store, row, consensusNs, record);
  const { message: part, ...unpacked } = unpackTransactionParts(parts, consensusNs);
  // In the order in which the tables have them, whatever the order of the sidecars.
  const contract = {
    ...unpacked,
    stateChanges: unpacked.stateChanges.toSorted((a, b) => byContract(a, b) || Buffer.compare(a.slot, b.slot)),
    bytecode: unpacked.bytecode.toSorted(byContract),
  };
  const message = body.consensusSubmitMessage?.message ?? new Uint8Array(0);
  const runningHash = record.receipt?.topicRunningHash ?? new Uint8Array(0);
  return { ...contract, message: part && { ...part, message, runningHash } };
}

function byContract(one: { readonly contract: bigint }, other: { readonly contract: bigint }): number {
  return one.contract < other.contract ? -1 : one.contract > other.contract ? 1 : 0;
}

async function partsOfTables(
  store: LedgerStore,
  { type, entity, topicSequenceNumber }: PartsOf,
  at: bigint,
  { contractCallResult, contractCreateResult }: Messages['record'],
): Promise<StoredParts> {
  const ran = (contractCallResult ?? contractCreateResult) !== undefined || RUN_BY_EVM.has(type);
  const [contract, message] = await Promise.all([
    ran ? storedContractParts(store, at, type === ETHEREUM_TRANSACTION) : NO_PARTS,
    topicSequenceNumber === 0n ? undefined : topicMessage(store, entity, { sequenceNumber: topicSequenceNumber, at }),
  ]);
  return { ...contract, message };
}
