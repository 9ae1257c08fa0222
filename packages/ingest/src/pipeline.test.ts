import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeNodes, RecordFileWriter, SampleLedger, writeAddressBook } from '@ledgerscope/demo-network';
import { counts, gaps, type LedgerStore, openLedgerStore } from '@ledgerscope/ledger-store';
import { layEmptyStore } from '@ledgerscope/ledger-store/testing/empty-store';
import type { RunningIngest } from '@ledgerscope/process/ingest-status';
import { readConfig } from '@ledgerscope/server/config';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startIngest } from './start-ingest.ts';

const FILES = 6n;
const PER_FILE = 10;
const log = pino({ level: 'silent' });

let folder = '';
let store: LedgerStore;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-pipeline-'));
  const nodes = makeNodes(1);
  writeAddressBook(path.join(folder, 'stream'), nodes);
  const writer = new RecordFileWriter(path.join(folder, 'stream'), nodes);
  const ledger = new SampleLedger(5);
  const names: string[] = [];
  for (let file = 0n; file < FILES; file++) {
    const { items, sidecars } = ledger.file(1_767_225_600_000_000_000n + file * 2_000_000_000n, PER_FILE);
    names.push(writer.write(items, sidecars));
  }
  const bucket = path.join(folder, 'stream/recordstreams/record0.0.3');
  for (const name of [names[2] ?? '', (names[2] ?? '').replace('.rcd.gz', '.rcd_sig')])
    fs.rmSync(path.join(bucket, name));
  layEmptyStore(path.join(folder, 'data'));
  store = await openLedgerStore({ kind: 'embedded', folder: path.join(folder, 'data') });
});

afterEach(async () => {
  await store.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The store, whose writes end as if the process had been killed after this stage. */
function cutOffAfter(stage: string): LedgerStore {
  const write: LedgerStore['writeBatch'] = (batch) =>
    store.writeBatch(batch, (name) => {
      if (name === stage) throw new Error('cut off');
    });
  return new Proxy(store, { get: (target, key) => (key === 'writeBatch' ? write : Reflect.get(target, key)) });
}

function start(into: LedgerStore, abort: AbortController): RunningIngest {
  const source = `dir:${path.join(folder, 'stream')}`;
  const config = readConfig(['--source', source, '--allow-gaps', '--poll-ms', '10'], {});
  return startIngest(config, into, log, abort.signal);
}

describe('a batch with a gap in it', () => {
  it('is repeated after it was cut off, gap and all', async () => {
    await expect(async () => {
      const ingest = start(cutOffAfter('transaction'), new AbortController());
      await ingest.finished;
    }).rejects.toThrow('cut off');
    // The files before the gap were one batch; cut off a second one, which starts at the gap.
    const abort = new AbortController();
    const ingest = start(store, abort);
    await expect.poll(() => ingest.status().caughtUp, { timeout: 20_000 }).toBe(true);
    abort.abort();
    await ingest.finished;
    expect((await counts(store)).transactions).toBe((FILES - 1n) * BigInt(PER_FILE));
    expect(await gaps(store)).toHaveLength(1);
  });

  it('is repeated when the gap itself is in the batch that was interrupted', async () => {
    let writes = 0;
    const second = new Proxy(store, {
      get: (target, key) =>
        key !== 'writeBatch'
          ? Reflect.get(target, key)
          : (batch: Parameters<LedgerStore['writeBatch']>[0]) =>
              ++writes === 1 ? store.writeBatch(batch) : cutOffAfter('transaction').writeBatch(batch),
    });
    await expect(start(second, new AbortController()).finished).rejects.toThrow('cut off');
    expect(store.unfinishedBatch()?.fileNames.length).toBeGreaterThan(0);
    const abort = new AbortController();
    const ingest = start(store, abort);
    await expect.poll(() => ingest.status().caughtUp, { timeout: 20_000 }).toBe(true);
    abort.abort();
    await ingest.finished;
    expect((await counts(store)).transactions).toBe((FILES - 1n) * BigInt(PER_FILE));
    expect(await gaps(store)).toHaveLength(1);
  });
});

describe('new files', () => {
  it('are gathered into one commit while nobody reads them', async () => {
    const streams = path.join(folder, 'fresh');
    const nodes = makeNodes(1);
    writeAddressBook(streams, nodes);
    const writer = new RecordFileWriter(streams, nodes);
    const ledger = new SampleLedger(5);
    const write = (seconds: number) => {
      const { items, sidecars } = ledger.file(BigInt(Date.now() + seconds * 1000) * 1_000_000n, PER_FILE);
      writer.write(items, sidecars);
    };
    write(0);
    let [asked, read] = [0, false];
    const abort = new AbortController();
    const ingest = startIngest(
      readConfig(['--source', `dir:${streams}`, '--poll-ms', '10'], {}),
      store,
      log,
      abort.signal,
      {
        isRead: () => {
          asked++;
          return read;
        },
        unreadMs: 3_600_000,
      },
    );
    await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(2);
    write(2);
    const before = asked;
    // It has looked for new files since.
    await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(before + 25);
    expect(store.head).toBeUndefined();
    read = true;
    await expect.poll(() => ingest.status().filesRead, { timeout: 30_000 }).toBe(2);
    const sql = 'SELECT length(file_names) AS files FROM ingest_batch';
    expect(await store.client.queryUntyped('test', sql)).toMatchObject([{ files: 2n }]);
    abort.abort();
    await ingest.finished;
  });
});
