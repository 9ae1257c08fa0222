import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeNodes, RecordFileWriter, SampleLedger, writeAddressBook } from '@ledgerscope/demo-network';
import { counts, type LedgerStore, openLedgerStore } from '@ledgerscope/ledger-store';
import { layEmptyStore } from '@ledgerscope/ledger-store/testing/empty-store';
import { NO_INGEST_FIGURES } from '@ledgerscope/process/ingest-status';
import type { NewestReaders } from '@ledgerscope/process/newest-readers';
import { type Config, ConfigError, readConfig } from '@ledgerscope/server/config';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startIngestThread } from './start-ingest-thread.ts';

const START_NS = 1_767_225_600_000_000_000n;
const FILES = 3n;
const PER_FILE = 10;

describe('ingest in a thread of its own', () => {
  let folder: string;
  let store: LedgerStore;
  let abort: AbortController;
  let logged: string[];
  let config: Config;
  let shortage: string | undefined;
  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-thread-'));
    const nodes = makeNodes(1);
    writeAddressBook(path.join(folder, 'stream'), nodes);
    const writer = new RecordFileWriter(path.join(folder, 'stream'), nodes);
    const ledger = new SampleLedger(5);
    for (let file = 0n; file < FILES; file++) {
      const { items, sidecars } = ledger.file(START_NS + file * 2_000_000_000n, PER_FILE);
      writer.write(items, sidecars);
    }
    layEmptyStore(path.join(folder, 'data'));
    shortage = undefined;
    store = await openLedgerStore({ kind: 'embedded', folder: path.join(folder, 'data'), shortage: () => shortage });
    abort = new AbortController();
    logged = [];
    config = readConfig(['--source', path.join(folder, 'stream'), '--poll-ms', '10'], {});
  });
  afterEach(async () => {
    await store.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /** Starts it, with another program where one is given. */
  function start(program?: string, readers?: NewestReaders) {
    const log = pino({ level: 'info', base: null }, { write: (entry: string) => void logged.push(entry) });
    const file = path.join(folder, 'program.mjs');
    if (program !== undefined) fs.writeFileSync(file, program);
    return startIngestThread(config, store, log, abort.signal, {
      readers,
      program: program === undefined ? undefined : file,
    });
  }

  it('reads what is there, says so here, and ends with the signal', async () => {
    const ingest = start();
    expect(ingest.status()).toMatchObject({ state: 'starting', caughtUp: false });
    await expect.poll(() => ingest.status(), { timeout: 30_000 }).toMatchObject({ caughtUp: true, state: 'live' });
    expect(ingest.status()).toMatchObject({ filesRead: Number(FILES), lastConsensusNs: store.head?.lastNs });
    expect((await counts(store)).transactions).toBe(FILES * BigInt(PER_FILE));
    abort.abort();
    await ingest.finished;
    expect(ingest.figures().stagesMs.parse).toBeGreaterThan(0);
    expect(logged.join('')).toMatch(/"level":30.*"msg":"ingest started"/);
  });

  it('commits what is new once somebody reads it', async () => {
    let turn: (present: boolean) => void = () => {};
    const follow = (listener: typeof turn) => {
      turn = listener;
      turn(false);
    };
    fs.rmSync(path.join(folder, 'stream'), { recursive: true });
    const nodes = makeNodes(1);
    writeAddressBook(path.join(folder, 'stream'), nodes);
    const { items } = new SampleLedger(5).file(BigInt(Date.now()) * 1_000_000n, PER_FILE);
    new RecordFileWriter(path.join(folder, 'stream'), nodes).write(items, []);
    const ingest = start(undefined, { follow } as unknown as NewestReaders);
    await expect.poll(() => ingest.status().state, { timeout: 30_000 }).toBe('catching-up');
    turn(true);
    await expect.poll(() => store.head?.sequence, { timeout: 30_000 }).toBeDefined();
    abort.abort();
    await ingest.finished;
  });

  it('ends with the store’s reason where that cannot go on', async () => {
    const insert = store.client.insertEncoded;
    Object.assign(store.client, {
      insertEncoded: () => Promise.reject(new Error('Code: 246. DB::Exception: damaged')),
    });
    const ingest = start();
    await expect(ingest.finished).rejects.toMatchObject({ name: 'FatalStoreError', message: /damaged/ });
    Object.assign(store.client, { insertEncoded: insert });
  });

  it.each([
    ['the engine finds it full', 'The disk of the ledger store is full (code 243).'],
    ['it is to take no more', 'The disk of the ledger store is full.'],
  ])('waits for room on the disk where %s, says so, and goes on by itself', async (_, message) => {
    const insert = store.client.insertEncoded;
    if (message.includes('243'))
      Object.assign(store.client, { insertEncoded: () => Promise.reject(new Error('Code: 243. DB::Exception: no')) });
    else shortage = 'nothing is free';
    const ingest = start();
    const halt = { file: '', reason: 'disk-full', message };
    await expect.poll(() => ingest.status(), { timeout: 30_000 }).toMatchObject({ state: 'waiting', halt });
    expect(store.head).toBeUndefined();
    Object.assign(store.client, { insertEncoded: insert });
    shortage = undefined;
    await expect.poll(() => ingest.status(), { timeout: 30_000 }).toMatchObject({ state: 'live', halt: undefined });
    expect((await counts(store)).transactions).toBe(FILES * BigInt(PER_FILE));
    abort.abort();
    await ingest.finished;
    expect(logged.filter((line) => line.includes('ingest waits for space on the disk'))).toHaveLength(1);
    expect(logged.join('')).toContain('disk space is available again');
  });

  it('waits where the store fails while rows are made, says so, and goes on', async () => {
    const first = start();
    await expect.poll(() => first.status().caughtUp, { timeout: 30_000 }).toBe(true);
    abort.abort();
    await first.finished;
    await store.close();
    fs.rmSync(path.join(folder, 'data/rows'), { recursive: true });
    store = await openLedgerStore({ kind: 'embedded', folder: path.join(folder, 'data'), leaveUnfinishedRows: true });
    abort = new AbortController();
    const share = store.share.bind(store);
    let isFailing = true;
    // As the engine answers whose process was stopped for longer than a statement may take.
    const error = { name: 'QueryLimitError', message: 'store:copy: Timeout exceeded', stack: undefined };
    store.share = (port) => {
      const answer = (message: object) =>
        isFailing && 'bytes' in message ? { ...message, bytes: undefined, error } : message;
      share({ on: port.on.bind(port), postMessage: (message) => port.postMessage(answer(message as object)) });
    };
    const ingest = start();
    const message = 'A statement reached its limit of time or memory and is repeated.';
    await expect.poll(() => ingest.status().halt, { timeout: 30_000 }).toMatchObject({ reason: 'store-busy', message });
    isFailing = false;
    await expect.poll(() => ingest.status(), { timeout: 30_000 }).toMatchObject({ state: 'live', halt: undefined });
    expect(store.unfinishedRows).toBeUndefined();
    expect(logged.filter((line) => line.includes('the row store waits for the databases'))).toHaveLength(1);
    expect(logged.join('')).toContain('the row store continues where it was');
    abort.abort();
    await ingest.finished;
  });

  it.each([
    ['process.exit(3)', 'ended with code 3'],
    ['throw new TypeError("a fault")', 'a fault'],
    ['setTimeout(() => { throw new TypeError("a late fault") })', 'a late fault'],
  ])('ends with the reason of the thread’s end (%s)', async (program, reason) => {
    await expect(start(program).finished).rejects.toThrow(reason);
  });

  it('hands on what an operator can act on', async () => {
    const report = {
      ingest: 'ended',
      figures: NO_INGEST_FIGURES,
      error: { name: 'ConfigError', message: 'no address book' },
    };
    const program = `import { parentPort } from 'node:worker_threads'; parentPort.postMessage(${JSON.stringify(report)})`;
    await expect(start(program).finished).rejects.toBeInstanceOf(ConfigError);
  });
});
