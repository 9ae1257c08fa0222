import { sha384 } from '../sha384.ts';
import { Cursor, WireType } from '../wire/cursor.ts';
import { NONE } from '../wire/message.ts';
import { WireError } from '../wire/wire-error.ts';

/** What a `Transaction` wraps. */
export interface TransactionEnvelope {
  /** Empty where the transaction has none, or where it cannot be found. */
  readonly bodyBytes: Uint8Array;
  readonly signatureCount: number;
  /** SHA-384 of signedTransactionBytes, or of the whole `Transaction` where it has none. */
  readonly transactionHash: Uint8Array;
  /** What of the transaction around the body could not be read. */
  readonly problems: readonly string[];
}

/** Field numbers of `Transaction` and `SignedTransaction` (transaction.proto, transaction_contents.proto). */
const TRANSACTION = { body: 1, sigs: 2, sigMap: 3, bodyBytes: 4, signedTransactionBytes: 5 } as const;
const SIGNED = { bodyBytes: 1, sigMap: 2 } as const;
/** `SignatureMap.sigPair` and the older `SignatureList.sigs`. */
const SIG_PAIR = 1;
const LIST_SIGS = 2;
const LAST_FIELD = 5;
const NOTHING = new Uint8Array(0);

/**
 * Finds the body and the signatures of a serialized `Transaction` in each of its three historic forms: signed bytes,
 * body bytes with a signature map, and the first one, a body with a signature list. Never throws for what the bytes say.
 */
export function openTransaction(transaction: Uint8Array): TransactionEnvelope {
  const outer = cut(transaction, 'Transaction');
  const signed = outer.slices[TRANSACTION.signedTransactionBytes];
  if (signed !== undefined && signed.length > 0) {
    const inner = cut(signed, 'SignedTransaction');
    return {
      bodyBytes: inner.slices[SIGNED.bodyBytes] ?? NOTHING,
      signatureCount: countFields(inner.slices[SIGNED.sigMap], SIG_PAIR),
      transactionHash: sha384(signed),
      problems: joined(outer.problem, inner.problem),
    };
  }
  const bodyBytes = outer.slices[TRANSACTION.bodyBytes] ?? outer.slices[TRANSACTION.body];
  const { sigMap, sigs } = TRANSACTION;
  return {
    bodyBytes: bodyBytes ?? NOTHING,
    signatureCount: countFields(outer.slices[sigMap], SIG_PAIR) + countFields(outer.slices[sigs], LIST_SIGS),
    transactionHash: sha384(transaction),
    problems: joined(outer.problem, bodyBytes === undefined ? 'Transaction: it has no body' : undefined),
  };
}

interface Cut {
  /** The last length-delimited value of each field number up to 5, as views. */
  readonly slices: readonly (Uint8Array | undefined)[];
  /** Why what follows the slices could not be read. */
  readonly problem: string | undefined;
}

function cut(message: Uint8Array, name: string): Cut {
  const slices: (Uint8Array | undefined)[] = [undefined, undefined, undefined, undefined, undefined, undefined];
  const end = message.length;
  try {
    const cursor = new Cursor(message);
    while (cursor.offset < end) {
      const tag = cursor.tag(end);
      const field = tag >>> 3;
      if ((tag & 7) === WireType.bytes && field <= LAST_FIELD) slices[field] = cursor.bytes(end);
      else cursor.skip(tag, end);
    }
    return { slices, problem: undefined };
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    return { slices, problem: `${name}: ${error.message}` };
  }
}

/** How often a field occurs in a message, up to where it can be read; what could not be read is reported with its content. */
function countFields(message: Uint8Array | undefined, field: number): number {
  if (message === undefined) return 0;
  let count = 0;
  try {
    const cursor = new Cursor(message);
    while (cursor.offset < message.length) {
      const tag = cursor.tag(message.length);
      cursor.skip(tag, message.length);
      if (tag >>> 3 === field) count++;
    }
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
  }
  return count;
}

function joined(...problems: readonly (string | undefined)[]): readonly string[] {
  const found = problems.filter((problem) => problem !== undefined);
  return found.length === 0 ? NONE : found;
}
