import { compareAscending, entityIdFromStore, NS_PER_SECOND } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BucketSize,
  contractUsers,
  entityVolume,
  type LedgerStore,
  type Measure,
  topPayers,
  transactionSums,
} from '../index.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '../testing/sample-rows.ts';
import type { TransactionRow } from '../transaction/rows.ts';

/** A day before the end of a month, at no round time. */
const START = 1_709_164_813_123_456_789n;
const COUNT = 2500;
const GAP = 97n * NS_PER_SECOND + 7n;
const TYPES = [14, 27, 7, 37, 11];
const CONTRACT = entityIdFromStore(5000n);

const rows: TransactionRow[] = Array.from({ length: COUNT }, (_, index) => {
  const type = TYPES[(index * 7) % TYPES.length] ?? 14;
  const minted = type === 37 ? (index % 3) + 1 : 0;
  return sampleTransaction({
    consensusNs: START + BigInt(index) * GAP,
    block: 1n,
    type,
    result: index % 11 === 0 ? 10 : 22,
    payer: 1001n + BigInt((index * 13) % 17),
    entity: type === 7 && index % 2 === 0 ? CONTRACT : 0n,
    fee: BigInt(index + 1),
    amount: BigInt(index) * 1_000_003n,
    gasUsed: BigInt(index % 100),
    tokenTransferToken: index % 5 === 0 ? [7n, 7n] : [],
    tokenTransferAccount: index % 5 === 0 ? [1n, 2n] : [],
    tokenTransferAmount: index % 5 === 0 ? [-9n, 9n] : [],
    tokenTransferApproval: index % 5 === 0 ? [0, 0] : [],
    nftTransferToken: Array.from({ length: minted }, () => 8n),
    nftTransferSerial: Array.from({ length: minted }, (_, serial) => BigInt(serial + 1)),
    nftTransferSender: Array.from({ length: minted }, (_, serial) => (serial === 2 ? 4n : 0n)),
    nftTransferReceiver: Array.from({ length: minted }, () => 1001n),
    nftTransferApproval: Array.from({ length: minted }, () => 0),
  });
});
/** A relay pays for every third call: then another account is the sender. */
const senderOf = ({ payer, fee }: TransactionRow): bigint => (fee % 3n === 0n ? payer + 100n : payer);
const calls = rows
  .filter((row) => row.entity === CONTRACT)
  .map((row) => ({ ...row, contract: CONTRACT, sender: senderOf(row) }))
  .map(({ consensusNs, contract, sender, payer, type, result }) =>
    sampleRow('contractResult', { consensusNs, contract, sender, payer, type, result }),
  );
const LAST = rows.at(-1)?.consensusNs ?? 0n;

const measured: Record<Measure, (row: TransactionRow) => bigint> = {
  transactions: () => 1n,
  fee: (row) => row.fee,
  amount: (row) => row.amount,
  gasUsed: (row) => row.gasUsed,
  tokenTransfers: (row) => BigInt(row.tokenTransferAmount.filter((amount) => amount > 0n).length),
  nftTransfers: (row) => BigInt(row.nftTransferToken.length),
  nftMints: (row) => BigInt(row.nftTransferSender.filter((sender) => sender === 0n).length),
};
const MEASURES = Object.keys(measured) as Measure[];

const buckets: fc.Arbitrary<BucketSize> = fc.constantFrom<BucketSize>(
  { unit: 'all' },
  { unit: 'month' },
  { unit: 'seconds', seconds: 60, offset: 0 },
  { unit: 'seconds', seconds: 3600, offset: 0 },
  { unit: 'seconds', seconds: 86_400, offset: 0 },
  { unit: 'seconds', seconds: 604_800, offset: 345_600 },
);
const ranges = fc
  .tuple(fc.integer({ min: -20, max: COUNT + 20 }), fc.integer({ min: -20, max: COUNT + 20 }), fc.nat(3))
  .map(([one, other, shift]) => ({
    first: START + BigInt(Math.min(one, other)) * GAP - BigInt(shift),
    last: START + BigInt(Math.max(one, other)) * GAP + BigInt(shift),
  }))
  .map(({ first, last }) => ({ first, last: last > LAST ? LAST : last }));

function bucketOf(ns: bigint, bucket: BucketSize): number {
  const second = Number(ns / NS_PER_SECOND);
  if (bucket.unit === 'all') return 0;
  if (bucket.unit === 'seconds') {
    const { seconds, offset } = bucket;
    return Math.floor((second - offset) / seconds) * seconds + offset;
  }
  const date = new Date(second * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / 1000;
}

function within({ first, last }: { first: bigint; last: bigint }): TransactionRow[] {
  return rows.filter((row) => row.consensusNs >= first && row.consensusNs <= last);
}

describe.each([
  ['embedded', testSize(20, 120)],
  ['http', testSize(8, 40)],
] as const)('sums over windows, %s', (kind, numRuns) => {
  let engine: TestEngine;
  let store: LedgerStore;
  beforeAll(async () => {
    engine = await startTestEngine(kind);
    store = await engine.open();
    await store.writeBatch({
      batch: { sequence: 1n, batch: 'b', fileNames: ['1'], fileHashes: [''] },
      rows: sampleRows({ transaction: rows, contractResult: calls }),
      blocks: [sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: LAST })],
    });
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  it('equal counted rows, in every bucket, for every measure', async () => {
    const measures = fc.subarray(MEASURES, { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(ranges, buckets, measures, fc.boolean(), async (range, bucket, some, failedOnly) => {
        const expected = new Map<string, Record<string, bigint>>();
        for (const row of within(range)) {
          if (failedOnly && row.result === 22) continue;
          const key = [bucketOf(row.consensusNs, bucket), row.type, row.result].join();
          const sums = expected.get(key) ?? Object.fromEntries(some.map((measure) => [measure, 0n]));
          for (const measure of some) sums[measure] = (sums[measure] ?? 0n) + measured[measure](row);
          expected.set(key, sums);
        }
        const found = await transactionSums(store, range, bucket, some, { failedOnly });
        const byKey = found.map(({ bucket: start, type, result, ...sums }) => [[start, type, result].join(), sums]);
        expect(Object.fromEntries(byKey)).toEqual(Object.fromEntries(expected));
        expect(found.map((sum) => sum.bucket)).toEqual(found.map((sum) => sum.bucket).toSorted((a, b) => a - b));
      }),
      { numRuns },
    );
  }, 120_000);

  it('count the transactions of an entity and the users of a contract', async () => {
    await fc.assert(
      fc.asyncProperty(ranges, buckets, async (range, bucket) => {
        const touching = within(range).filter((row) => row.entity === CONTRACT);
        const volume = await entityVolume(store, CONTRACT, range, bucket);
        const users = await contractUsers(store, CONTRACT, range, bucket);
        const counted = new Map<number, Set<bigint>>();
        for (const row of touching) {
          const start = bucketOf(row.consensusNs, bucket);
          counted.set(start, (counted.get(start) ?? new Set()).add(senderOf(row)));
        }
        const perBucket = [...counted.keys()].map((start) => ({
          bucket: start,
          transactions: BigInt(touching.filter((row) => bucketOf(row.consensusNs, bucket) === start).length),
        }));
        expect(volume).toEqual(perBucket);
        expect(users.users).toBe(BigInt(new Set(touching.map(senderOf)).size));
        expect(users.approximate).toBe(false);
        expect(users.buckets.toSorted((a, b) => a.bucket - b.bucket)).toEqual(
          [...counted].map(([start, senders]) => ({ bucket: start, users: BigInt(senders.size) })),
        );
      }),
      { numRuns: Math.ceil(numRuns / 2) },
    );
  }, 120_000);

  it('rank payers', async () => {
    await fc.assert(
      fc.asyncProperty(ranges, async (range) => {
        const counted = new Map<bigint, { transactions: bigint; fee: bigint }>();
        for (const { payer, fee } of within(range)) {
          const sums = counted.get(payer) ?? { transactions: 0n, fee: 0n };
          counted.set(payer, { transactions: sums.transactions + 1n, fee: sums.fee + fee });
        }
        const ranked = [...counted]
          .map(([payer, sums]) => ({ payer, ...sums }))
          .toSorted((a, b) => compareAscending(b.transactions, a.transactions) || compareAscending(a.payer, b.payer));
        expect(await topPayers(store, range, 5)).toEqual(ranked.slice(0, 5));
      }),
      { numRuns: Math.ceil(numRuns / 2) },
    );
  }, 120_000);
});
