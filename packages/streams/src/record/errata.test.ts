import { expectationsOf, readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { describeItem, type ExpectedTransaction } from '../testing/describe-item.ts';
import { wholeFile } from '../wire-origin.ts';
import { erratumHash } from './amendment.ts';
import { MAINNET_ERRATA } from './mainnet-errata.ts';
import { readItem } from './record-item.ts';

interface ExpectedErrata {
  readonly transactions: readonly (ExpectedTransaction & { readonly file: string })[];
}

/** int32 length and record, int32 length and transaction. */
function readPair(bytes: Uint8Array): { record: Uint8Array; transaction: Uint8Array } {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const recordLength = buffer.readInt32BE(0);
  const transactionLength = buffer.readInt32BE(4 + recordLength);
  expect(8 + recordLength + transactionLength).toBe(bytes.length);
  return { record: bytes.subarray(4, 4 + recordLength), transaction: bytes.subarray(8 + recordLength) };
}

describe("mainnet's missing transactions", () => {
  const transactions = expectationsOf<ExpectedErrata>('errata').flatMap((errata) => errata.transactions);

  it('are 113', () => {
    expect(transactions.length).toBe(113);
    expect(MAINNET_ERRATA.size).toBe(113);
  });

  it.each(transactions.map((expected) => [expected.file, expected] as const))('%s', (file, expected) => {
    const bytes = readReal(file);
    const { record, transaction } = readPair(bytes);
    expect(MAINNET_ERRATA.has(erratumHash(record, transaction))).toBe(true);
    expect(expected).toMatchObject(describeItem(readItem(wholeFile(file, bytes), 0, transaction, record)));
  });
});
