import { type Draft, encode, hapi } from '@ledgerscope/streams';
import type { WrittenItem } from '../produced-file.ts';
import { sha384 } from '../running-hash.ts';
import type { BodyDraft, RecordDraft } from './effects.ts';
import { accountId, timestamp } from './ids.ts';
import type { Random } from './random.ts';
import type { EntityNum } from './world-state.ts';

const SIGNATURE_BYTES = 64;
const ED25519_BYTES = 32;
const VALID_SECONDS = 120n;

/** Identity of a transaction (`TransactionID`). */
export interface DemoTransactionId {
  readonly payer: EntityNum;
  readonly validStartNs: bigint;
  readonly nonce?: number;
  readonly scheduled?: boolean;
}

/** Everything that a transaction's two messages say, apart from its type's own data. */
export interface EncodedParts {
  readonly id: DemoTransactionId;
  /** Undefined for transactions that the network itself made. */
  readonly node: EntityNum | undefined;
  readonly memo: string;
  /** Tinybars that the payer would pay at most. */
  readonly maxFee: bigint;
  readonly data: BodyDraft;
  readonly signers: readonly Uint8Array[];
  readonly consensusNs: bigint;
  readonly record: RecordDraft;
  /** The `SignedTransaction` where it exists already: of a transaction inside a batch. */
  readonly signed?: Uint8Array;
}

/** `TransactionID` as a message. */
export function transactionId(id: DemoTransactionId): Draft<hapi.TransactionID> {
  return {
    transactionValidStart: timestamp(id.validStartNs),
    accountID: accountId(id.payer),
    scheduled: id.scheduled ?? false,
    nonce: id.nonce ?? 0,
  };
}

/** `SignedTransaction` with its body. Signatures have the right form but are drawn, not made with the private keys. */
export function signedTransaction(parts: Omit<EncodedParts, 'record' | 'consensusNs' | 'signed'>, random: Random) {
  const bodyBytes = encode(hapi.TransactionBody, {
    transactionID: transactionId(parts.id),
    ...(parts.node === undefined ? {} : { nodeAccountID: accountId(parts.node) }),
    transactionFee: parts.maxFee,
    transactionValidDuration: { seconds: VALID_SECONDS },
    memo: parts.memo,
    ...parts.data,
  });
  if (parts.signers.length === 0) return encode(hapi.SignedTransaction, { bodyBytes });
  const sigPair = parts.signers.map((pubKeyPrefix) => {
    const signature = random.bytes(SIGNATURE_BYTES);
    return pubKeyPrefix.length === ED25519_BYTES
      ? { pubKeyPrefix, ed25519: signature }
      : { pubKeyPrefix, ECDSASecp256k1: signature };
  });
  return encode(hapi.SignedTransaction, { bodyBytes, sigMap: { sigPair } });
}

/** The record stream item of a transaction. */
export function writtenItem(parts: EncodedParts, random: Random): WrittenItem {
  const signedTransactionBytes = parts.signed ?? signedTransaction(parts, random);
  const record = encode(hapi.TransactionRecord, {
    ...parts.record,
    transactionHash: sha384(signedTransactionBytes),
    consensusTimestamp: timestamp(parts.consensusNs),
    transactionID: transactionId(parts.id),
    memo: parts.memo,
  });
  return {
    consensusNs: parts.consensusNs,
    transaction: encode(hapi.Transaction, { signedTransactionBytes }),
    record,
  };
}
