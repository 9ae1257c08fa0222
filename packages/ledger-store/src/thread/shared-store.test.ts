import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  BusyStoreError,
  FatalStoreError,
  InvalidQueryError,
  QueryLimitError,
  RetryableStoreError,
  type StoreError,
  StoreLockedError,
  StoreStoppedError,
  storeErrorOf,
  textOfError,
} from '../client/store-error.ts';
import type { Batch } from '../ledger-snapshot.ts';
import { type LedgerStore, openSharedStore } from '../ledger-store.ts';
import { stateRow } from '../state/queries.ts';
import { STATE_TABLES } from '../tables.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { sampleBlock, sampleHash, sampleRow, sampleRows, sampleTransaction } from '../testing/sample-rows.ts';
import { transactionRaw } from '../transaction/queries.ts';

const at = (batch: number): bigint => 1_700_000_000_000_000_000n + BigInt(batch);

/** Gives account 7 another balance with every batch; its bytes are views of a larger buffer, as those of a file are. */
function batchOf(number: number): Batch {
  const sequence = BigInt(number);
  const batch = `batch-${number}`;
  const consensusNs = at(number);
  const file = new Uint8Array(1_000).fill(number);
  return {
    batch: { sequence, batch, fileNames: [batch], fileHashes: [''] },
    rows: sampleRows({
      transaction: [sampleTransaction({ consensusNs, block: sequence })],
      transactionRaw: [sampleRow('transactionRaw', { consensusNs, recordBytes: file.subarray(10, 13) })],
      accountBalance: [
        sampleRow('accountBalance', { id: 7n, balance: sequence, slot: number % 2, version: consensusNs }),
      ],
    }),
    blocks: [sampleBlock({ sequence, batch, lastNs: consensusNs })],
  };
}

describe.each(['embedded', 'http'] as const)('a store that another thread works on (%s)', (kind) => {
  let engine: TestEngine;
  let store: LedgerStore;
  let shared: LedgerStore;
  let ports: readonly MessagePort[];
  beforeAll(async () => {
    engine = await startTestEngine(kind);
    store = await engine.open();
    const { port1, port2 } = new MessageChannel();
    ports = [port1, port2];
    store.share(port1);
    shared = await openSharedStore(port2, store.place);
  });
  afterAll(async () => {
    await shared.close();
    for (const port of ports) port.close();
    await store.close();
    await engine.stop();
  });
  const balance = async (from: LedgerStore) => (await stateRow(from, STATE_TABLES.accountBalance, { id: 7n }))?.balance;

  it('shows what that one commits, also of rows that were read before', async () => {
    for (const number of [1, 2, 3]) {
      const stages: string[] = [];
      await shared.writeBatch(batchOf(number), (stage) => stages.push(stage));
      expect(stages).toEqual(expect.arrayContaining(['ingest_batch', 'transaction', 'block']));
      for (const each of [store, shared]) {
        expect(each.head).toMatchObject({ sequence: BigInt(number), hash: sampleHash(BigInt(number)) });
        expect(each.unfinishedBatch()).toBeUndefined();
        expect(await balance(each)).toBe(BigInt(number));
        expect((await transactionRaw(each, at(number)))?.recordBytes).toEqual(new Uint8Array(3).fill(number));
      }
    }
  });

  it('keeps a batch that failed half way, to be repeated by either', async () => {
    const insert = store.client.insertEncoded;
    const failing = vi.spyOn(store.client, 'insertEncoded').mockImplementation(async (block) => {
      if (block.table === 'account_balance') throw new RetryableStoreError('away', { tag: 'test', engineCode: 210 });
      await insert(block);
    });
    const failed = shared.writeBatch(batchOf(4));
    await expect(failed).rejects.toBeInstanceOf(RetryableStoreError);
    await expect(failed).rejects.toMatchObject({ message: 'test: away', engineCode: 210 });
    failing.mockRestore();
    for (const each of [store, shared]) expect(each.unfinishedBatch()?.batch).toBe('batch-4');
    await expect(shared.writeBatch(batchOf(5))).rejects.toBeInstanceOf(FatalStoreError);
    await shared.writeBatch(batchOf(4));
    for (const each of [store, shared]) expect(each.unfinishedBatch()).toBeUndefined();
    expect(await balance(store)).toBe(4n);
  });

  it('answers its statements, and says what is wrong with them', async () => {
    const ask = (sql: string, value: bigint) => shared.client.query('test', sql, { value }, { answer: 'u64' });
    const statement = 'SELECT {value:UInt64} AS answer';
    expect(await Promise.all([1n, 2n, 3n].map((value) => ask(statement, value)))).toEqual(
      [1n, 2n, 3n].map((answer) => [{ answer }]),
    );
    await expect(ask('SELECT {value:UInt64} AS answer FROM nowhere', 1n)).rejects.toMatchObject({
      name: 'FatalStoreError',
      engineCode: 60,
    });
    expect(await ask(statement, 4n)).toEqual([{ answer: 4n }]);
  });
});

describe('an error on its way between threads', () => {
  it.each([
    RetryableStoreError,
    BusyStoreError,
    QueryLimitError,
    InvalidQueryError,
    StoreStoppedError,
    FatalStoreError,
    StoreLockedError,
  ])('stays a %o', (Class) => {
    const error: StoreError = new Class('what is wrong', { tag: 'a tag', table: 'a_table', engineCode: 7 });
    const same = storeErrorOf(structuredClone(textOfError(error)));
    expect(same).toBeInstanceOf(Class);
    expect(textOfError(same)).toEqual(textOfError(error));
  });
});
