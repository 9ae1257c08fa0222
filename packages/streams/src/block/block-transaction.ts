import type { ConsensusNs } from '@ledgerscope/ledger';
import {
  EarlyEventTransaction,
  SignedTransaction,
  type StateChanges,
  type TraceData,
  Transaction,
  TransactionBody,
  type TransactionResult,
} from '../hapi/messages.ts';
import { openTransaction, readTypeId } from '../record/record-item.ts';
import { sha384 } from '../sha384.ts';
import { encode } from '../wire/encode.ts';
import { type ByteOrigin, decodeFrom } from '../wire-origin.ts';
import type { TransactionOutputs } from './transaction-outputs.ts';

/** A transaction as it was signed. */
export interface SignedEnvelope {
  /** Serialized `Transaction`. */
  readonly transactionBytes: Uint8Array;
  readonly transactionHash: Uint8Array;
  readonly body: TransactionBody;
  readonly typeId: number;
  readonly signatureCount: number;
}

/** A transaction of a block with everything that belongs to it. */
export interface BlockTransaction {
  readonly envelope: SignedEnvelope;
  readonly result: TransactionResult;
  readonly consensusNs: ConsensusNs;
  readonly outputs: TransactionOutputs;
  readonly traces: readonly TraceData[];
  readonly stateChanges: readonly StateChanges[];
}

/** Opens a serialized SignedTransaction: item 4 of today's blocks, or an inner transaction of an atomic batch. */
export function openSigned(origin: ByteOrigin, bytes: Uint8Array): SignedEnvelope {
  const signed = decodeFrom(origin, SignedTransaction, bytes);
  const { bodyBytes, sigMap } = signed;
  // Nodes set the flag on what reached them as a Transaction with body bytes of its own; its hash covers that form.
  const transactionBytes = signed.useSerializedTxMessageHashAlgorithm
    ? encode(Transaction, { ...Transaction.create(), bodyBytes, sigMap })
    : encode(Transaction, { ...Transaction.create(), signedTransactionBytes: bytes });
  return {
    transactionBytes,
    transactionHash: sha384(signed.useSerializedTxMessageHashAlgorithm ? transactionBytes : bytes),
    body: decodeFrom(origin, TransactionBody, bodyBytes),
    typeId: readTypeId(origin, bodyBytes),
    signatureCount: sigMap?.sigPair.length ?? 0,
  };
}

/**
 * Opens item 4 of blocks before HAPI 0.65: an EventTransaction around a serialized Transaction. Undefined for the
 * signatures over the state that nodes gossip in the same container.
 */
export function openEventTransaction(origin: ByteOrigin, bytes: Uint8Array): SignedEnvelope | undefined {
  const transactionBytes = decodeFrom(origin, EarlyEventTransaction, bytes).applicationTransaction;
  if (transactionBytes === undefined) return undefined;
  const { bodyBytes, signatureCount, transactionHash } = openTransaction(origin, transactionBytes);
  return {
    transactionBytes,
    transactionHash,
    body: decodeFrom(origin, TransactionBody, bodyBytes),
    typeId: readTypeId(origin, bodyBytes),
    signatureCount,
  };
}
