import { consensusNsOf, entityIdFromStore, NS_PER_SECOND } from '@ledgerscope/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as store_ from './index.ts';
import type { LedgerStore } from './ledger-store.ts';
import { startTestEngine, type TestEngine } from './testing/open-test-store.ts';
import { sampleBlock, sampleHash, sampleRow, sampleRows, sampleTransaction } from './testing/sample-rows.ts';

const {
  listTransactions,
  countTransactions,
  transactionsByRef,
  transactionsByHash,
  readChildren: childrenOf,
  transactionRaw,
} = store_;
const START = 1_700_000_000_000_000_000n;
const COUNT = 9000;
const at = (index: number): bigint => START + BigInt(index) * NS_PER_SECOND;
/** Valid start that the sent transaction, its child, its duplicate and its scheduled twin share. */
const VALID_START = at(500) - 3n * NS_PER_SECOND;
const PAYER = 1005n;
const ETHEREUM_HASH = new Uint8Array(32).fill(7);
const TYPES = [14, 27, 7, 37, 14, 27, 11, 14, 14, 27];
const typeOf = (index: number): number => TYPES[index % TYPES.length] ?? 14;
const resultOf = (index: number): number => (index % 25 === 3 ? 10 : index % 40 === 7 ? 21 : 22);

/** Some indexes share the id of the transaction at 500. */
const SHARING = new Map([
  [500, { nonce: 0, scheduled: 0 }],
  [501, { nonce: 1, scheduled: 0 }],
  [520, { nonce: 0, scheduled: 0 }],
  [8000, { nonce: 0, scheduled: 1 }],
]);

function transactionAt(index: number) {
  const sharing = SHARING.get(index);
  return sampleTransaction({
    consensusNs: at(index),
    block: BigInt(Math.floor(index / 3000)) + 1n,
    payer: sharing === undefined ? 1001n + BigInt(index % 10) : PAYER,
    validStartDelta: sharing === undefined ? 2n * NS_PER_SECOND + BigInt(index) : at(index) - VALID_START,
    type: typeOf(index),
    result: resultOf(index),
    entity: 5000n + BigInt(index % 7),
    parentNs: index === 501 ? at(500) : 0n,
    ...sharing,
  });
}

function rowsOf() {
  return sampleRows({
    transaction: Array.from({ length: COUNT }, (_, index) => transactionAt(index)),
    transactionRaw: [
      sampleRow('transactionRaw', { consensusNs: at(2) }),
      sampleRow('transactionRaw', { consensusNs: at(5), transactionBytes: new Uint8Array([10, 10, 0]) }),
    ],
    contractResult: [sampleRow('contractResult', { consensusNs: at(2), signerNonce: -1n, logs: 2 })],
    contractLog: [1, 0].map((logIndex) => sampleRow('contractLog', { consensusNs: at(2), logIndex })),
    contractAction: [1, 0].map((actionIndex) => sampleRow('contractAction', { consensusNs: at(2), actionIndex })),
    contractStateChange: [sampleRow('contractStateChange', { consensusNs: at(2), slot: new Uint8Array([1]) })],
    contractBytecode: [sampleRow('contractBytecode', { consensusNs: at(2), runtimeBytecode: new Uint8Array([96]) })],
    ethereumTransaction: [sampleRow('ethereumTransaction', { consensusNs: at(2), ethereumHash: ETHEREUM_HASH })],
    scheduleEvent: ['execute', 'create'].map((event, index) =>
      sampleRow('scheduleEvent', { schedule: 60n, event, consensusNs: at(40 - index) }),
    ),
    fileData: [
      [17, 'old'],
      [16, 'gone'],
      [19, 'new '],
      [16, 'tail'],
      [19, ''],
    ].map(([type, text], index) =>
      sampleRow('fileData', {
        file: 102n,
        type: Number(type),
        consensusNs: at(10 + index),
        contents: Buffer.from(String(text)),
      }),
    ),
    nodeStake: [1, 2].flatMap((update) =>
      [1n, 0n].map((nodeId) => sampleRow('nodeStake', { nodeId, consensusNs: at(update), stake: BigInt(update) })),
    ),
    networkStake: [1, 2].map((update) =>
      sampleRow('networkStake', { consensusNs: at(update), epochDay: BigInt(update) }),
    ),
    entity: [1, 2].map((id) =>
      sampleRow('entity', {
        kind: id === 1 ? 'account' : 'contract',
        id: BigInt(id + 700),
        createdNs: at(id),
        evmAddress: new Uint8Array(20).fill(9),
        alias: new Uint8Array([id]),
      }),
    ),
  });
}

const all = Array.from({ length: COUNT }, (_, index) => index);
const indexOf = (row: { consensusNs: bigint }): number => Number((row.consensusNs - START) / NS_PER_SECOND);

describe.each(['embedded', 'http'] as const)('queries, %s', (kind) => {
  let engine: TestEngine;
  let store: LedgerStore;
  beforeAll(async () => {
    engine = await startTestEngine(kind);
    store = await engine.open();
    await store.writeBatch({
      batch: { sequence: 1n, batch: 'b', fileNames: ['1', '2', '3'], fileHashes: ['', '', ''] },
      rows: rowsOf(),
      blocks: [1, 2, 3].map((sequence) =>
        sampleBlock({
          sequence: BigInt(sequence),
          batch: 'b',
          firstNs: at(sequence * 3000 - 3000),
          lastNs: at(sequence * 3000 - 1),
        }),
      ),
    });
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  const cases: [string, store_.TransactionFilter, (index: number) => boolean][] = [
    ['all', {}, () => true],
    ['an entity', { entity: entityIdFromStore(5003n) }, (index) => index % 7 === 3],
    ['a dense type', { types: [14] }, (index) => typeOf(index) === 14],
    ['indexed types', { types: [7, 37] }, (index) => [7, 37].includes(typeOf(index))],
    ['dense and indexed types', { types: [27, 11] }, (index) => [27, 11].includes(typeOf(index))],
    ['results', { results: [10, 21] }, (index) => [10, 21].includes(resultOf(index))],
    ['successes', { results: [22] }, (index) => resultOf(index) === 22],
    ['failures', { failedOnly: true }, (index) => resultOf(index) !== 22],
    ['failures and one result', { failedOnly: true, results: [22] }, () => true],
    ['type and result', { types: [37], results: [10] }, (index) => typeOf(index) === 37 && resultOf(index) === 10],
    ['empty lists', { types: [], results: [] }, () => true],
    [
      'an entity, type and period',
      { entity: entityIdFromStore(5003n), types: [14], from: consensusNsOf(at(100)), until: consensusNsOf(at(7000)) },
      (index) => index % 7 === 3 && typeOf(index) === 14 && index >= 100 && index < 7000,
    ],
    [
      'a dense type in a period with odd edges',
      { types: [14], from: consensusNsOf(at(123) + 1n), until: consensusNsOf(at(8321) + 1n) },
      (index) => typeOf(index) === 14 && index > 123 && index <= 8321,
    ],
    [
      'a short period',
      { types: [27], from: consensusNsOf(at(5)), until: consensusNsOf(at(9)) },
      (i) => typeOf(i) === 27 && i >= 5 && i < 9,
    ],
    ['an empty period', { from: consensusNsOf(at(50)), until: consensusNsOf(at(50)) }, () => false],
    ['the time after the head', { from: consensusNsOf(at(COUNT)) }, () => false],
  ];

  it.each(cases)('lists and counts %s', async (_name, filter, passes) => {
    const expected = all.filter(passes);
    expect(await countTransactions(store, filter)).toBe(BigInt(expected.length));
    const newest = await listTransactions(store, { ...filter, order: 'desc', limit: 7, offset: 3 });
    expect(newest.rows.map(indexOf)).toEqual(expected.toReversed().slice(3, 10));
    expect(newest.totalCount).toBe(BigInt(expected.length));
    const after = expected[4] ?? 0;
    const oldest = await listTransactions(store, {
      ...filter,
      order: 'asc',
      limit: 5,
      after: consensusNsOf(at(after)),
    });
    expect(oldest.rows.map(indexOf)).toEqual(expected.filter((index) => index > after).slice(0, 5));
    const before = expected.at(-3) ?? COUNT;
    const older = await listTransactions(store, {
      ...filter,
      order: 'desc',
      limit: 5,
      after: consensusNsOf(at(before)),
    });
    expect(older.rows.map(indexOf)).toEqual(
      expected
        .filter((index) => index < before)
        .slice(-5)
        .toReversed(),
    );
  });

  it('gives back the whole row and the number of its block', async () => {
    const [row] = (await listTransactions(store, { order: 'asc', limit: 1 })).rows;
    const { number } = sampleBlock({ sequence: 1n, lastNs: 0n, batch: '' });
    expect(row).toEqual({ ...transactionAt(0), blockNumber: number });
  });

  it('refuses pages out of bounds', async () => {
    for (const page of [{ limit: 0 }, { limit: 5, offset: 2_000_000_001 }])
      await expect(listTransactions(store, { order: 'desc', ...page })).rejects.toThrow(store_.InvalidQueryError);
    expect((await listTransactions(store, { order: 'desc', limit: 5, offset: 10_001 })).rows).toEqual([]);
  });

  it('finds all that share an id: child, duplicate and the scheduled twin much later', async () => {
    const id = { payer: entityIdFromStore(PAYER), validStartNs: consensusNsOf(VALID_START) };
    const rows = await transactionsByRef(store, { kind: 'id', id });
    expect(rows.map(indexOf)).toEqual([...SHARING.keys()]);
    expect(await transactionsByRef(store, { kind: 'id', id: { ...id, payer: entityIdFromStore(1n) } })).toEqual([]);
    expect((await childrenOf(store, at(500))).map(indexOf)).toEqual([501]);
    expect(await childrenOf(store, at(501))).toEqual([]);
  });

  it('finds by hash, Ethereum hash and time', async () => {
    const hash = Buffer.from(sampleHash(at(42))).toString('hex');
    expect((await transactionsByRef(store, { kind: 'hash', hash })).map(indexOf)).toEqual([42]);
    expect((await transactionsByHash(store, ETHEREUM_HASH)).map(indexOf)).toEqual([2]);
    expect(await transactionsByHash(store, new Uint8Array(48))).toEqual([]);
    await expect(transactionsByHash(store, new Uint8Array(4))).rejects.toThrow(store_.InvalidQueryError);
    const byTime = await transactionsByRef(store, { kind: 'consensusTime', consensusNs: consensusNsOf(at(9)) });
    expect(byTime.map(indexOf)).toEqual([9]);
    expect(await transactionsByRef(store, { kind: 'consensusTime', consensusNs: consensusNsOf(at(9) + 1n) })).toEqual(
      [],
    );
  });

  it('reads what belongs to one transaction', async () => {
    expect((await transactionRaw(store, at(5)))?.transactionBytes).toEqual(new Uint8Array([10, 10, 0]));
    expect(await transactionRaw(store, at(6))).toBeUndefined();
    expect(await store_.contractBytecodes(store, at(2))).toHaveLength(1);
  });

  it('reads the smaller histories', async () => {
    expect((await store_.scheduleEvents(store, 60n)).map((row) => row.event)).toEqual(['create', 'execute']);
    expect((await store_.provenNodeStakes(store)).map((row) => [row.nodeId, row.stake])).toEqual([
      [0n, 2n],
      [1n, 2n],
    ]);
    expect((await store_.latestNetworkStake(store))?.epochDay).toBe(2n);
    const file = entityIdFromStore(102n);
    const text = async (until?: number): Promise<string> => {
      const pieces = await store_.fileHistory(store, file, until === undefined ? undefined : consensusNsOf(at(until)));
      return pieces.map((piece) => Buffer.from(piece.contents).toString()).join('');
    };
    expect(await text()).toBe('new tail');
    expect(await text(11)).toBe('oldgone');
    expect(await text(9)).toBe('');
  });

  it('resolves addresses to the newest holder', async () => {
    expect(await store_.entityByEvmAddress(store, new Uint8Array(20).fill(9))).toBe(702n);
    expect(await store_.entityByAlias(store, new Uint8Array([1]))).toBe(701n);
    expect(await store_.entityByAlias(store, new Uint8Array([3]))).toBeUndefined();
    expect(await store_.entityByEvmAddress(store, new Uint8Array())).toBeUndefined();
    expect([...(await store_.entitiesByAddress(store, 'evm', ['09'.repeat(20), '0a'.repeat(20)]))]).toEqual([
      ['09'.repeat(20), 702n],
    ]);
    expect([...(await store_.entitiesByAddress(store, 'alias', ['01', '03']))]).toEqual([['01', 701n]]);
    expect((await store_.entitiesByAddress(store, 'alias', [])).size).toBe(0);
  });

  it('counts the whole store', async () => {
    expect(await store_.counts(store)).toMatchObject({
      transactions: BigInt(COUNT),
      firstNs: at(0),
      lastNs: at(COUNT - 1),
      entities: { accounts: 0n, exact: false },
      greatestAccount: 701n,
      lastHour: { transactions: 3600n, seconds: 3600 },
    });
    expect(await store_.blockTotals(store)).toEqual({ blocks: 3n, unproven: 0n, reported: 0n });
  });
});
