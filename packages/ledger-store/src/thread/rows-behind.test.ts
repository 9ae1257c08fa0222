import { rmSync } from 'node:fs';
import path from 'node:path';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RowsUnfinishedError } from '../client/store-error.ts';
import { type LedgerStore, openLedgerStore, openSharedStore } from '../ledger-store.ts';
import { checkRows } from '../reconcile/check-rows.ts';
import type { CopyStep } from '../rows/copy-ledger.ts';
import { openSqliteRows } from '../rows/sqlite-rows.ts';
import { stateRow } from '../state/queries.ts';
import { ledgerCounters } from '../stats/ledger-counters.ts';
import { STATE_TABLES } from '../tables.ts';
import { ledgerBatch } from '../testing/ledger-batch.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';

describe.each(['embedded', 'http'] as const)('rows in a folder that are made behind an open store (%s)', (kind) => {
  let engine: TestEngine;
  let main: LedgerStore;
  let thread: LedgerStore | undefined;
  let ports: MessagePort[];
  const steps: CopyStep[] = [];

  beforeEach(async () => {
    [ports, thread] = [[], undefined];
    steps.length = 0;
    engine = await startTestEngine(kind);
    main = await engine.open();
    for (const number of [1, 2, 3]) await main.writeBatch(ledgerBatch(number));
    await main.close();
  });
  afterEach(async () => {
    await thread?.close();
    await main.close();
    for (const port of ports) port.close();
    await engine.stop();
  });

  const rowsFolder = () => path.join(engine.folder, 'rows');

  async function openMain(): Promise<void> {
    const onCopyStep = (step: CopyStep) => {
      steps.push(step);
      // What pages say meanwhile.
      if (step.of > 0n) expect(main.unfinishedRows).toContain(` ${(step.copied * 100n) / step.of} %.`);
    };
    main = await openLedgerStore({ ...engine.options, leaveUnfinishedRows: true, onCopyStep });
  }

  async function openThread(signal?: AbortSignal): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    main.share(port1);
    thread = await openSharedStore(port2, main.place, signal === undefined ? {} : { signal });
  }

  async function isRight(head: number): Promise<void> {
    for (const store of [main, thread ?? main]) {
      expect(store.unfinishedRows).toBeUndefined();
      expect(store.head?.sequence).toBe(BigInt(head));
      const row = await stateRow(store.snapshot(), STATE_TABLES.accountBalance, { id: 7n });
      expect(row?.balance).toBe(BigInt(head));
      for await (const finding of checkRows(store.snapshot())) expect(finding).toBeUndefined();
    }
  }

  it('are not there at first, which is said; then they are', async () => {
    rmSync(rowsFolder(), { recursive: true });
    await openMain();
    expect(main.head?.sequence).toBe(3n);
    expect(() => main.snapshot().rows).toThrow(RowsUnfinishedError);
    expect(main.unfinishedRows).toContain('from the stored ledger: 0 %.');
    // What is small comes from the column store.
    expect((await ledgerCounters(main.snapshot())).transactions).toBe(0n);
    await openThread();
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.at(-1)).toMatchObject({ transactions: 9n });
    await isRight(3);
    await thread?.writeBatch(ledgerBatch(4));
    await isRight(4);
  });

  if (kind === 'embedded' || testSize(0, 1) === 1) {
    it('end between two commits where the process is to end, and go on afterwards', async () => {
      rmSync(rowsFolder(), { recursive: true });
      await openMain();
      const end = new AbortController();
      end.abort(new Error('asked to end'));
      await expect(openThread(end.signal)).rejects.toThrow('asked to end');
      expect(() => main.snapshot().rows).toThrow(RowsUnfinishedError);
      await main.close();
      await openMain();
      expect(() => main.snapshot().rows).toThrow(RowsUnfinishedError);
      await openThread();
      await isRight(3);
    });

    it('are whole again after a kill that left nothing but to say so', async () => {
      const killed = openSqliteRows(rowsFolder());
      await killed.unsettle();
      await killed.close();
      await openMain();
      expect(main.unfinishedRows).toContain('100 %');
      await openThread();
      await isRight(3);
    });
  }

  it('are there at once where they lack one batch at most', async () => {
    await openMain();
    await isRight(3);
    expect(steps).toEqual([]);
  });
});
