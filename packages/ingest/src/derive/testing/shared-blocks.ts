import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  attachSidecars,
  readBlockFile,
  readRecordFile,
  readSidecarFile,
  readWrappedRecordBlock,
  type StreamBlock,
  type StreamItem,
} from '@ledgerscope/streams';
import { itemOf } from './built-block.ts';

/** Real stream files and what is known to be in them; not part of the repository. */
export const SHARED_FOLDER =
  process.env.LEDGERSCOPE_SHARED_DATA ?? path.resolve(import.meta.dirname, '../../../../../../shared/data');

/** Whether the real files are there; tests of them are omitted where they are not, and say so. */
export const hasSharedData = existsSync(path.join(SHARED_FOLDER, 'expected/index.json'));

/** What an independent decoder found in a transaction; 64-bit values are decimal strings. */
export type ExpectedTransaction = Readonly<Record<string, unknown>>;

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
  if (!hasSharedData) return [];
  const index = readJson<{ kind: string; expected: string }[]>('expected/index.json');
  return index
    .filter((entry) => entry.kind === kind)
    .map((entry) => readJson<ExpectedBlock>(`expected/${entry.expected}`))
    .filter((expected) => expected.transactions.length > 0);
}

export function expectedErrata(): readonly ExpectedTransaction[] {
  return hasSharedData ? readJson<ExpectedBlock>('expected/errata-transactions/mainnet/all.json').transactions : [];
}

/** A record file with its sidecars. */
export function readRecordBlock(expected: ExpectedBlock): StreamBlock {
  const block = readRecordFile(expected.file, readShared(expected.file));
  const sidecars = (expected.sidecarFiles ?? []).map(({ file }) => readSidecarFile(file, readShared(file)));
  if (sidecars.length > 0) attachSidecars(block, sidecars);
  return block;
}

export function readWrappedBlock(expected: ExpectedBlock): StreamBlock {
  const { block, sidecars } = readWrappedRecordBlock(expected.file, readShared(expected.file));
  attachSidecars(block, sidecars);
  return block;
}

export function readStreamBlock(expected: ExpectedBlock): StreamBlock {
  return readBlockFile(expected.file, readShared(expected.file));
}

/** One of mainnet's missing transactions: int32 length and record, int32 length and transaction. */
export function readPairFile(file: string): StreamItem {
  const bytes = readShared(file);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const recordLength = view.getInt32(0);
  return itemOf(bytes.subarray(8 + recordLength), bytes.subarray(4, 4 + recordLength));
}

/** The bytes of a shared file. */
export function readShared(file: string): Uint8Array {
  return new Uint8Array(readFileSync(path.join(SHARED_FOLDER, file)));
}

/** A shared file of JSON. */
export function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(SHARED_FOLDER, file), 'utf8')) as T;
}
