import { decodeParts, hapi, openTransaction, readBody } from '@ledgerscope/streams';

/** A transaction and its record as messages again, from the stored bytes. */
export interface Messages {
  readonly body: hapi.TransactionBody;
  readonly record: hapi.TransactionRecord;
}

/** Decodes the stored bytes of a transaction. */
export function readMessages(raw: { transactionBytes: Uint8Array; recordBytes: Uint8Array }): Messages {
  return { body: bodyOf(raw), record: decodeParts(hapi.TransactionRecord, raw.recordBytes).message };
}

/** Its body alone. */
export function bodyOf({ transactionBytes }: { transactionBytes: Uint8Array }): hapi.TransactionBody {
  return readBody(openTransaction(transactionBytes).bodyBytes).message;
}
