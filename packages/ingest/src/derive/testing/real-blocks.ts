import {
  attachSidecars,
  readBlockFile,
  readRecordFile,
  readSidecarFile,
  readWrappedRecordBlock,
  type StreamBlock,
  type StreamItem,
} from '@ledgerscope/streams';
import type { ExpectedTransaction } from '@ledgerscope/streams/testing/describe-item';
import { expectationsOf, readExpected, readReal } from '@ledgerscope/testkit/real-files';
import { itemOf } from './built-block.ts';

export type { ExpectedTransaction };

export interface ExpectedBlock {
  readonly file: string;
  readonly sidecarFiles?: readonly { readonly file: string; readonly records: readonly unknown[] }[];
  readonly sidecars?: readonly { readonly records?: readonly unknown[] }[];
  readonly topicRunningHashChecks: { readonly verified: number; readonly noPrevious: number };
  readonly transactionsWithUnbalancedTransferList: number;
  readonly transactions: readonly ExpectedTransaction[];
}

/** The expectations of one kind of file that hold transactions, in the order of the index. */
export function expectedBlocks(kind: 'record' | 'wrappedRecordBlock' | 'block'): ExpectedBlock[] {
  return expectationsOf<ExpectedBlock>(kind).filter(({ transactions }) => transactions.length > 0);
}

export function expectedErrata(): readonly ExpectedTransaction[] {
  return readExpected<ExpectedBlock>('errata-transactions/mainnet/all.json').transactions;
}

/** A record file with its sidecars. */
export function readRecordBlock(expected: ExpectedBlock): StreamBlock {
  const block = readRecordFile(expected.file, readReal(expected.file));
  const sidecars = (expected.sidecarFiles ?? []).map(({ file }) => readSidecarFile(file, readReal(file)));
  if (sidecars.length > 0) attachSidecars(block, sidecars);
  return block;
}

export function readWrappedBlock(expected: ExpectedBlock): StreamBlock {
  const { block, sidecars } = readWrappedRecordBlock(expected.file, readReal(expected.file));
  attachSidecars(block, sidecars);
  return block;
}

export function readStreamBlock(expected: ExpectedBlock): StreamBlock {
  return readBlockFile(expected.file, readReal(expected.file));
}

/** One of mainnet's missing transactions: int32 length and record, int32 length and transaction. */
export function readPairFile(file: string): StreamItem {
  const bytes = readReal(file);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const recordLength = view.getInt32(0);
  return itemOf(bytes.subarray(8 + recordLength), bytes.subarray(4, 4 + recordLength));
}
