import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { startTestPortal, type TestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { RowsUnfinishedError } from '../client/store-error.ts';
import { type LedgerStore, openLedgerStore, openSharedStore } from '../ledger-store.ts';
import { lacksMigrations } from '../migration/migrate.ts';
import { checkRows } from '../reconcile/check-rows.ts';
import type { CopyStep } from '../rows/copy-ledger.ts';
import { lockMigrations } from '../rows/migration-lock.ts';
import { openPostgresWriter } from '../rows/postgres-rows.ts';
import { stateRow } from '../state/queries.ts';
import { STATE_TABLES } from '../tables.ts';
import { instantIn, ledgerBatch } from '../testing/ledger-batch.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { transactionInstants } from '../transaction/list-transactions.ts';

/** A process with a thread that writes. */
interface Writer {
  readonly main: LedgerStore;
  readonly thread: LedgerStore;
}

/** Each test starts an engine of its own and opens it several times. */
const TIMEOUT = 240_000;

describe('rows on a server beside a column store on a server', { timeout: TIMEOUT }, () => {
  let server: TestPortal;
  let engine: TestEngine;
  let url = '';
  const open: LedgerStore[] = [];
  const ports: MessagePort[] = [];
  beforeAll(async () => {
    server = await startTestPortal();
  });
  afterAll(() => server?.stop());
  afterEach(async () => {
    await closeAll();
    await engine.stop();
  });

  async function closeAll(): Promise<void> {
    for (const store of open.splice(0).toReversed()) await store.close();
    for (const port of ports.splice(0)) port.close();
  }

  async function begin(): Promise<void> {
    engine = await startTestEngine('http');
    url = await server.databaseUrl('empty');
  }

  async function opened(options: object): Promise<LedgerStore> {
    const store = await openLedgerStore({ ...engine.options, ...options });
    open.push(store);
    return store;
  }
  const reader = () => opened({ rows: { kind: 'server', url } });
  /** Rows are elsewhere, as before there were any on this server. */
  const elsewhere = () => opened({});

  async function writer(onCopyStep?: (step: CopyStep) => void): Promise<Writer> {
    const main = await opened({ rows: { kind: 'server', url }, onCopyStep });
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    main.share(port1);
    const thread = await openSharedStore(port2, main.place);
    open.push(thread);
    return { main, thread };
  }

  /** Each question is asked of both stores. */
  async function isRight(store: LedgerStore): Promise<void> {
    for await (const finding of checkRows(store.snapshot())) expect(finding).toBeUndefined();
  }

  /** Answers are those of the rows, as of the head. */
  async function agrees(store: LedgerStore, head: number): Promise<void> {
    expect(store.head?.sequence).toBe(BigInt(head));
    expect(await balance(store)).toBe(BigInt(head));
    const listed = await transactionInstants(store.snapshot(), { entity: 1007n as never, order: 'desc', limit: 100 });
    expect(listed).toHaveLength(3 * head);
  }

  const balance = async (store: LedgerStore) =>
    (await stateRow(store.snapshot(), STATE_TABLES.accountBalance, { id: 7n }))?.balance;

  it('are written with each batch, and asked by every process', async () => {
    await begin();
    const other = await reader();
    const { main, thread } = await writer();
    for (const number of [1, 2, 3]) {
      await thread.writeBatch(ledgerBatch(number));
      expect(main.head?.sequence).toBe(BigInt(number));
      await other.refreshHead();
      for (const store of [main, thread, other]) await agrees(store, number);
    }
    await isRight(other);
  });

  it('say by their head that what was read is as of its own', async () => {
    await begin();
    const { thread } = await writer();
    await thread.writeBatch(ledgerBatch(1));
    const other = await reader();
    const snapshot = other.snapshot();
    const asked = vi.spyOn(other.client, 'query');
    expect(await other.wasReadable(snapshot)).toBe(true);
    expect(asked).not.toHaveBeenCalled();
    await thread.writeBatch(ledgerBatch(2));
    expect(await other.wasReadable(snapshot)).toBe(true);
    await thread.writeBatch(ledgerBatch(3));
    expect(await other.wasReadable(snapshot)).toBe(false);
  });

  it('decide what is there: a batch that the column store alone has is not', async () => {
    await begin();
    const first = await writer();
    await first.thread.writeBatch(ledgerBatch(1));
    const other = await reader();
    const { rows } = first.thread;
    const write = rows.write.bind(rows);
    rows.write = async (...given) => {
      const { abort } = await write(...given);
      return { abort, commit: () => abort().then(() => Promise.reject(new Error('killed'))) };
    };
    await expect(first.thread.writeBatch(ledgerBatch(2))).rejects.toThrow('killed');
    for (const store of [other, first.main, await reader()]) {
      await store.refreshHead();
      await agrees(store, 1);
    }
    await closeAll();
    const next = await writer();
    await agrees(next.main, 2);
    await next.thread.writeBatch(ledgerBatch(3));
    await agrees(next.thread, 3);
    await isRight(next.main);
  });

  it('are made of a ledger of before, say meanwhile how far they are, and go on after a kill', async () => {
    await begin();
    const before = await elsewhere();
    for (const number of [1, 2, 3]) await before.writeBatch(ledgerBatch(number));
    // As one that was killed in the middle of its work.
    const killed = await openPostgresWriter({ url });
    await killed.unsettle();
    await (await killed.write({ rows: {}, blocks: [] }, { sequence: -1n, lastNs: -1n })).commit();
    await killed.close();
    const other = await reader();
    expect(other.head?.sequence).toBe(3n);
    expect(() => other.snapshot().rows).toThrow(RowsUnfinishedError);
    const steps: CopyStep[] = [];
    const { main, thread } = await writer((step) => steps.push(step));
    expect(steps[0]).toMatchObject({ copied: 0n, transactions: 0n });
    expect(steps.at(-1)).toMatchObject({ transactions: 9n });
    expect(steps.filter(({ transactions }) => transactions !== 9n && transactions !== 0n)).toEqual([]);
    await other.refreshHead();
    for (const store of [main, thread, other]) await agrees(store, 3);
    await isRight(other);
  });

  it('wait with the tables of the column store while another process changes these', async () => {
    await begin();
    const before = await elsewhere();
    await before.client.command(
      'test',
      'ALTER TABLE schema_migration DELETE WHERE version = 87 SETTINGS mutations_sync = 1',
    );
    expect(await lacksMigrations(before.client)).toBe(true);
    const release = await lockMigrations(url);
    let waits = 0;
    const opening = opened({
      rows: { kind: 'server', url },
      onMigrationStep: () => expect(waits).toBeGreaterThan(0),
      onMigrationWait: () => void (waits++ === 0 && release()),
    });
    expect((await opening).head).toBeUndefined();
    expect(waits).toBeGreaterThan(0);
  });

  it('of another ledger are made anew', async () => {
    await begin();
    const killed = await openPostgresWriter({ url });
    await (await killed.write({ rows: {}, blocks: [] }, { sequence: 1n, lastNs: instantIn(5, 9) })).commit();
    await killed.close();
    const before = await elsewhere();
    await before.writeBatch(ledgerBatch(1));
    await agrees((await writer()).main, 1);
  });

  it('are whole again after a kill that left nothing but to say so', async () => {
    await begin();
    await (await writer()).thread.writeBatch(ledgerBatch(1));
    await closeAll();
    const killed = await openPostgresWriter({ url });
    await killed.unsettle();
    await killed.close();
    const waiting = await reader();
    expect(() => waiting.snapshot().rows).toThrow('Preparing pages from the stored ledger: 100 %.');
    await agrees((await writer()).main, 1);
  });
});
