import { consensusNsOf } from '@ledgerscope/ledger';
import { type StreamBlock, StreamError, type StreamItem } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { blockOf } from '../derive/testing/built-block.ts';
import type { SourceFile } from '../source/stream-source.ts';
import { expectOwnName } from './expect-own-name.ts';

const START_NS = 1_767_225_600_000_000_000n;
const YEAR_10000_NS = 253_402_300_800_000_000_000n;
const NAMED_AT_START = '2026-01-01T00_00_00.000000000Z.rcd.gz';

/** `undefined` where the name is the file's own, else what is said of it. */
function refusalOf(name: string, facts: Partial<StreamBlock>, unsignedNumber?: bigint): string | undefined {
  const kind: SourceFile['kind'] = name.includes('.blk') ? 'block' : 'record';
  try {
    expectOwnName({ name, kind }, { block: { ...blockOf([]), ...facts }, unsignedNumber });
    return undefined;
  } catch (error) {
    if (error instanceof StreamError) return `${error.reason}: ${error.problem}`;
    throw error;
  }
}

function transactionsAt(...times: bigint[]): Pick<StreamBlock, 'items'> {
  return { items: times.map((ns) => ({ consensusNs: consensusNsOf(ns) }) as StreamItem) };
}

describe('the name of a block file', () => {
  it.each<[string, string, bigint | undefined, bigint | undefined]>([
    ['its signed number', '0000000000000000007.blk.gz', 7n, undefined],
    ['its signed number, cut into folders', '0000/0000/0000/0000/007.blk.zstd', 7n, undefined],
    ['the number that nobody signed', '7.blk', undefined, 7n],
    ['any, where it states none', '7.blk', undefined, undefined],
    ['no number', 'block.blk', 7n, undefined],
  ])('may be %s', (_, name, number, unsigned) => {
    expect(refusalOf(name, { number }, unsigned)).toBeUndefined();
  });

  it.each<[string, string, bigint | undefined, bigint | undefined]>([
    ['another one than the signed number', '0000000000000000008.blk.gz', 7n, undefined],
    ['another one, cut into folders', '0000/0000/0000/0001/007.blk.zstd', 7n, undefined],
    ['another one than the number that nobody signed', '8.blk', undefined, 7n],
    ['only the number that nobody signed', '7.blk', 8n, 7n],
  ])('is refused where it is %s', (_, name, number, unsigned) => {
    expect(refusalOf(name, { number }, unsigned)).toMatch(/^wrong-name: .*block \d.*block \d/);
  });
});

describe('the name of a record file', () => {
  it.each<[string, readonly bigint[]]>([
    ['the time of its first transaction', [START_NS, START_NS + 5n]],
    ['the time of a later one: records of one file can go back', [START_NS + 5n, START_NS]],
    ['any, where it holds no transaction', []],
    ['any, where no transaction states an instant', [YEAR_10000_NS]],
    [
      'any, where the one that it may be named after states an instant that no file has',
      [YEAR_10000_NS, START_NS + 1n],
    ],
  ])('may be %s', (_, times) => {
    expect(refusalOf(NAMED_AT_START, transactionsAt(...times))).toBeUndefined();
  });

  it.each<[string, readonly bigint[]]>([
    ['one nanosecond before its first transaction', [START_NS + 1n, START_NS + 5n]],
    ['of hours before', [START_NS + 7_200_000_000_000n]],
    ['between two transactions', [START_NS - 1n, START_NS + 1n]],
  ])('is refused where it is a time %s', (_, times) => {
    expect(refusalOf(NAMED_AT_START, transactionsAt(...times))).toMatch(/^wrong-name: .*a transaction at /);
  });
});
