import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LedgerClient } from '../client/ledger-client.ts';
import { FatalStoreError, QueryLimitError, StoreFullError, UnreachableStoreError } from '../client/store-error.ts';
import type { LedgerStore } from '../ledger-store.ts';
import { checkRows } from '../reconcile/check-rows.ts';
import { stateRow } from '../state/queries.ts';
import { STATE_TABLES } from '../tables.ts';
import { instantIn as at, ledgerBatch as batchOf } from '../testing/ledger-batch.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { transactionInstants } from '../transaction/list-transactions.ts';
import { type CopyStep, copyLedger } from './copy-ledger.ts';
import { ACCOUNTS_BY_BALANCE } from './place-list.ts';
import { openSqliteRows } from './sqlite-rows.ts';

describe('rows that are copied from the column store', () => {
  let engine: TestEngine;
  let store: LedgerStore;
  let folder: string;
  beforeEach(async () => {
    engine = await startTestEngine('embedded');
    folder = path.join(engine.folder, 'rows');
    store = await engine.open();
  });
  afterEach(async () => {
    await store.close();
    await engine.stop();
  });

  async function agrees(head: number): Promise<void> {
    for await (const finding of checkRows(store.snapshot())) expect(finding).toBeUndefined();
    expect(store.rows.head).toEqual({ sequence: BigInt(head), lastNs: at(head, 9) });
    expect((await stateRow(store.snapshot(), STATE_TABLES.accountBalance, { id: 7n }))?.balance).toBe(BigInt(head));
    const page = { term: 0n, order: 'forward', limit: 10 } as const;
    const places = await store.rows.places.page(ACCOUNTS_BY_BALANCE, page, at(head, 9));
    expect(places).toEqual([{ id: 7n, balance: BigInt(head) }]);
    const listed = await transactionInstants(store.snapshot(), { entity: 1007n as never, order: 'desc', limit: 100 });
    expect(listed).toHaveLength(3 * head);
  }

  it('are those that were written with the batches', async () => {
    for (const number of [1, 2, 3]) await store.writeBatch(batchOf(number));
    await agrees(3);
    await store.close();
    rmSync(folder, { recursive: true });
    store = await engine.open();
    await agrees(3);
    await store.writeBatch(batchOf(4));
    await agrees(4);
  });

  it('go on from where copying was cut off', async () => {
    for (const number of [1, 2, 3]) await store.writeBatch(batchOf(number));
    await store.rows.clear();
    const steps: CopyStep[] = [];
    const rows = openSqliteRows(folder);
    const { write } = rows;
    rows.write = failingAfter(rows, 2);
    await expect(copyLedger(store.client, rows)).rejects.toThrow('cut off');
    rows.write = write;
    await copyLedger(store.client, rows, { onStep: (step) => void steps.push(step) });
    expect(steps.at(-1)?.transactions).toBe(9n);
    await rows.close();
    await store.rows.refresh();
    await agrees(3);
  });

  it('go on with states behind the last page that was written before the cut', async () => {
    for (const number of [1, 2, 3, 4]) await store.writeBatch(batchOf(number));
    await store.rows.clear();
    const rows = openSqliteRows(folder);
    const { write } = rows;
    rows.write = failingAfter(rows, 3);
    const first: CopyStep[] = [];
    const options = (steps: CopyStep[]) => ({ pageRows: 1, onStep: (step: CopyStep) => void steps.push(step) });
    await expect(copyLedger(store.client, rows, options(first))).rejects.toThrow('cut off');
    rows.write = write;
    const second: CopyStep[] = [];
    await copyLedger(store.client, rows, options(second));
    // Nothing of what was committed before is copied again.
    expect(second[0]).toEqual(first.at(-1));
    expect(second.at(-1)).toMatchObject({ copied: second[0]?.of, transactions: 12n });
    expect(await rows.copyMark().catch(() => undefined)).toBeUndefined();
    await rows.close();
    await store.rows.refresh();
    await agrees(4);
  });

  it.each(['states', 'blocks'])(
    'go on with %s that were cut off, and wait for each failure that may pass',
    async (where) => {
      for (const number of [1, 2, 3, 4]) await store.writeBatch(batchOf(number));
      await store.rows.clear();
      const rows = openSqliteRows(folder);
      const failing = failingEachTime(store.client, rows, where === 'states' ? 3 : Number.POSITIVE_INFINITY);
      const [waits, steps]: [string[], CopyStep[]] = [[], []];
      const options = {
        pageRows: 2,
        firstMs: 1,
        onWait: (error?: Error) => void waits.push(error?.name ?? 'on'),
        onStep: (step: CopyStep) => void steps.push(step),
      };
      await copyLedger(failing.client, failing.rows, options);
      expect(new Set(waits)).toEqual(new Set(['QueryLimitError', 'UnreachableStoreError', 'on']));
      const copied = steps.map((step) => Number(step.copied));
      expect(copied).toEqual([...new Set(copied)].toSorted((one, other) => one - other));
      expect(steps.at(-1)).toMatchObject({ copied: steps[0]?.of, transactions: 12n });
      await rows.close();
      await store.rows.refresh();
      await agrees(4);
    },
  );

  it('fail at once with what would fail again, and with everything where nobody waits', async () => {
    await store.writeBatch(batchOf(1));
    await store.rows.clear();
    const rows = openSqliteRows(folder);
    const limit = { ...store.client, query: () => Promise.reject(new QueryLimitError('too long')) } as LedgerClient;
    await expect(copyLedger(limit, rows)).rejects.toThrow('too long');
    const fatal = { ...store.client, query: () => Promise.reject(new FatalStoreError('damaged')) } as LedgerClient;
    await expect(copyLedger(fatal, rows, { onWait: () => {} })).rejects.toThrow('damaged');
    const end = new AbortController();
    const onWait = () => end.abort(new Error('asked to end'));
    await expect(copyLedger(limit, rows, { onWait, signal: end.signal })).rejects.toThrow('asked to end');
    await rows.close();
  });

  it('write nothing while the disk is to take no more', async () => {
    await store.writeBatch(batchOf(1));
    await store.rows.clear();
    const rows = openSqliteRows(folder);
    let shortage: string | undefined = 'nothing is free';
    const onWait = (error?: Error) => {
      if (error === undefined) return;
      expect(error).toBeInstanceOf(StoreFullError);
      expect(rows.head).toBeUndefined();
      shortage = undefined;
    };
    await copyLedger(store.client, rows, { shortage: () => shortage, onWait, firstMs: 1 });
    await rows.close();
    await store.rows.refresh();
    await agrees(1);
  });

  it.each([1, 2, 3])('are the same where states are read in pages of %i', async (pageRows) => {
    for (const number of [1, 2, 3, 4]) await store.writeBatch(batchOf(number));
    await store.rows.clear();
    const rows = openSqliteRows(folder);
    const steps: CopyStep[] = [];
    await store.client.command('test', 'SYSTEM STOP MERGES');
    await copyLedger(store.client, rows, { pageRows, onStep: (step) => void steps.push(step) });
    await rows.close();
    expect(steps.at(-1)).toMatchObject({ copied: steps[0]?.of, transactions: 12n });
    await store.rows.refresh();
    await agrees(4);
  });

  it('take what a crash left between the two', async () => {
    await store.writeBatch(batchOf(1));
    const { rows } = store;
    const write = rows.write.bind(rows);
    // The column store has the batch, and the rows do not: as after a kill at that instant.
    rows.write = async (...given) => ({
      ...(await write(...given)),
      commit: () => Promise.reject(new Error('killed')),
    });
    await expect(store.writeBatch(batchOf(2))).rejects.toThrow('killed');
    expect(store.head?.sequence).toBe(1n);
    await store.close();
    store = await engine.open();
    await agrees(2);
  });

  it('are made anew where they are of another ledger', async () => {
    await store.writeBatch(batchOf(1));
    const open = await store.rows.write({ rows: {}, blocks: [] }, { sequence: 1n, lastNs: at(5, 9) });
    await open.commit();
    await store.close();
    store = await engine.open();
    await agrees(1);
  });

  it('are made anew where their file is damaged', async () => {
    await store.writeBatch(batchOf(1));
    await store.close();
    writeFileSync(path.join(folder, 'rows.db'), Buffer.alloc(40_000, 7));
    store = await engine.open();
    await agrees(1);
  });

  it('repeat a batch whose rows could not be committed', async () => {
    await store.writeBatch(batchOf(1));
    const { rows } = store;
    const write = rows.write.bind(rows);
    rows.write = async (...given) => {
      const open = await write(...given);
      rows.write = write;
      return { ...open, commit: () => open.abort().then(() => Promise.reject(new Error('the disk is full'))) };
    };
    await expect(store.writeBatch(batchOf(2))).rejects.toThrow('the disk is full');
    expect(store.unfinishedBatch()?.batch).toBe('batch-2');
    await store.writeBatch(batchOf(2));
    await agrees(2);
  });
});

type Rows = ReturnType<typeof openSqliteRows>;

/** Each question and each commit fails once, and every other commit is there all the same; after so many commits nothing fails any more. */
function failingEachTime(client: LedgerClient, rows: Rows, most: number) {
  let [asked, written] = [0, 0];
  const query: LedgerClient['query'] = (...question) =>
    asked++ % 2 === 0 ? Promise.reject(new QueryLimitError('Timeout exceeded')) : client.query(...question);
  const write = rows.write.bind(rows);
  rows.write = async (...given) => {
    const open = await write(...given);
    const turn = written++;
    if (turn >= most || turn % 2 === 1) return open;
    const commit = async () => {
      if (turn % 4 === 0) await open.commit();
      throw new UnreachableStoreError('Connection terminated');
    };
    return { abort: async () => void (turn % 4 === 0 || (await open.abort())), commit };
  };
  return { client: { ...client, query } as LedgerClient, rows };
}

/** Writes so many batches and fails then. */
function failingAfter(rows: Rows, count: number): Rows['write'] {
  const write = rows.write.bind(rows);
  let left = count;
  return (...given) => (left-- > 0 ? write(...given) : Promise.reject(new Error('cut off')));
}
