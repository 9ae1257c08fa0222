import { type ConsensusNs, consensusNs } from '@ledgerscope/ledger';
import { type Timestamp, TransactionBody, TransactionRecord } from '../hapi/messages.ts';
import { sha384 } from '../sha384.ts';
import type { StreamItem } from '../stream-block.ts';
import { StreamError } from '../stream-error.ts';
import { Cursor, WireType } from '../wire/cursor.ts';
import { type ByteOrigin, decodeFrom, toStreamError } from '../wire-origin.ts';

/** What a `Transaction` wraps. */
export interface TransactionEnvelope {
  readonly bodyBytes: Uint8Array;
  readonly signatureCount: number;
  /** SHA-384 of signedTransactionBytes, or of the whole `Transaction` where it has none. */
  readonly transactionHash: Uint8Array;
}

/** Field numbers of `Transaction` and `SignedTransaction` (transaction.proto, transaction_contents.proto). */
const TRANSACTION = { body: 1, sigs: 2, sigMap: 3, bodyBytes: 4, signedTransactionBytes: 5 } as const;
const SIGNED = { bodyBytes: 1, sigMap: 2 } as const;
/** `SignatureMap.sigPair` and the older `SignatureList.sigs`. */
const SIG_PAIR = 1;
const LIST_SIGS = 2;
const MAX_NANOS = 999_999_999;

/** Members of the `data` oneof of TransactionBody, by field number. */
const DATA_FIELDS: readonly (boolean | undefined)[] = (() => {
  const known: boolean[] = [];
  for (const field of TransactionBody.fields) {
    known[field.number] = field.kind === 'message' && field.optional === true;
  }
  return known;
})();

/** Decodes one item of a record file. Both arrays must be views of the origin's bytes. */
export function readItem(
  origin: ByteOrigin,
  index: number,
  transactionBytes: Uint8Array,
  recordBytes: Uint8Array,
): StreamItem {
  const envelope = openTransaction(origin, transactionBytes);
  const record = decodeFrom(origin, TransactionRecord, recordBytes);
  return {
    consensusNs: instantOf(origin, recordBytes, record.consensusTimestamp),
    index,
    transactionBytes,
    recordBytes,
    body: decodeFrom(origin, TransactionBody, envelope.bodyBytes),
    record,
    typeId: readTypeId(origin, envelope.bodyBytes),
    transactionHash: envelope.transactionHash,
    signatureCount: envelope.signatureCount,
    sidecars: [],
  };
}

/**
 * Finds the body and the signatures of a serialized `Transaction` in each of its three historic forms: signed bytes,
 * body bytes with a signature map, and the first one, a body with a signature list.
 */
export function openTransaction(origin: ByteOrigin, transaction: Uint8Array): TransactionEnvelope {
  const parts = fieldSlices(origin, transaction);
  const signed = parts[TRANSACTION.signedTransactionBytes];
  if (signed !== undefined && signed.length > 0) {
    const inner = fieldSlices(origin, signed);
    return {
      bodyBytes: inner[SIGNED.bodyBytes] ?? signed.subarray(0, 0),
      signatureCount: countFields(origin, inner[SIGNED.sigMap], SIG_PAIR),
      transactionHash: sha384(signed),
    };
  }
  const bodyBytes = parts[TRANSACTION.bodyBytes] ?? parts[TRANSACTION.body];
  if (bodyBytes === undefined) {
    throw new StreamError({
      reason: 'malformed',
      file: origin.file,
      offset: origin.offsetOf(transaction),
      expected: 'a transaction with a body',
      actual: `${transaction.length} bytes without one`,
    });
  }
  const signatureCount =
    countFields(origin, parts[TRANSACTION.sigMap], SIG_PAIR) + countFields(origin, parts[TRANSACTION.sigs], LIST_SIGS);
  return { bodyBytes, signatureCount, transactionHash: sha384(transaction) };
}

/**
 * Field number of the `data` oneof of a serialized TransactionBody. The last member wins, as protobuf readers do; where
 * none is known, a single unknown length-delimited field is a type newer than this program; else 0.
 */
export function readTypeId(origin: ByteOrigin, body: Uint8Array): number {
  let known = 0;
  let unknown = 0;
  let unknowns = 0;
  try {
    const cursor = new Cursor(body);
    while (cursor.offset < body.length) {
      const tag = cursor.tag(body.length);
      const field = tag >>> 3;
      cursor.skip(tag, body.length);
      if ((tag & 7) !== WireType.bytes || DATA_FIELDS[field] === false) continue;
      if (DATA_FIELDS[field] === true) known = field;
      else {
        unknown = field;
        unknowns++;
      }
    }
  } catch (error) {
    throw toStreamError(origin, body, error);
  }
  if (known !== 0) return known;
  return unknowns === 1 ? unknown : 0;
}

/** A record's consensus time. @throws StreamError `malformed` when it has none. */
function instantOf(origin: ByteOrigin, record: Uint8Array, timestamp: Timestamp | undefined): ConsensusNs {
  if (timestamp === undefined || timestamp.nanos < 0 || timestamp.nanos > MAX_NANOS) {
    throw new StreamError({
      reason: 'malformed',
      file: origin.file,
      offset: origin.offsetOf(record),
      expected: 'a record with a consensus timestamp',
      actual: timestamp === undefined ? 'none' : `${timestamp.nanos} nanoseconds`,
    });
  }
  return consensusNs(timestamp.seconds, timestamp.nanos);
}

/** The last length-delimited value of each field number up to 5, as views. */
function fieldSlices(origin: ByteOrigin, message: Uint8Array): (Uint8Array | undefined)[] {
  const slices: (Uint8Array | undefined)[] = [undefined, undefined, undefined, undefined, undefined, undefined];
  try {
    const cursor = new Cursor(message);
    while (cursor.offset < message.length) {
      const tag = cursor.tag(message.length);
      const field = tag >>> 3;
      if ((tag & 7) === WireType.bytes && field < slices.length) slices[field] = cursor.bytes(message.length);
      else cursor.skip(tag, message.length);
    }
  } catch (error) {
    throw toStreamError(origin, message, error);
  }
  return slices;
}

function countFields(origin: ByteOrigin, message: Uint8Array | undefined, field: number): number {
  if (message === undefined) return 0;
  let count = 0;
  try {
    const cursor = new Cursor(message);
    while (cursor.offset < message.length) {
      const tag = cursor.tag(message.length);
      if (tag >>> 3 === field) count++;
      cursor.skip(tag, message.length);
    }
  } catch (error) {
    throw toStreamError(origin, message, error);
  }
  return count;
}
