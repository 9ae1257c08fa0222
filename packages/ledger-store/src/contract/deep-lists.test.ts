import { entityIdFromStore } from '@ledgerscope/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractEvents, contractNftTransfers, type LedgerStore } from '../index.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '../testing/sample-rows.ts';
import { TOKEN_LOGS } from './token-logs.ts';

const START = 1_700_000_000_000_000_000n;
const CONTRACT = entityIdFromStore(6_000n);
/** Logs of one transaction each; two of each second one. */
const LOGS = Array.from({ length: 10_400 }, (_, index) => ({
  consensusNs: START + BigInt(Math.floor(index / 2)),
  logIndex: index % 2,
}));
/** Another contract's logs at the same places: each third one moves two token IDs, the others one NFT. */
const NFTS = entityIdFromStore(6_001n);
const word = (value: number) => value.toString(16).padStart(64, '0');
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const nftLog = (log: (typeof LOGS)[number], index: number) => {
  const isBatch = index % 3 === 0;
  const topic0 = bytes(isBatch ? TOKEN_LOGS.batch : TOKEN_LOGS.transfer);
  const data = isBatch ? bytes([64, 160, 2, index, index, 2, 1, 1].map(word).join('')) : new Uint8Array();
  const topics = [topic0, ...[1, 2, index].map((value) => bytes(word(value)))];
  return sampleRow('contractLog', { contract: NFTS, ...log, topic0, topics, data });
};
const MOVES = LOGS.flatMap((log, index) =>
  index % 3 === 0
    ? [
        { ...log, entry: 0, token: String(index) },
        { ...log, entry: 1, token: String(index) },
      ]
    : [{ ...log, entry: 0, token: String(index) }],
);
const LAST = LOGS.at(-1)?.consensusNs ?? 0n;

let engine: TestEngine;
let store: LedgerStore;
beforeAll(async () => {
  engine = await startTestEngine('embedded');
  store = await engine.open();
  const instants = [...new Set(LOGS.map(({ consensusNs }) => consensusNs))];
  await store.writeBatch({
    batch: { batch: 'b', sequence: 1n, fileNames: ['b'], fileHashes: [''] },
    rows: sampleRows({
      transaction: instants.map((consensusNs) =>
        sampleTransaction({ consensusNs, block: 1n, type: 7, entity: CONTRACT }),
      ),
      transactionRaw: instants.map((consensusNs) => sampleRow('transactionRaw', { consensusNs })),
      contractLog: LOGS.flatMap((log, index) => [
        sampleRow('contractLog', { contract: CONTRACT, ...log }),
        { ...nftLog(log, index), logIndex: log.logIndex + 2 },
      ]),
    }),
    blocks: [sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: LAST, transactions: instants.length })],
  });
});
afterAll(async () => {
  await store.close();
  await engine.stop();
});

describe('events of a contract, counted from the beginning of the list', () => {
  const inOrder = { asc: LOGS, desc: LOGS.toReversed() };
  it.each([
    ['asc', 9_999],
    ['asc', 10_001],
    ['desc', 10_001],
    ['desc', 10_002],
    ['asc', 10_398],
    ['desc', 10_400],
    ['desc', 2_000_000_000],
  ] as const)('%s from %i', async (order, offset) => {
    const { rows, totalCount } = await contractEvents(store, CONTRACT, { order, offset, limit: 3 });
    expect(totalCount).toBe(BigInt(LOGS.length));
    expect(rows.map(({ consensusNs, logIndex }) => ({ consensusNs, logIndex }))).toEqual(
      inOrder[order].slice(offset, offset + 3),
    );
  });

  it('go on behind a log from there', async () => {
    const after = { consensusNs: START, logIndex: 0n };
    const page = { order: 'asc', offset: 10_100, limit: 1, after } as const;
    const { rows } = await contractEvents(store, CONTRACT, page);
    expect(rows[0]).toMatchObject(LOGS[10_101] ?? {});
  });
});

describe('transfers of a token by logs, counted from the beginning of the list', () => {
  const inOrder = { asc: MOVES, desc: MOVES.toReversed() };
  it.each([
    ['desc', 0],
    ['asc', 9_999],
    ['asc', 10_001],
    ['desc', 10_002],
    ['desc', 10_003],
    ['asc', MOVES.length - 1],
    ['desc', MOVES.length],
    ['desc', 2_000_000_000],
  ] as const)('%s from %i', async (order, offset) => {
    const { rows, totalCount } = await contractNftTransfers(store, NFTS, { order, offset, limit: 4 });
    expect(totalCount).toBe(BigInt(MOVES.length));
    expect(
      rows.map(({ consensusNs, logIndex, entry, token }) => ({ consensusNs, logIndex: logIndex - 2, entry, token })),
    ).toEqual(inOrder[order].slice(offset, offset + 4));
  });
});
