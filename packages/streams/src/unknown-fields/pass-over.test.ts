import { describe, expect, it } from 'vitest';
import { AtomicBatchTransactionBody, SignedTransaction, TransactionBody } from '../hapi/messages.ts';
import { encode } from '../index.ts';
import { Cursor } from '../wire/cursor.ts';
import { passOver } from './pass-over.ts';

/** A message in a field of bytes or messages, by its tag. */
function inField(number: number, bytes: Buffer): Buffer {
  const size: number[] = [];
  for (let left = bytes.length; ; left = Math.floor(left / 128)) {
    size.push(left < 128 ? left : (left % 128) + 128);
    if (left < 128) break;
  }
  const tag = number * 8 + 2;
  return Buffer.concat([Buffer.from(tag < 128 ? [tag, ...size] : [(tag % 128) + 128, tag >> 7, ...size]), bytes]);
}

describe('passOver', () => {
  it('goes into transactions of batches of batches no deeper than into any message', () => {
    // Found in the definitions: the number of the batch in a body, of its transactions, and of the body of each.
    const numberOf = (fields: readonly { name: string; number: number }[], name: string) =>
      fields.find((field) => field.name === name)?.number ?? 0;
    const batch = numberOf(TransactionBody.fields, 'atomicBatch');
    const transactions = numberOf(AtomicBatchTransactionBody.fields, 'transactions');
    const body = numberOf(SignedTransaction.fields, 'bodyBytes');
    let bytes: Buffer = Buffer.from(encode(SignedTransaction, {}));
    for (let level = 0; level < 4_000; level++) bytes = inField(body, inField(batch, inField(transactions, bytes)));
    const cursor = new Cursor(bytes);
    passOver(SignedTransaction, cursor, bytes.length);
    expect(cursor.offset).toBe(bytes.length);
  });
});
