import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { BATCH_TABLES, type BatchRows } from '@ledgerscope/ledger-store';
import type { StreamItem } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { placeItems } from '../verify/place-items.ts';
import { blockOf, itemOf } from './testing/built-block.ts';
import { expectedBlocks, readRecordBlock, readWrappedBlock } from './testing/real-blocks.ts';
import { rowsOf, transactionsIn } from './testing/rows-of.ts';

const ROUNDS = testSize(4_000, 20_000);
const I64 = 1n << 63n;

const within = (value: unknown, low: number, high: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
const within64 = (value: unknown, low: bigint, high: bigint): boolean =>
  typeof value === 'bigint' && value >= low && value < high;
const u64 = (value: unknown): boolean => within64(value, 0n, 1n << 64n);
const i64 = (value: unknown): boolean => within64(value, -I64, I64);
const listOf = (fits: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(fits);
const isBytes = (value: unknown): boolean => value instanceof Uint8Array;
const isText = (value: unknown): boolean => typeof value === 'string';
const u8 = (value: unknown): boolean => within(value, 0, 0xff);

/** What each column kind can hold. */
const FITS: Readonly<Record<string, (value: unknown) => boolean>> = {
  u8,
  u16: (value) => within(value, 0, 0xffff),
  u32: (value) => within(value, 0, 0xffff_ffff),
  i32: (value) => within(value, -0x8000_0000, 0x7fff_ffff),
  u64,
  i64,
  ns: i64,
  anyNs: (value) => typeof value === 'bigint' && BigInt.asIntN(128, value) === value,
  optionalI64: (value) => value === null || i64(value),
  text: isText,
  bytes: isBytes,
  hash: (value) => value instanceof Uint8Array && value.length === 48,
  u8s: listOf(u8),
  u64s: listOf(u64),
  i64s: listOf(i64),
  texts: listOf(isText),
  byteses: listOf(isBytes),
};

function misfits(rows: BatchRows): string[] {
  const found: string[] = [];
  for (const [table, { columns }] of Object.entries(BATCH_TABLES)) {
    for (const row of rows[table as keyof BatchRows] as readonly Record<string, unknown>[]) {
      expect(Object.keys(row).sort()).toEqual(Object.keys(columns).sort());
      for (const [column, kind] of Object.entries(columns)) {
        if (!(FITS[kind]?.(row[column]) ?? false)) found.push(`${table}.${column}: ${String(row[column])}`);
      }
    }
  }
  return found;
}

/** xorshift32: the same damage in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

function damaged(bytes: Uint8Array, random: (below: number) => number): Uint8Array {
  const copy = new Uint8Array(bytes);
  for (let flips = 1 + random(3); flips > 0 && copy.length > 0; flips--) copy[random(copy.length)] = random(256);
  return copy;
}

describe('damaged real items', () => {
  it('give rows that fit their columns, and say what is not understood of them', () => {
    const items = [
      ...expectedBlocks('record').flatMap((expected) => readRecordBlock(expected).items),
      ...expectedBlocks('wrappedRecordBlock').flatMap((expected) => readWrappedBlock(expected).items),
    ];
    // One of each type and result, so that rare types are hit as often as common ones.
    const kinds = [...new Map(items.map((item) => [`${item.typeId} ${item.record.receipt?.status}`, item])).values()];
    const random = randomNumbers(20_261_121);
    let notUnderstood = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const item = kinds[round % kinds.length] as StreamItem;
      const built = itemOf(damaged(item.transactionBytes, random), damaged(item.recordBytes, random));
      built.sidecars.push(...item.sidecars);
      const rows = rowsOf(placeItems(blockOf([built]), -1n, ''));
      expect(misfits(rows)).toEqual([]);
      const transactions = transactionsIn(rows);
      expect(transactions.length).toBe(1);
      if (built.notUnderstood.length > 0) expect(transactions[0]?.notUnderstood).not.toBe('');
      if (transactions[0]?.notUnderstood !== '') notUnderstood++;
    }
    expect(notUnderstood).toBeGreaterThan(ROUNDS / 10);
    expect(notUnderstood).toBeLessThan((ROUNDS * 9) / 10);
  }, 180_000);
});
