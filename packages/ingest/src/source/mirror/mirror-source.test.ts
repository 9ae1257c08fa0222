import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeNodes, SampleLedger, StreamWriter } from '@ledgerscope/demo-network';
import { type ConsensusNs, consensusNsOf } from '@ledgerscope/ledger';
import { counts, type LedgerStore } from '@ledgerscope/ledger-store';
import { readConfig } from '@ledgerscope/server/config';
import pino from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StartPoint } from '../../settings/start-point.ts';
import { startIngest } from '../../start-ingest.ts';
import { FILE_NS, type SourceFolder, START_NS, sourceFolder } from '../../testing/source-folder.ts';
import type { SourceFile } from '../stream-source.ts';
import { MirrorLedger, recordBlocks } from '../testing/mirror/mirror-ledger.ts';
import { type Fault, MirrorServer } from '../testing/mirror/mirror-server.ts';
import { epoch } from '../testing/mirror/transaction-json.ts';
import { MirrorClient } from './mirror-client.ts';
import { MirrorSource } from './mirror-source.ts';

const FILES = 6;
const PER_FILE = 10;
const ALL = BigInt(FILES * PER_FILE);
const log = pino({ level: 'silent' });

let target: SourceFolder;
let server: MirrorServer;
let ledger: MirrorLedger;
let blocks: ReturnType<typeof recordBlocks>;

beforeAll(async () => {
  const written = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-mirror-'));
  const writer = new StreamWriter({ folder: written, nodes: makeNodes(1), format: 'record', copies: 'one' });
  const sample = new SampleLedger(3);
  for (let file = 0; file < FILES; file++)
    await writer.write({ ...sample.file(START_NS + BigInt(file) * FILE_NS, PER_FILE), media: [] });
  await writer.untilSettled();
  blocks = recordBlocks(written);
  fs.rmSync(written, { recursive: true, force: true });
});

beforeEach(async () => {
  server = await MirrorServer.start();
  ledger = new MirrorLedger();
  ledger.serve(server);
});

afterEach(async () => {
  await server.stop();
});

function report(from = 0, to = FILES): void {
  for (const { name, block } of blocks.slice(from, to)) ledger.add(name, block);
}

/** One life of the process, until `done`; gives why it was halted on the way. */
async function readUntil(
  done: (halts: ReadonlySet<string>) => Promise<boolean> | boolean,
  store: LedgerStore = target.store,
  flags: readonly string[] = [],
): Promise<string[]> {
  const abort = new AbortController();
  const config = readConfig(['--source', `mirror:${server.url}`, '--poll-ms', '10', ...flags], {});
  const ingest = startIngest(config, store, log, abort.signal);
  const halts = new Set<string>();
  const look = () => {
    const { halt } = ingest.status();
    if (halt !== undefined) halts.add(`${halt.reason}: ${halt.message}`);
    return done(halts);
  };
  await expect.poll(look, { timeout: 60_000, interval: 20 }).toBe(true);
  abort.abort();
  await ingest.finished;
  return [...halts];
}

const stored = async () => (await counts(target.store)).transactions;
const isWhole = async () => (await stored()) === ALL;
const of = (part: string) => server.requests.filter((request) => request.startsWith(`/api/v1/${part}`));

describe('a mirror node as a source', () => {
  target = sourceFolder();

  it('is read by pages, and nothing of it counts as proven', async () => {
    report();
    server.pageSize = 4;
    expect(await readUntil(isWhole)).toEqual([]);
    expect(await target.proofs()).toEqual(Array.from({ length: FILES }, () => 'mirror'));
    // Ten transactions in pages of four are three pages.
    expect(of('transactions?')).toHaveLength(3 * FILES);
  });

  it('is asked again where it asks for patience, fails, breaks off or answers nonsense', async () => {
    report();
    const faults: readonly Fault[] = [
      { status: 429, headers: { 'retry-after': '0' } },
      { status: 503 },
      { cut: true },
      { body: '<html>Bad gateway</html>' },
    ];
    server.fault = (_request, before) => (before === 0 ? faults[server.requests.length % faults.length] : undefined);
    expect(await readUntil(isWhole)).toEqual([]);
  });

  it('is followed, and gone on with behind the newest block that is stored', async () => {
    report(0, 3);
    await readUntil(async () => (await stored()) === 30n);
    const read = of('transactions?').length;
    const abort = new AbortController();
    const config = readConfig(['--source', `mirror:${server.url}`, '--poll-ms', '10'], {});
    const ingest = startIngest(config, target.store, log, abort.signal);
    await expect.poll(() => ingest.status().caughtUp, { timeout: 30_000 }).toBe(true);
    report(3, 5);
    await expect.poll(stored, { timeout: 30_000 }).toBe(50n);
    report(5);
    await expect.poll(stored, { timeout: 30_000 }).toBe(ALL);
    abort.abort();
    await ingest.finished;
    expect(of('transactions?')).toHaveLength(read + 3);
    expect(of('blocks?')).toContain('/api/v1/blocks?limit=100&order=asc&block.number=gt:2');
  });

  it('is begun with at a block, a time or the newest one', async () => {
    report();
    const source = new MirrorSource(new MirrorClient(server.url, new AbortController().signal));
    const third = ledger.blocks[3]?.block.consensusStart as ConsensusNs;
    const points: readonly (readonly [StartPoint, number])[] = [
      [{ kind: 'block', number: 2n }, 2],
      [{ kind: 'instant', at: third }, 3],
      [{ kind: 'instant', at: consensusNsOf(third + 1n) }, 4],
      [{ kind: 'latest' }, FILES - 1],
    ];
    for (const [point, block] of points) {
      const found = await source.startAt(point);
      expect(found).toMatchObject({
        first: ledger.blocks[block]?.name,
        at: ledger.blocks[block]?.block.consensusStart,
      });
      const [first] = await source.listAfter('after' in found ? found.after : '', 10);
      expect(first?.name).toBe(ledger.blocks[block]?.name);
    }
    expect(await source.startAt({ kind: 'block', number: 99n })).toMatchObject({ waiting: true });
    source.close();
    expect(await readUntil(async () => (await stored()) === 20n, target.store, ['--from', '4'])).toEqual([]);
    expect(of('blocks?limit=100&order=asc&block.number=gte:4')).not.toEqual([]);
  });

  it('repeats a batch that was cut off', async () => {
    report();
    const write: LedgerStore['writeBatch'] = (batch) =>
      target.store.writeBatch(batch, (stage) => {
        if (stage === 'transaction') throw new Error('cut off');
      });
    const dying = new Proxy(target.store, {
      get: (store, key) => (key === 'writeBatch' ? write : Reflect.get(store, key)),
    });
    const config = readConfig(['--source', `mirror:${server.url}`, '--poll-ms', '10'], {});
    await expect(startIngest(config, dying, log, new AbortController().signal).finished).rejects.toThrow('cut off');
    expect(await readUntil(isWhole)).toEqual([]);
  });

  it('stops where it leaves something out or says what cannot be, and goes on once it is whole', async () => {
    report();
    const from = (block: number) => epoch(ledger.blocks[block]?.block.consensusStart ?? 0n);
    let isWhole = false;
    server.fault = (request) => {
      if (!isWhole && request.startsWith(`/api/v1/transactions?timestamp=gte:${from(1)}`))
        return { body: '{"transactions":[],"links":{"next":null}}' };
      return undefined;
    };
    const missing = await readUntil((halts) => halts.size > 0);
    expect(missing[0]).toContain('lists 0 of the 10 transactions of block 1');
    expect(await stored()).toBe(10n);
    server.fault = (request) => {
      if (!isWhole && request.startsWith(`/api/v1/transactions?timestamp=gte:${from(3)}`))
        return { body: wrongAmount(3) };
      return undefined;
    };
    const wrong = await readUntil((halts) => {
      isWhole = halts.size > 0;
      return isWhole;
    });
    expect(wrong[0]).toContain(
      'malformed: expected an integer as transactions[0].transaction.transfers[0].amount of the',
    );
    expect(await stored()).toBe(30n);
    await readUntil(async () => (await stored()) === ALL);
  });
});

describe('a mirror node that answers otherwise than the API', () => {
  it.each<[string, Fault, string]>([
    ['no list', { body: '{"transactions":7}' }, 'does not return transactions in the format of the API'],
    [
      'a redirect',
      { status: 302, headers: { location: 'http://10.0.0.1/' } },
      'redirects to http://10.0.0.1/, which is',
    ],
    ['a refusal', { status: 400, body: '{}' }, 'rejects a request (400)'],
    [
      'pages without an end',
      { body: '{"transactions":[],"links":{"next":"?a=1"}}' },
      'returns an endless list of pages',
    ],
    ['too much', { body: 'x'.repeat(33 * 1024 * 1024) }, 'returns more than 33554432 bytes'],
  ])('says what is wrong with %s', async (_name, fault, text) => {
    report();
    const patience = {
      connectMs: 1_000,
      answerMs: 5_000,
      attempts: 1,
      busyAttempts: 1,
      firstRetryMs: 1,
      mostRetryMs: 1,
    };
    const source = new MirrorSource(new MirrorClient(server.url, new AbortController().signal, patience));
    server.fault = (request) => (request.startsWith('/api/v1/transactions?') ? fault : undefined);
    const [file] = await source.listAfter(undefined, 10);
    const reading = async () => {
      for await (const copy of source.copies(file as SourceFile)) return copy;
      return undefined;
    };
    await expect(reading()).rejects.toThrow(text);
    source.close();
  });
});

/** A block's transactions, with an amount that is none. */
function wrongAmount(block: number): string {
  const transactions = (ledger.blocks[block]?.transactions ?? []).map(({ json }) => json);
  const text = JSON.stringify({ transactions, links: { next: null } }, (_key, value: unknown) =>
    typeof value === 'bigint' ? Number(value) : value,
  );
  return text.replace(/"transfers":\[\{"account":"[^"]+","amount":-?\d+/, (match) => `${match}.5`);
}
