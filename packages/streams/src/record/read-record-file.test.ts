import path from 'node:path';
import { hexText, transactionType } from '@ledgerscope/ledger';
import { expectationsOf, readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { ResponseCodeEnum, SidecarType } from '../hapi/messages.ts';
import { readRecordFile, readWrappedRecordBlock, type StreamBlock } from '../index.ts';
import {
  describeContractResult,
  describeItem,
  describeReceiptIds,
  describeTopic,
  type ExpectedTransaction,
} from '../testing/describe-item.ts';

interface ExpectedFile {
  readonly file: string;
  readonly version?: number;
  readonly hapiVersion: string | null;
  readonly blockNumber: string | null;
  readonly startRunningHash?: string;
  readonly blockHash: string;
  readonly fileHash: string;
  readonly metadataHash: string | null | undefined;
  readonly sidecars: readonly { id: number; hash: string; types: string[] }[];
  readonly consensusStart: string;
  readonly consensusEnd: string;
  readonly transactionCount: number;
  readonly countsByType: Record<string, number>;
  readonly countsByStatus: Record<string, number>;
  readonly transactions: readonly ExpectedTransaction[];
}

interface ExpectedWrappedBlock extends ExpectedFile {
  readonly recordFileVersion: number;
  readonly recordFile: {
    hapiVersion: string;
    startRunningHash: string;
    endRunningHash: string | null;
    computedFileHash: string;
    sidecarFiles: number;
  };
  readonly recordFileSignatures: readonly unknown[];
}

function counts(values: readonly string[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const value of values) result[value] = (result[value] ?? 0) + 1;
  return result;
}

/** Protobuf names of newer types are in snake case. */
function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function hapiText(block: StreamBlock): string | null {
  const { hapiVersion } = block;
  return hapiVersion === undefined ? null : `${hapiVersion.major}.${hapiVersion.minor}.${hapiVersion.patch}`;
}

/** Compares every transaction, and of each the fields that its expectation has. */
function expectTransactions(block: StreamBlock, expected: ExpectedFile): void {
  expect(block.items.length).toBe(expected.transactionCount);
  const types = Object.entries(expected.countsByType).map(([name, count]) => [camelCase(name), count]);
  expect(counts(block.items.map((item) => transactionType(item.typeId).name))).toEqual(Object.fromEntries(types));
  expect(counts(block.items.map((item) => ResponseCodeEnum[item.record.receipt?.status ?? 0] ?? ''))).toEqual(
    expected.countsByStatus,
  );
  expect(block.consensusStart.toString()).toBe(expected.consensusStart);
  expect(block.consensusEnd.toString()).toBe(expected.consensusEnd);
  for (const [index, item] of block.items.entries()) {
    const wanted = expected.transactions[index] ?? {};
    expect(item.index).toBe(index);
    expect(wanted).toMatchObject(describeItem(item));
    const { node: _, ...ids } = (wanted.receiptIds ?? {}) as Record<string, string>;
    expect(describeReceiptIds(item) ?? {}).toEqual(ids);
    const topic = describeTopic(item);
    if (topic !== undefined) expect(wanted.topic).toMatchObject(topic);
    const result = describeContractResult(item);
    if (result !== undefined) expect((wanted.contract as ExpectedTransaction).result).toMatchObject(result);
  }
}

describe('record files of real networks', () => {
  const files = expectationsOf<ExpectedFile>('record');

  it('are all there', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(new Set(files.map((file) => file.version))).toEqual(new Set([1, 2, 5, 6]));
  });

  it.each(files.map((file) => [file.file, file] as const))('%s', (file, expected) => {
    const block = readRecordFile(path.basename(file), readReal(file));
    expect(block).toMatchObject({ format: 'record', version: expected.version });
    expect(hapiText(block)).toBe(expected.hapiVersion?.split(' ')[0]);
    expect(block.number?.toString() ?? null).toBe(expected.blockNumber ?? null);
    expect(hexText(block.fileHash)).toBe(expected.fileHash);
    expect(hexText(block.hash)).toBe(expected.blockHash);
    expect(block.metadataHash === undefined ? null : hexText(block.metadataHash)).toBe(expected.metadataHash ?? null);
    if (expected.startRunningHash) expect(hexText(block.previousHash)).toBe(expected.startRunningHash);
    const sidecars = block.sidecars.map(({ id, hash, types }) => ({
      id,
      hash: hexText(hash),
      types: types.map((type) => SidecarType[type]),
    }));
    expect(sidecars).toEqual(expected.sidecars ?? []);
    expectTransactions(block, expected);
  });
});

describe('wrapped record blocks of real networks', () => {
  const files = expectationsOf<ExpectedWrappedBlock>('wrappedRecordBlock');

  it.each(files.map((file) => [file.file, file] as const))('%s', (file, expected) => {
    const { block, signatures, sidecars, unsignedNumber } = readWrappedRecordBlock(path.basename(file), readReal(file));
    const { recordFile } = expected;
    expect(block).toMatchObject({ format: 'wrapped-record', version: expected.recordFileVersion });
    expect(hapiText(block)).toBe(recordFile.hapiVersion);
    // Files before v6 sign no number: the one in the block's header is not the block's.
    expect((block.version === 6 ? block.number : unsignedNumber)?.toString()).toBe(expected.blockNumber);
    expect(block.number === undefined).toBe(block.version < 6);
    expect(hexText(block.fileHash)).toBe(recordFile.computedFileHash);
    expect(hexText(block.previousHash)).toBe(recordFile.startRunningHash);
    expect(hexText(block.hash)).toBe(recordFile.endRunningHash ?? recordFile.computedFileHash);
    expect(sidecars.length).toBe(recordFile.sidecarFiles);
    expect(signatures.length).toBe(expected.recordFileSignatures.length);
    expectTransactions(block, expected);
  });
});
