import { consensusNsOf, type EntityId, entityIdFromStore, NS_PER_SECOND } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockAt, gaps, recentBlocks } from './block/queries.ts';
import { FatalStoreError, InvalidQueryError } from './client/store-error.ts';
import type { Batch } from './ledger-snapshot.ts';
import type { LedgerStore } from './ledger-store.ts';
import type { ColumnKind, Table } from './table.ts';
import { BATCH_TABLES, type BatchRows, STATE_TABLES } from './tables.ts';
import { startTestEngine, type TestEngine } from './testing/open-test-store.ts';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from './testing/sample-rows.ts';
import { lastTopicMessages } from './topic/queries.ts';
import { listTransactions } from './transaction/list-transactions.ts';

const START = 1_700_000_000_000_000_000n;
const PAYER = entityIdFromStore(1001n);
/** An id of shard 1023, which needs all 64 bits. */
const FAR_PAYER = entityIdFromStore(0xffff_ffff_ffff_fff0n);

/** What the tables of names, memos and keys are made from. */
const TEXTS: Readonly<Record<string, object>> = {
  account: { memo: 'corner office', key: new Uint8Array([0x12, 0x20, ...Array(32).fill(7)]), isContract: 1 },
  topic: { memo: 'news of the office', deleted: 1 },
  token: { name: 'Office Chair', symbol: 'CHAIR' },
};

/** A batch of two files with rows in every table. */
function batchOf(number: number): Batch {
  const sequence = BigInt(number * 2 + 1);
  const name = `batch-${number}`;
  const base = START + BigInt(number) * 10n * NS_PER_SECOND;
  const at = (offset: number): bigint => base + BigInt(offset);
  const rows: { -readonly [K in keyof BatchRows]?: BatchRows[K] } = {};
  for (const table of Object.keys(BATCH_TABLES) as (keyof BatchRows)[])
    Object.assign(rows, {
      [table]: [1, 2].map((offset) => sampleRow(table, { consensusNs: at(offset), version: at(offset) } as never)),
    });
  // One row per key and batch, in the slot that does not hold the one before it.
  for (const table of Object.keys(STATE_TABLES) as (keyof typeof STATE_TABLES)[])
    Object.assign(rows, {
      [table]: [sampleRow(table, { slot: number % 2, version: at(3), ...TEXTS[table] })],
    });
  rows.contractStateChange = [sampleRow('contractStateChange', { consensusNs: at(1), contract: 901n, written: 1 })];
  rows.transaction = [1, 2, 3].map((offset) =>
    sampleTransaction({
      consensusNs: at(offset),
      block: offset < 3 ? sequence : sequence + 1n,
      payer: offset === 3 ? FAR_PAYER : PAYER,
      memo: `lunch number ${number} ${offset}`,
      type: offset === 2 ? 37 : 14,
      result: offset === 3 ? 10 : 22,
      amount: 2n ** 63n + BigInt(offset),
      transferAccount: [98n, PAYER],
      transferAmount: [5n, -5n],
      transferApproval: [0, 0],
      transferErrata: [0, 0],
      tokenTransferToken: [7000n, 7000n],
      tokenTransferAccount: [PAYER, 2002n],
      tokenTransferAmount: [-3n, 3n],
      tokenTransferApproval: [0, 0],
      nftTransferToken: [8000n, 8000n],
      nftTransferSerial: [-1n, BigInt(number)],
      nftTransferSender: [PAYER, 0n],
      nftTransferReceiver: [2002n, PAYER],
      nftTransferApproval: [0, 0],
      parentNs: offset === 2 ? at(1) : 0n,
      rewardAccount: [PAYER],
      rewardAmount: [7n],
    }),
  );
  // No two transactions share an instant, whoever sent them.
  rows.nodeTransaction = [sampleTransaction({ consensusNs: at(0), block: sequence, type: 68 })];
  rows.topicMessage = [1, 2].map((offset) =>
    sampleRow('topicMessage', {
      topic: 900n,
      sequenceNumber: BigInt(number * 2 + offset),
      consensusNs: at(offset),
      runningHash: new Uint8Array(48).fill(number * 2 + offset),
      runningHashVersion: 3,
    }),
  );
  rows.entity = [1, 2].map((offset) =>
    sampleRow('entity', {
      kind: 'account',
      id: BigInt(number * 2 + offset),
      createdNs: at(offset),
      alias: new Uint8Array([offset]),
    }),
  );
  return {
    batch: { sequence, batch: name, fileNames: ['a', 'b'], fileHashes: ['00', '01'] },
    rows: sampleRows(rows),
    blocks: [
      sampleBlock({ sequence, batch: name, firstNs: at(1), lastNs: at(2), number: 2n ** 53n + 1n }),
      sampleBlock({
        sequence: sequence + 1n,
        batch: name,
        firstNs: at(3),
        lastNs: at(3),
        gapBefore: number === 1 ? 1 : 0,
      }),
    ],
  };
}

/** Every table's rows in a canonical order, merged, so that it does not show whether the engine has merged them yet. */
async function contents(store: LedgerStore): Promise<Record<string, unknown>> {
  const tables = await store.client.queryUntyped(
    'test',
    "SELECT name, engine FROM system.tables WHERE database = currentDatabase() AND engine LIKE '%MergeTree' AND name != 'schema_migration' ORDER BY name",
  );
  const all: Record<string, unknown> = {};
  for (const { name, engine } of tables) {
    const final = engine === 'MergeTree' ? '' : 'FINAL';
    const columns = name === 'contract_users_day' ? 'contract, day, finalizeAggregation(users)' : '*';
    const [row] = await store.client.queryUntyped(
      'test',
      `SELECT count() AS rows, toString(groupBitXor(cityHash64(*))) AS digest, toString(sum(cityHash64(*))) AS total FROM (SELECT ${columns} FROM ${String(name)} ${final})`,
    );
    all[String(name)] = row;
  }
  return all;
}

/** Stops a batch after a stage, as a crash would. */
class Crash extends Error {}

const KINDS = ['embedded', 'http'] as const;

/** The stages that a batch is cut off after. Tables are written side by side, so that one of some stands for those around it. */
function stagesOf(kind: (typeof KINDS)[number]): string[] {
  const apart = testSize(kind === 'embedded' ? 30 : 60, 6);
  const tables = Object.values(BATCH_TABLES).filter((_, index) => index % apart === 0);
  return ['ingest_batch', ...tables.map((table) => table.name)];
}

/** What so many batches after the first leave that nobody disturbs, by their number: as many as are cut off of each kind of store. */
async function writeUndisturbed(): Promise<ReadonlyMap<number, Record<string, unknown>>> {
  const wanted = KINDS.map((kind) => stagesOf(kind).length);
  const found = new Map<number, Record<string, unknown>>();
  const engine = await startTestEngine('http');
  const store = await engine.open();
  try {
    for (let number = 0; number <= Math.max(...wanted); number++) {
      await store.writeBatch(batchOf(number));
      if (wanted.includes(number)) found.set(number, await contents(store));
    }
  } finally {
    await store.close();
    await engine.stop();
  }
  return found;
}

let undisturbed: ReturnType<typeof writeUndisturbed> | undefined;

describe.each(KINDS)('ledger store, %s', (kind) => {
  let engine: TestEngine;
  let store: LedgerStore;
  beforeAll(async () => {
    // Over HTTP the first opening runs every migration; embedded that is how the test run's empty store was made.
    engine = await startTestEngine(kind, kind === 'http' ? 'nothing' : 'empty store');
    store = await engine.open();
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  it('starts empty', async () => {
    expect(store.head).toBeUndefined();
    expect(store.unfinishedBatch()).toBeUndefined();
    expect(await listTransactions(store, { order: 'desc', limit: 5 })).toMatchObject({ rows: [], totalCount: 0n });
  });

  it('writes a batch, moves the head, and fills every table', async () => {
    const stages: string[] = [];
    await store.writeBatch(batchOf(0), (stage) => stages.push(stage));
    const [first, ...rest] = stages;
    const tableNames = Object.values(BATCH_TABLES).map((table) => table.name);
    const last = kind === 'embedded' ? ['block', 'flush', 'rows'] : ['block', 'rows'];
    expect([first, ...rest.slice(-last.length)]).toEqual(['ingest_batch', ...last]);
    expect(rest.slice(0, -last.length).toSorted()).toEqual(tableNames.toSorted());
    expect(store.head).toMatchObject({ sequence: 2n, fileName: 'file-2', lastNs: START + 3n, version: 6 });
    const tables = await contents(store);
    // contract_call, contract_metadata and contract_users_day need a contract call, contract_action_party a call inside another,
    // erc20_transfer_party, contract_token_log and the tables of approvals such logs, anchored_balance a snapshot; the metadata of NFTs and runs of the reconcile job are not written by batches.
    const empty = Object.entries(tables).filter(([, row]) => (row as { rows: bigint }).rows === 0n);
    expect(empty.map(([name]) => name)).toEqual([
      'anchored_balance',
      'contract_action_party',
      'contract_approval_party',
      'contract_call',
      'contract_metadata',
      'contract_nft_approval_party',
      'contract_token_log',
      'contract_users_day',
      'erc20_transfer_party',
      'nft_metadata',
      'nft_metadata_cursor',
      'reconcile_run',
    ]);
  });

  it('changes nothing when the identical batch comes again', async () => {
    const before = await contents(store);
    await store.writeBatch(batchOf(0));
    expect(await contents(store)).toEqual(before);
  });

  it('shows nothing of a batch that was cut off after any stage, and heals when it is repeated', async () => {
    const stages = stagesOf(kind);
    for (const [index, last] of stages.entries()) {
      const batch = batchOf(index + 1);
      const before = await listTransactions(store, { order: 'desc', limit: 100 });
      const cut = store.writeBatch(batch, (stage) => {
        if (stage === last) throw new Crash(stage);
      });
      await expect(cut).rejects.toThrow(last);
      await store.close();
      store = await engine.open();
      expect(await listTransactions(store, { order: 'desc', limit: 100 })).toEqual(before);
      expect(store.unfinishedBatch()).toEqual(batch.batch);
      await store.writeBatch(batch);
      expect(store.unfinishedBatch()).toBeUndefined();
      expect((await listTransactions(store, { order: 'desc', limit: 1 })).totalCount).toBe(BigInt(index + 2) * 3n);
    }
    const disturbed = await contents(store);
    undisturbed ??= writeUndisturbed();
    expect(disturbed).toEqual((await undisturbed).get(stages.length));
  }, 300_000);

  it('keeps the running hash of the newest committed message when a later batch is cut off', async () => {
    const next = batchOf(Number(store.head?.sequence ?? 0n) / 2);
    const before = await lastTopicMessages(store, [900n, 901n]);
    const cut = store.writeBatch(next, (stage) => {
      if (stage === 'topic_message') throw new Crash(stage);
    });
    await expect(cut).rejects.toThrow(Crash);
    expect(await lastTopicMessages(store, [900n, 901n])).toEqual(before);
    expect(before.get(900n)?.runningHash).toHaveLength(48);
    expect(before.has(901n)).toBe(false);
    await store.writeBatch(next);
    expect((await lastTopicMessages(store, [900n])).get(900n)).not.toEqual(before.get(900n));
  });

  it('refuses a batch that does not follow on, and another one while one is unfinished', async () => {
    const number = Number(store.head?.sequence ?? 0n) / 2;
    await expect(store.writeBatch(batchOf(number + 1))).rejects.toThrow(FatalStoreError);
    const next = batchOf(number);
    const cut = store.writeBatch(next, () => {
      throw new Crash('cut');
    });
    await expect(cut).rejects.toThrow(Crash);
    const renamed = { ...next, batch: { ...next.batch, fileHashes: ['00', '02'] } };
    await expect(store.writeBatch(renamed)).rejects.toThrow(/unfinished/);
    await store.writeBatch(next);
    const stray = batchOf(number + 1);
    await expect(store.writeBatch({ ...stray, blocks: [] })).rejects.toThrow(InvalidQueryError);
  });

  it('finds blocks and gaps', async () => {
    expect((await blockAt(store, 1n))?.number).toBe(2n ** 53n + 1n);
    expect(await blockAt(store, 999n)).toBeUndefined();
    const recent = await recentBlocks(store, { limit: 2 });
    expect(recent.map((block) => block.sequence)).toEqual([store.head?.sequence, (store.head?.sequence ?? 0n) - 1n]);
    expect(await gaps(store)).toEqual([{ before: 'file-4', after: 'file-3' }]);
  });

  it('pages by payer with ids of all 64 bits', async () => {
    const entity: EntityId = FAR_PAYER;
    const list = await listTransactions(store, { order: 'asc', limit: 2, entity });
    expect(list.totalCount).toBe(((store.head?.sequence ?? 0n) + 0n) / 2n);
    expect(list.rows.map((row) => row.consensusNs)).toEqual([START + 3n, START + 10n * NS_PER_SECOND + 3n]);
    const more = await listTransactions(store, { order: 'asc', limit: 1, entity, after: consensusNsOf(START + 3n) });
    expect(more.rows[0]?.consensusNs).toBe(START + 10n * NS_PER_SECOND + 3n);
    expect(more.rows[0]?.amount).toBe(2n ** 63n + 3n);
    expect(more.rows[0]?.block).toBe(4n);
  });

  it('takes an insert that is sent twice with one token once, in every view and sum behind it too', async () => {
    const { rows } = batchOf(1000);
    const insertAll = async (): Promise<void> => {
      for (const [name, table] of Object.entries(BATCH_TABLES)) {
        const plain: Table<Readonly<Record<string, ColumnKind>>> = table;
        await store.client.insert(plain, rows[name as keyof BatchRows], `once:${table.name}`);
      }
    };
    await insertAll();
    const once = await contents(store);
    await insertAll();
    expect(await contents(store)).toEqual(once);
  });
});
