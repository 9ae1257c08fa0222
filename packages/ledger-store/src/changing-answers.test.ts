import { consensusNsOf, entityIdFromStore } from '@ledgerscope/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countByKind,
  countTransactions,
  entitiesByAddress,
  heldTokens,
  pendingAirdropCounts,
  readChildren,
  transactionInstants,
  transactionRaw,
  transactionsByHash,
  transactionsById,
} from './index.ts';
import type { LedgerStore } from './ledger-store.ts';
import { columnName } from './table.ts';
import { STATE_TABLES } from './tables.ts';
import { startTestEngine, type TestEngine } from './testing/open-test-store.ts';
import { sampleBlock, sampleHash, sampleRow, sampleRows, sampleTransaction } from './testing/sample-rows.ts';

const START = 1_700_000_000_000_000_000n;
const VALID_START = START - 5n;
const ID = { payer: entityIdFromStore(1001n), validStartNs: VALID_START };
const HASH = sampleHash(1n);
const ETHEREUM_HASH = new Uint8Array(32).fill(9);
const RECEIVER = entityIdFromStore(2001n);
const SENDER = entityIdFromStore(2002n);
const at = (batch: number): bigint => START + BigInt(batch) * 1_000_000_000n;

const ADDRESS = new Uint8Array(20).fill(7);

/** What is asked of one account whenever its page is opened. */
async function ofAccount(store: LedgerStore, id: bigint, from: bigint) {
  const entity = entityIdFromStore(id);
  const address = Buffer.from(ADDRESS).toString('hex');
  return {
    all: (await countByKind(store, { entity })).totalCount,
    recent: await countTransactions(store, { entity, from: consensusNsOf(from) }),
    page: await transactionInstants(store, { entity, order: 'desc', limit: 3 }),
    held: await heldTokens(store, entity),
    addressed: (await entitiesByAddress(store, 'evm', [address])).get(address),
  };
}

/** Every batch has a transaction of the same id, hash and parent, and an airdrop between the same two. */
function batchOf(batch: number) {
  const sequence = BigInt(batch);
  const name = `batch-${batch}`;
  const consensusNs = at(batch);
  const slot = batch % 2;
  return {
    batch: { sequence, batch: name, fileNames: [name], fileHashes: [''] },
    rows: sampleRows({
      transaction: [
        sampleTransaction({
          consensusNs,
          block: sequence,
          payer: ID.payer,
          validStartDelta: consensusNs - VALID_START,
          hash: HASH,
          parentNs: at(1),
        }),
      ],
      transactionRaw: [sampleRow('transactionRaw', { consensusNs, recordBytes: Uint8Array.of(batch) })],
      ethereumTransaction: [sampleRow('ethereumTransaction', { consensusNs, ethereumHash: ETHEREUM_HASH })],
      airdrop: [
        sampleRow('airdrop', {
          receiver: RECEIVER,
          sender: SENDER,
          token: 3000n + sequence,
          state: 'PENDING',
          slot,
          version: consensusNs,
        }),
      ],
    }),
    blocks: [sampleBlock({ sequence, batch: name, lastNs: consensusNs })],
  };
}

describe('cached answers', () => {
  let engine: TestEngine;
  let store: LedgerStore;
  let asked = 0;
  beforeAll(async () => {
    engine = await startTestEngine('embedded');
    store = await engine.open();
    const { query } = store.client;
    Object.assign(store.client, {
      query: (...call: Parameters<typeof query>) => {
        asked++;
        return query(...call);
      },
    });
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });
  const instants = (rows: readonly { readonly consensusNs: bigint }[]) => rows.map(({ consensusNs }) => consensusNs);
  const answers = async () => ({
    byId: instants(await transactionsById(store, ID)),
    byHash: instants(await transactionsByHash(store, HASH)),
    byEthereumHash: instants(await transactionsByHash(store, ETHEREUM_HASH)),
    children: instants(await readChildren(store, at(1))),
    received: await pendingAirdropCounts(store, RECEIVER),
    sent: await pendingAirdropCounts(store, SENDER),
    raw: (await transactionRaw(store, at(1)))?.recordBytes,
  });

  it('are those of the store after every batch, and are not asked for again before', async () => {
    for (const batch of [1, 2, 3, 4]) {
      await store.writeBatch(batchOf(batch));
      const all = Array.from({ length: batch }, (_, index) => at(index + 1));
      const count = BigInt(batch);
      const expected = {
        byId: all,
        byHash: all,
        byEthereumHash: all,
        children: all,
        received: { received: count, sent: 0n },
        sent: { received: 0n, sent: count },
        raw: Uint8Array.of(1),
      };
      expect(await answers()).toEqual(expected);
      asked = 0;
      expect(await answers()).toEqual(expected);
      expect(asked).toBe(0);
    }
  });

  it('of state tables are under the names that their rows have in a batch', () => {
    for (const [property, { name }] of Object.entries(STATE_TABLES)) expect(columnName(property)).toBe(name);
  });

  it('are asked for again where another process moved the head', async () => {
    await store.writeBatch(batchOf(5));
    const other = { client: store.client, rows: store.rows, caches: store.caches, head: store.head };
    expect(await transactionsById(other, ID)).toHaveLength(5);
    const head = { ...batchOf(4).blocks[0], sequence: 4n, lastNs: at(4) } as never;
    const older = { ...other, head };
    expect(instants(await transactionsById(older, ID))).toEqual([at(1), at(2), at(3), at(4)]);
    expect(await transactionsById(other, ID)).toHaveLength(5);
  });

  it('contain nothing that is not committed, and no such answer is cached', async () => {
    const cut = store.writeBatch(batchOf(6), (stage) => {
      if (stage === 'transaction_raw') throw new Error('cut off');
    });
    await expect(cut).rejects.toThrow('cut off');
    expect(await transactionRaw(store, at(6))).toBeUndefined();
    expect(await transactionsById(store, ID)).toHaveLength(5);
    await store.writeBatch(batchOf(6));
    expect((await transactionRaw(store, at(6)))?.recordBytes).toEqual(Uint8Array.of(6));
    expect(await transactionsById(store, ID)).toHaveLength(6);
  });

  it('of an entity are asked for again once a batch names it, and not before', async () => {
    const write = (batch: number, payer: bigint) => {
      const made = batchOf(batch);
      const transaction = [sampleTransaction({ consensusNs: at(batch), block: BigInt(batch), payer })];
      const accountToken = [
        sampleRow('accountToken', { account: payer, token: 900n, balance: 1n, associated: 1, version: at(batch) }),
      ];
      const entity = payer === 4002n ? [sampleRow('entity', { kind: 'account', id: payer, evmAddress: ADDRESS })] : [];
      return store.writeBatch({ ...made, rows: sampleRows({ transaction, accountToken, entity }) });
    };
    await write(7, 4001n);
    const first = { all: 1n, recent: 1n, page: [at(7)], held: 1n, addressed: undefined };
    expect(await ofAccount(store, 4001n, START)).toEqual(first);
    await write(8, 4003n);
    asked = 0;
    expect(await ofAccount(store, 4001n, START + 1n)).toEqual(first);
    expect(asked).toBe(0);
    await write(9, 4002n);
    expect(await ofAccount(store, 4001n, START + 2n)).toEqual({ ...first, addressed: 4002n });
    // The address is known by the rows: no statement of the column store is made.
    expect(asked).toBe(0);
    await write(10, 4001n);
    const second = { all: 2n, recent: 1n, page: [at(10), at(7)], held: 1n, addressed: 4002n };
    expect(await ofAccount(store, 4001n, at(8))).toEqual(second);
  });
});
