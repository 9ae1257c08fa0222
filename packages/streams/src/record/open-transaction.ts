import {
  Signature,
  SignatureList,
  SignatureMap,
  SignaturePair,
  SignedTransaction,
  Transaction,
} from '../hapi/messages.ts';
import { sha384 } from '../sha384.ts';
import { Behind, planOf } from '../unknown-fields/message-plan.ts';
import { passOver } from '../unknown-fields/pass-over.ts';
import { Cursor, notePassedOver, WireType } from '../wire/cursor.ts';
import { type MessageType, NONE } from '../wire/message.ts';
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
const SIG_PAIRS = { list: SignatureMap, field: 1, one: SignaturePair } as const;
const LIST_SIGS = { list: SignatureList, field: 2, one: Signature } as const;
const LAST_FIELD = 5;
const NOTHING = new Uint8Array(0);

/**
 * Finds the body and the signatures of a serialized `Transaction` in each of its three historic forms: signed bytes,
 * body bytes with a signature map, and the first one, a body with a signature list. Never throws for what the bytes say.
 */
export function openTransaction(transaction: Uint8Array): TransactionEnvelope {
  const outer = cut(transaction, Transaction);
  const signed = outer.slices[TRANSACTION.signedTransactionBytes];
  noteUnread(outer.slices);
  if (signed !== undefined && signed.length > 0) {
    const inner = cut(signed, SignedTransaction);
    return {
      bodyBytes: inner.slices[SIGNED.bodyBytes] ?? NOTHING,
      signatureCount: countSignatures(inner.slices[SIGNED.sigMap], SIG_PAIRS),
      transactionHash: sha384(signed),
      problems: joinProblems(outer.problem, inner.problem),
    };
  }
  const bodyBytes = outer.slices[TRANSACTION.bodyBytes] ?? outer.slices[TRANSACTION.body];
  const { sigMap, sigs } = TRANSACTION;
  return {
    bodyBytes: bodyBytes ?? NOTHING,
    signatureCount: countSignatures(outer.slices[sigMap], SIG_PAIRS) + countSignatures(outer.slices[sigs], LIST_SIGS),
    transactionHash: sha384(transaction),
    problems: joinProblems(outer.problem, bodyBytes === undefined ? 'Transaction: it has no body' : undefined),
  };
}

/** Of a transaction in several forms at once only one is read; what is unknown in the others has to be looked for. */
function noteUnread(slices: Cut['slices']): void {
  const { body, bodyBytes, signedTransactionBytes } = TRANSACTION;
  const forms = [body, bodyBytes, signedTransactionBytes].filter((field) => slices[field] !== undefined);
  if (forms.length > 1) notePassedOver();
}

interface Cut {
  /** The last length-delimited value of each field number up to 5, as views. */
  readonly slices: readonly (Uint8Array | undefined)[];
  /** Why what follows the slices could not be read. */
  readonly problem: string | undefined;
}

function cut(message: Uint8Array, type: MessageType<object>): Cut {
  const { behind } = planOf(type);
  const slices: (Uint8Array | undefined)[] = [undefined, undefined, undefined, undefined, undefined, undefined];
  const end = message.length;
  try {
    const cursor = new Cursor(message);
    while (cursor.offset < end) {
      const tag = cursor.tag(end);
      const field = tag >>> 3;
      if (behind[tag] !== undefined && behind[tag] !== Behind.unknown) {
        if ((tag & 7) === WireType.bytes && field <= LAST_FIELD) slices[field] = cursor.bytes(end);
        else cursor.skip(tag, end);
      } else cursor.skipField(type.name, tag, end);
    }
    return { slices, problem: undefined };
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    return { slices, problem: `${type.name}: ${error.message}` };
  }
}

/** How many signatures a list has, up to where it can be read; what could not be read is reported with its content. */
function countSignatures(
  message: Uint8Array | undefined,
  { list, field, one }: typeof SIG_PAIRS | typeof LIST_SIGS,
): number {
  if (message === undefined) return 0;
  let count = 0;
  try {
    const cursor = new Cursor(message);
    while (cursor.offset < message.length) {
      const tag = cursor.tag(message.length);
      if (tag !== field * 8 + WireType.bytes) {
        cursor.skipField(list.name, tag, message.length);
        continue;
      }
      passOver(one, cursor, cursor.delimitedEnd(message.length));
      count++;
    }
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
  }
  return count;
}

function joinProblems(...problems: readonly (string | undefined)[]): readonly string[] {
  const found = problems.filter((problem) => problem !== undefined);
  return found.length === 0 ? NONE : found;
}
