import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROW_ENGINES, type RowEngine, startRowEngine } from '../testing/row-engines.ts';
import { sampleBlock, sampleHash, sampleRow, sampleRows, sampleTransaction } from '../testing/sample-rows.ts';
import { ACCOUNT_KEYS, keyTerm } from './account-keys.ts';
import { addressTerm } from './address-term.ts';
import {
  ADDRESSES,
  BLOCK_BLOOMS,
  BLOCK_HASHES,
  CALL_SENDERS,
  ERC20_TRANSFERS,
  SCHEDULE_EVENTS,
  TOKEN_EVENTS,
} from './fact-list.ts';
import { FILE_PIECES } from './file-pieces.ts';
import type { RowBatch, RowStore } from './row-store.ts';
import { hashPrefix } from './transaction-lookup.ts';

/** More than one checkpoint in a batch, and none at its end. */
const TRANSACTIONS = 300;
const BATCHES = 3;
const LAST = BATCHES * 1_000;
const EVER = { first: 0n, last: BigInt(LAST) };
const SCHEDULE = 2n ** 63n + 9n;
const CONTRACT = 70n;
const ADDRESS = Buffer.alloc(20, 7);
const FILE = 150n;
/** A list of an Ed25519 and an ECDSA key. */
const PUBLIC_KEYS = [Buffer.alloc(32, 5), Buffer.alloc(33, 6)] as const;
const KEYS = Buffer.concat([
  Buffer.of(0x32, 0x47),
  Buffer.of(0x12, 0x20),
  PUBLIC_KEYS[0],
  Buffer.of(0x3a, 0x21),
  PUBLIC_KEYS[1],
]);

const MOVED = {
  tokenTransferToken: [9n, 9n],
  tokenTransferAccount: [1n, 2n],
  tokenTransferAmount: [-1n, 1n],
  tokenTransferApproval: [0, 0],
};

const kindOf = (instant: number) => ({ type: instant % 7 === 0 ? 37 : 14, result: instant % 5 === 0 ? 10 : 22 });
const instantsOf = (batch: number) =>
  Array.from({ length: TRANSACTIONS }, (_, index) => (batch - 1) * 1_000 + index + 1);
const bloomOf = (bit: number) => Buffer.alloc(256).fill(1 << bit, bit, bit + 1);

/** The newest transactions come first: who writes a batch need not sort it. */
function batchOf(batch: number): RowBatch {
  const instants = instantsOf(batch);
  const [one = 0, two = 0] = instants;
  const at = BigInt(one);
  const bloomAt = (consensusNs: bigint, bit: number) =>
    sampleRow('contractResult', { consensusNs, type: 7, contract: CONTRACT, sender: 5n, bloom: bloomOf(bit) });
  return {
    rows: sampleRows({
      transaction: instants
        .toReversed()
        .map((instant) => sampleTransaction({ consensusNs: BigInt(instant), block: BigInt(batch), ...kindOf(instant) }))
        .map((row) => (row.consensusNs < at + 3n ? { ...row, ...MOVED } : row)),
      scheduleEvent: ['create', 'sign'].map((event) =>
        sampleRow('scheduleEvent', { schedule: SCHEDULE, consensusNs: at, event, memo: `${batch}` }),
      ),
      contractResult: [bloomAt(at, 1), bloomAt(BigInt(two), 2)],
      erc20Transfer: [1, 0].map((logIndex) =>
        sampleRow('erc20Transfer', { consensusNs: at, logIndex, contract: CONTRACT, amount: '1' }),
      ),
      transactionRaw: [
        sampleRow('transactionRaw', { consensusNs: at, transactionBytes: Buffer.from(`body of ${batch}: contents`) }),
      ],
      fileData: [sampleRow('fileData', { file: FILE, consensusNs: at, type: 16, contents: Buffer.from('contents') })],
      account: [sampleRow('account', { id: BigInt(batch), createdNs: at, version: at, key: KEYS })],
      entity: [sampleRow('entity', { id: BigInt(batch), createdNs: at, evmAddress: ADDRESS, alias: ADDRESS })],
    }),
    blocks: [
      sampleBlock({
        sequence: BigInt(batch),
        batch: `batch-${batch}`,
        firstNs: at,
        lastNs: BigInt(batch * 1_000),
        hash: sampleHash(BigInt(batch)),
      }),
    ],
  };
}

function countedBetween(first: number, last: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let batch = 1; batch <= BATCHES; batch++)
    for (const instant of instantsOf(batch).filter((one) => one >= first && one <= last)) {
      const { type, result } = kindOf(instant);
      counts[`${type} ${result}`] = (counts[`${type} ${result}`] ?? 0) + 1;
    }
  return counts;
}

describe.each(ROW_ENGINES)('facts in %s', (name) => {
  let engine: RowEngine;
  let rows: RowStore;
  beforeAll(async () => {
    engine = await startRowEngine(name);
    rows = await (await engine.place()).write();
    for (let batch = 1; batch <= BATCHES; batch++) {
      const head = { sequence: BigInt(batch), lastNs: BigInt(batch * 1_000) };
      if (batch === 2) await (await rows.write(batchOf(batch), head)).abort();
      await (await rows.write(batchOf(batch), head)).commit();
    }
  });
  afterAll(async () => {
    await rows?.close();
    await engine?.stop();
  });

  it.each([
    ['everything', 0, LAST],
    ['a batch', 1_001, 1_300],
    ['a part of one', 1_007, 1_290],
    ['what begins at a checkpoint', 129, 256],
    ['what ends in another batch', 250, 2_003],
    ['a single transaction', 1_128, 1_128],
    ['what nobody sent', 400, 900],
    ['what comes after all', LAST + 1, LAST + 9],
  ])('count the transactions of %s', async (_, first, last) => {
    const counts = await rows.transactions.countKinds({ first: BigInt(first), last: BigInt(last) });
    const found = counts.map(({ type, result, transactions }) => [`${type} ${result}`, Number(transactions)]);
    expect(Object.fromEntries(found)).toEqual(countedBetween(first, last));
  });

  it('are those of a list and its terms, in the order of time', async () => {
    const events = await rows.facts.of(SCHEDULE_EVENTS, [3n, SCHEDULE], { first: 0n, last: 1_500n }, 9);
    expect(events?.map(({ event, memo, schedule }) => [event, memo, schedule])).toEqual([
      ['create', '1', SCHEDULE],
      ['sign', '1', SCHEDULE],
      ['create', '2', SCHEDULE],
      ['sign', '2', SCHEDULE],
    ]);
    expect(await rows.facts.of(CALL_SENDERS, [CONTRACT], EVER, 9)).toEqual([5n, 5n, 5n, 5n, 5n, 5n]);
    expect((await rows.facts.of(ERC20_TRANSFERS, [1_001n], EVER, 9))?.map(({ logIndex }) => logIndex)).toEqual([0, 1]);
  });

  it('are not given where there are more than were asked for', async () => {
    expect(await rows.facts.of(CALL_SENDERS, [CONTRACT], EVER, 6)).toHaveLength(6);
    expect(await rows.facts.of(CALL_SENDERS, [CONTRACT], EVER, 5)).toBeUndefined();
    expect(await rows.facts.of(CALL_SENDERS, [], EVER, 5)).toEqual([]);
  });

  it('are counted once each', async () => {
    expect(await rows.facts.countDistinct(CALL_SENDERS, CONTRACT, EVER, 6)).toBe(1n);
    expect(await rows.facts.countDistinct(CALL_SENDERS, CONTRACT, EVER, 5)).toBeUndefined();
    expect(await rows.facts.countDistinct(CALL_SENDERS, 3n, EVER, 5)).toBe(0n);
  });

  it('find who had an address, and blocks by a hash', async () => {
    const found = await rows.facts.of(ADDRESSES, [addressTerm(ADDRESS)], { first: 0n, last: 1_001n }, 9);
    const holder = (form: string, id: bigint) => ({ form, id, address: ADDRESS });
    expect(found?.map(({ address, ...rest }) => ({ ...rest, address: Buffer.from(address) }))).toEqual([
      holder('evm', 1n),
      holder('alias', 1n),
      holder('evm', 2n),
      holder('alias', 2n),
    ]);
    expect(await rows.facts.of(BLOCK_HASHES, [hashPrefix(sampleHash(2n))], EVER, 9)).toEqual([2n]);
    expect(await rows.facts.of(BLOCK_HASHES, [hashPrefix(sampleHash(2n))], { first: 0n, last: 1_999n }, 9)).toEqual([]);
  });

  it('are given by pages, in either order', async () => {
    const page = (order: 'asc' | 'desc', first: bigint, limit: number) =>
      rows.facts.page(TOKEN_EVENTS, 0n, { first, last: BigInt(LAST), order, limit });
    const [one, two, three] = [1, 2, 3].map((batch) => instantsOf(batch).slice(0, 3).map(BigInt));
    expect(await page('asc', 0n, 2)).toEqual([one, two]);
    expect(await page('desc', 0n, 2)).toEqual([three, two]);
    expect(await page('desc', 1_004n, 9)).toEqual([three]);
    expect(await page('asc', BigInt(LAST), 9)).toEqual([]);
  });

  it('join the blooms of a block', async () => {
    const blooms = await rows.facts.of(BLOCK_BLOOMS, [3n, 7n], EVER, 9);
    const joined = Buffer.from(bloomOf(1).map((byte, index) => byte | (bloomOf(2)[index] ?? 0)));
    expect(blooms).toEqual([{ sequence: 3n, bloom: joined }]);
  });

  it('say where the contents of a piece of a file are in its transaction', async () => {
    const [piece] = await rows.facts.page(FILE_PIECES, FILE, { ...EVER, order: 'desc', limit: 1 });
    expect(piece).toMatchObject({ row: { file: FILE, consensusNs: 2_001n, type: 16 }, start: 11, size: 8 });
    expect(piece?.row.contents).toHaveLength(0);
  });

  it.each(PUBLIC_KEYS)('find the accounts of a key within a list of keys', async (publicKey) => {
    expect(await rows.facts.of(ACCOUNT_KEYS, [keyTerm(publicKey)], EVER, 9)).toEqual([1n, 2n, 3n]);
  });
});
