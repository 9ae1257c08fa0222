import { consensusNsOf } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countByKind, type LedgerStore, listTransactions } from '../index.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { sampleBlock, sampleRows, sampleTransaction } from '../testing/sample-rows.ts';
import { countByAmount } from './count-by-amount.ts';
import { newestSpan } from './newest-span.ts';
import { committedRange } from './transaction-filter.ts';

const START = 1_700_000_003_500_000_000n;
const COUNT = 3_000;
/** Ten days. */
const GAP_NS = 288_000_000_000n;
const MAX_AMOUNT = 2n ** 62n;

/** Powers of two and their neighbours, where sizes meet, and what lies between. */
function amountOf(index: number): bigint {
  const power = 2n ** BigInt((index * 7) % 62);
  return [0n, power - 1n, power, power + 1n, power + power / 3n][index % 5] ?? 0n;
}

const ledger = Array.from({ length: COUNT }, (_, index) => ({
  ns: START + BigInt(index) * GAP_NS,
  amount: amountOf(index),
  type: [14, 27, 7][index % 3] ?? 14,
  result: index % 11 === 0 ? 10 : 22,
}));

const bound = fc.option(
  fc.oneof(
    fc
      .integer({ min: 0, max: 61 })
      .chain((bits) => fc.integer({ min: -1, max: 1 }).map((by) => 2n ** BigInt(bits) + BigInt(by))),
    fc.bigInt(0n, MAX_AMOUNT),
  ),
  { nil: undefined },
);
const instant = fc.option(fc.integer({ min: -3, max: COUNT + 3 }), { nil: undefined });

describe('counting by amount', () => {
  let engine: TestEngine;
  let store: LedgerStore;
  beforeAll(async () => {
    engine = await startTestEngine('embedded');
    store = await engine.open();
    await store.writeBatch({
      batch: { sequence: 1n, batch: 'b', fileNames: ['1'], fileHashes: [''] },
      rows: sampleRows({
        transaction: ledger.map(({ ns, amount, type, result }) =>
          sampleTransaction({ consensusNs: ns, block: 1n, payer: 1001n, amount, type, result }),
        ),
      }),
      blocks: [sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: ledger.at(-1)?.ns ?? 0n })],
    });
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  const at = (index: number | undefined) =>
    index === undefined ? undefined : consensusNsOf(START + BigInt(index) * GAP_NS);

  it('is exact over many days, whatever the bounds cut through', async () => {
    await fc.assert(
      fc.asyncProperty(
        bound,
        bound,
        instant,
        instant,
        fc.boolean(),
        async (amountFrom, amountTo, from, until, typed) => {
          const filter = { amountFrom, amountTo, from: at(from), until: at(until), types: typed ? [14, 7] : [] };
          const expected = ledger.filter(
            ({ ns, amount, type }) =>
              amount >= (amountFrom ?? 0n) &&
              (amountTo === undefined || amount <= amountTo) &&
              (filter.from === undefined || ns >= filter.from) &&
              (filter.until === undefined || ns < filter.until) &&
              (!typed || type !== 27),
          );
          const { totalCount, lowerBound, kinds } = await countByKind(store, filter);
          expect({ totalCount, lowerBound }).toEqual({ totalCount: BigInt(expected.length), lowerBound: false });
          for (const { type, result, transactions } of kinds)
            expect(expected.filter((one) => one.type === type && one.result === result)).toHaveLength(
              Number(transactions),
            );
          const { rows } = await listTransactions(store, { ...filter, order: 'desc', limit: 10 });
          expect(rows.map(({ consensusNs }) => consensusNs)).toEqual(
            expected
              .slice(-10)
              .toReversed()
              .map(({ ns }) => ns),
          );
        },
      ),
      { numRuns: testSize(25, 150) },
    );
  }, 120_000);

  it('is a lower bound, and says so, where it leaves out the oldest', async () => {
    const filter = { amountFrom: 3n, amountTo: 2n ** 61n + 5n };
    const range = committedRange(store, {});
    const exact = await countByAmount(store, filter, range);
    const cut = await countByAmount(store, filter, range, 1n);
    const sum = (kinds: typeof exact.kinds) => kinds.reduce((all, { transactions }) => all + transactions, 0n);
    expect(exact.lowerBound).toBe(false);
    expect(cut.lowerBound).toBe(true);
    expect(sum(cut.kinds)).toBeLessThan(sum(exact.kinds));
    expect(sum(cut.kinds)).toBeGreaterThan(0n);
  });

  it('knows where the newest transactions begin', async () => {
    const last = ledger.at(-1)?.ns ?? 0n;
    const range = { first: 0n, last };
    expect(await newestSpan(store, range, BigInt(COUNT + 1))).toEqual(range);
    const { first } = await newestSpan(store, range, 100n);
    const within = ledger.filter(({ ns }) => ns >= first).length;
    expect(within).toBeGreaterThanOrEqual(100);
    expect(within).toBeLessThan(100 + 3_600_000_000_000 / Number(GAP_NS) + 1);
  });
});
