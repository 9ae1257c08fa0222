import type { ConsensusNs } from '@ledgerscope/ledger';
import {
  EarlyEventTransaction,
  SignedTransaction,
  type TraceData,
  Transaction,
  type TransactionBody,
  type TransactionResult,
} from '../hapi/messages.ts';
import { openTransaction } from '../record/open-transaction.ts';
import { readBody } from '../record/read-body.ts';
import { allProblems } from '../record/record-item.ts';
import { sha384 } from '../sha384.ts';
import { decodeParts } from '../wire/decode-parts.ts';
import { encode } from '../wire/encode.ts';
import { NONE } from '../wire/message.ts';
import type { WrittenChange } from './state-difference.ts';
import type { TransactionOutputs } from './transaction-outputs.ts';

/** A transaction as it was signed. */
export interface SignedEnvelope {
  /** Serialized `Transaction`. */
  readonly transactionBytes: Uint8Array;
  readonly transactionHash: Uint8Array;
  readonly body: TransactionBody;
  readonly typeId: number;
  readonly signatureCount: number;
  /** What of it cannot be read. */
  readonly problems: readonly string[];
}

/** A transaction of a block with everything that belongs to it. */
export interface BlockTransaction {
  readonly envelope: SignedEnvelope;
  readonly result: TransactionResult;
  readonly consensusNs: ConsensusNs;
  readonly outputs: TransactionOutputs;
  readonly traces: readonly TraceData[];
  /** Changes of the state that are the block's own, between the result before and this one. */
  readonly changesBefore: readonly WrittenChange[];
  readonly stateChanges: readonly WrittenChange[];
  /** What of its result, outputs, traces and state changes cannot be read. */
  readonly problems: readonly string[];
}

/** Opens a serialized SignedTransaction: item 4 of today's blocks, or an inner transaction of an atomic batch. */
export function openSigned(bytes: Uint8Array): SignedEnvelope {
  const { message: signed, problems } = decodeParts(SignedTransaction, bytes);
  const { bodyBytes, sigMap } = signed;
  // Nodes set the flag on what reached them as a Transaction with body bytes of its own; its hash covers that form.
  const transactionBytes = signed.useSerializedTxMessageHashAlgorithm
    ? encode(Transaction, { ...Transaction.create(), bodyBytes, sigMap })
    : encode(Transaction, { ...Transaction.create(), signedTransactionBytes: bytes });
  const body = readBody(bodyBytes);
  return {
    transactionBytes,
    transactionHash: sha384(signed.useSerializedTxMessageHashAlgorithm ? transactionBytes : bytes),
    body: body.message,
    typeId: body.typeId,
    signatureCount: sigMap?.sigPair.length ?? 0,
    problems: allProblems(problems, body.problems),
  };
}

/**
 * Opens item 4 of blocks before HAPI 0.65: an EventTransaction around a serialized Transaction. Undefined for the
 * signatures over the state that nodes gossip in the same container.
 */
export function openEventTransaction(bytes: Uint8Array): SignedEnvelope | undefined {
  const event = decodeParts(EarlyEventTransaction, bytes);
  const transactionBytes = event.message.applicationTransaction ?? (event.problems === NONE ? undefined : NOTHING);
  if (transactionBytes === undefined) return undefined;
  const { bodyBytes, signatureCount, transactionHash, problems } = openTransaction(transactionBytes);
  const body = readBody(bodyBytes);
  return {
    transactionBytes,
    transactionHash,
    body: body.message,
    typeId: body.typeId,
    signatureCount,
    problems: allProblems(event.problems, problems, body.problems),
  };
}

const NOTHING = new Uint8Array(0);
