import {
  type TopicMessageRow,
  type TransactionParts,
  type TransactionRawRow,
  unpackTransactionParts,
} from '@ledgerscope/ledger-store';
import type { Messages } from './body-details.ts';

/** A message as the page of its transaction shows it. */
export type ShownMessage = Omit<TopicMessageRow, 'payer' | 'amount'>;

/** What a transaction caused in other tables. */
export interface StoredParts extends Omit<TransactionParts, 'message'> {
  readonly message: ShownMessage | undefined;
}

/** It is beside the bytes of the transaction and its record, where the message and its running hash are. */
export function storedParts({ consensusNs, parts }: TransactionRawRow, { body, record }: Messages): StoredParts {
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
