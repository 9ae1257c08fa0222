import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, zstdCompressSync } from 'node:zlib';
import { makeNodes, SampleLedger, StreamWriter } from '@ledgerscope/demo-network';
import { consensusNsOf, formatIso } from '@ledgerscope/ledger';
import { counts, firstBlock } from '@ledgerscope/ledger-store';
import { readConfig } from '@ledgerscope/server/config';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startIngest } from '../../start-ingest.ts';
import { ingestAll } from '../../testing/ingest-all.ts';
import { FILE_NS, START_NS, sourceFolder } from '../../testing/source-folder.ts';
import { writeBalances } from '../../testing/write-balances.ts';
import { type S3Fault, type S3Request, S3Server, type S3ServerOptions } from '../testing/s3-server.ts';

const NODES = makeNodes(3);
const FILES = 6;
const PER_FILE = 10;
const ALL = BigInt(FILES * PER_FILE);

const target = sourceFolder(NODES);
const log = pino({ level: 'silent' });
let server: S3Server;

afterEach(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

/** A bucket of the network's files. */
async function fill(format: 'record' | 'wrapped', options: S3ServerOptions = {}): Promise<void> {
  server = await S3Server.start(options);
  let objects = OBJECTS.get(format);
  if (objects === undefined) {
    objects = await readObjects(format);
    OBJECTS.set(format, objects);
  }
  for (const [key, bytes] of objects) server.objects.set(key, bytes);
}

type Objects = ReadonlyMap<string, Uint8Array>;
/** Written once for all tests: signatures cost more than anything else about them. */
const OBJECTS = new Map<string, Objects>();

async function readObjects(format: 'record' | 'wrapped'): Promise<Objects> {
  const objects = new Map<string, Uint8Array>();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-objects-'));
  const writer = new StreamWriter({ folder, nodes: NODES, format, copies: 'every-node' });
  const ledger = new SampleLedger(3);
  for (let file = 0; file < FILES; file++)
    await writer.write({ ...ledger.file(START_NS + BigInt(file) * FILE_NS, PER_FILE), media: [] });
  await writer.untilSettled();
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const full = path.join(folder, name);
    if (fs.statSync(full).isDirectory()) continue;
    const bytes = fs.readFileSync(full);
    if (format === 'record') objects.set(name, bytes);
    else objects.set(`net-202601010000/${name.replace('.gz', '.zstd')}`, zstdCompressSync(gunzipSync(bytes)));
  }
  fs.rmSync(folder, { recursive: true });
  return objects;
}

const flags = (more: readonly string[] = []) => [
  '--bucket-endpoint',
  server.url,
  '--address-book',
  path.join(target.path, 'address_book.bin'),
  ...more,
];

/** One life of the process; a bucket's owner asks for no credentials unless given. */
const readAll = (more: readonly string[] = ['--bucket-anonymous']) => ingestAll('s3:bucket', target.store, flags(more));

/** Runs until `done`, whatever happens between. */
async function readUntil(
  done: (halts: ReadonlySet<string>) => Promise<boolean>,
  source = 's3:bucket',
): Promise<string[]> {
  const abort = new AbortController();
  const config = readConfig(['--source', source, '--poll-ms', '10', ...flags(['--bucket-anonymous'])], {});
  const ingest = startIngest(config, target.store, log, abort.signal);
  const halts = new Set<string>();
  await expect
    .poll(
      async () => {
        const { halt } = ingest.status();
        if (halt !== undefined) halts.add(`${halt.reason}: ${halt.message}`);
        return done(halts);
      },
      { timeout: 50_000, interval: 20 },
    )
    .toBe(true);
  abort.abort();
  await ingest.finished;
  return [...halts];
}

const transactions = async () => (await counts(target.store)).transactions;

describe('record streams of a bucket', () => {
  it('are read with signatures and sidecars of every node, page by page', async () => {
    await fill('record', { pageSize: 3 });
    expect((await readAll()).caughtUp).toBe(true);
    expect(await transactions()).toBe(ALL);
    expect(await target.proofs()).toEqual(Array.from({ length: FILES }, () => 'signatures'));
    expect(server.read.filter((key) => key.includes('sidecar')).length).toBeGreaterThan(0);
    // One copy of each data file, though three nodes have one.
    expect(server.read.filter((key) => /record0\.0\.\d+\/[^/]*\.rcd\.gz$/.test(key))).toHaveLength(FILES);
  });

  const GET_FAULTS: readonly S3Fault[] = ['slow-down', 'fault', 'cut'];
  const NODE_FAULTS: ReadonlyArray<readonly [part: string, fault: S3Fault]> = [
    ['record0.0.3/', 'short'],
    ['record0.0.4/', 'absent'],
  ];

  it.each<[string, (request: S3Request) => S3Fault | undefined]>([
    [
      'listings are throttled, and each object fails in another way, at first',
      ({ kind, key, before }) => {
        if (before > 0) return undefined;
        return kind === 'list'
          ? 'slow-down'
          : GET_FAULTS[Number(/\d\d(?=\.\d+Z)/.exec(key)?.[0] ?? 0) % GET_FAULTS.length];
      },
    ],
    [
      'one node’s copies are truncated, and another one’s missing',
      ({ kind, key }) =>
        kind === 'get' && key.endsWith('.rcd.gz') ? NODE_FAULTS.find(([part]) => key.includes(part))?.[1] : undefined,
    ],
    ['a signature cannot be read', ({ key }) => (key.includes('record0.0.5/2026') ? 'absent' : undefined)],
  ])('are read whole where %s', async (_, fault) => {
    await fill('record');
    server.fault = fault;
    expect((await readAll()).caughtUp).toBe(true);
    expect(await transactions()).toBe(ALL);
    expect(await target.proofs()).toEqual(Array.from({ length: FILES }, () => 'signatures'));
  });

  it('stop at a file of which every copy is damaged, and go on by themselves when a good one is there', async () => {
    await fill('record');
    const third = [...server.objects.keys()].filter((key) => /record0\.0\.3\/[^/]*\.rcd\.gz$/.test(key))[2] ?? '';
    const name = path.posix.basename(third);
    const damaged = new Map<string, Uint8Array>();
    for (const [key, bytes] of server.objects) {
      if (!key.endsWith(`/${name}`)) continue;
      damaged.set(key, bytes);
      server.objects.set(key, bytes.subarray(0, bytes.length - 9));
    }
    let stoppedAt = -1n;
    const halts = await readUntil(async () => {
      const there = await transactions();
      if (damaged.size > 0 && there === 20n && server.read.filter((key) => key.endsWith(`/${name}`)).length > 6) {
        stoppedAt = there;
        const [[key, bytes]] = damaged as unknown as [[string, Uint8Array]];
        server.objects.set(key, bytes);
        damaged.clear();
      }
      return there === ALL;
    });
    expect(stoppedAt).toBe(20n);
    expect(halts).toHaveLength(1);
    expect(halts[0]).toMatch(/^truncated: recordstreams\/record0\.0\.\d\/2026-01-01T00_00_04.*Z\.rcd\.gz: truncated/);
  });

  it('are followed while nodes are still writing', async () => {
    await fill('record');
    const keys = [...server.objects.keys()].sort();
    const last = keys.filter((key) => key.includes('record0.0.3/2026')).at(-1) ?? '';
    const stem = path.posix.basename(last).replace(/\.rcd.*/, '');
    const late = keys.filter((key) => key.includes(stem) && !key.includes('record0.0.3/'));
    const held = new Map(late.map((key) => [key, server.objects.get(key) as Uint8Array]));
    for (const key of late) server.objects.delete(key);
    const halts = await readUntil(async () => {
      const there = await transactions();
      if (there === ALL - BigInt(PER_FILE)) for (const [key, bytes] of held) server.objects.set(key, bytes);
      return there === ALL;
    });
    // A file that one node wrote and the others not yet is nothing to report.
    expect(halts).toEqual([]);
  });
});

describe('a start in the middle of a bucket', () => {
  const at = (file: number) => formatIso(consensusNsOf(START_NS + BigInt(file) * FILE_NS));
  const begun = async () => Number((((await firstBlock(target.store))?.firstNs ?? 0n) - START_NS) / FILE_NS);
  const from = (start: string) => readAll(['--bucket-anonymous', '--from', start]);
  const readFiles = () => server.read.filter((key) => /record0\.0\.\d+\/[^/]*\.rcd\.gz$/.test(key)).length;
  const lists = () => server.requests.filter(({ kind }) => kind === 'list').length;

  it('reads nothing of what lies before it', async () => {
    await fill('record');
    expect((await from(at(4))).caughtUp).toBe(true);
    expect(await begun()).toBe(4);
    expect(readFiles()).toBe(FILES - 4);
    expect(
      server.requests.filter(
        ({ kind, key }) =>
          kind === 'get' && key.includes('T00_00_0') && key < `recordstreams/record0.0.3/${at(4)}`.replaceAll(':', '_'),
      ),
    ).toEqual([]);
  });

  it('is found by number among pages of keys', async () => {
    await fill('record', { pageSize: 3 });
    expect((await from('3')).caughtUp).toBe(true);
    expect(await firstBlock(target.store)).toMatchObject({ number: 3n });
  });

  it('is the newest file', async () => {
    await fill('record');
    expect((await from('latest')).caughtUp).toBe(true);
    expect(await begun()).toBe(FILES - 1);
    // Of a bucket whose last file is months old.
    expect(lists()).toBeLessThan(60);
  });

  it('takes the balances of a file that its nodes signed', async () => {
    await fill('record');
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-balances-'));
    const stated = START_NS + 2n * FILE_NS + 500_000_000n;
    writeBalances(folder, NODES, {
      at: stated,
      balances: new Map([
        [2n, 4_000_000_000_000_000_000n],
        [98n, 1_000_000_000_000_000_000n],
      ]),
      tokens: new Map(),
    });
    for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (fs.statSync(path.join(folder, name)).isFile())
        server.objects.set(name, fs.readFileSync(path.join(folder, name)));
    fs.rmSync(folder, { recursive: true });
    // The sample accounts held nothing in that file, which their transfers contradict: then balances stay unknown.
    expect((await from(at(4))).caughtUp).toBe(true);
    expect(await begun()).toBe(2);
    expect(server.read.filter((key) => key.includes('accountBalances')).length).toBeGreaterThan(3);
  });
});

describe('access to a bucket', () => {
  it('is asked for before anything starts where the bucket wants credentials', async () => {
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
    await fill('record', { signedOnly: true });
    await expect(readAll([])).rejects.toThrow(
      /^s3:bucket\/ requires credentials \(AccessDenied.*set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/,
    );
    expect(server.read).toEqual([]);
  });

  it('is signed where there are credentials, and says who pays', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'a-key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a-secret');
    await fill('record', { signedOnly: true });
    expect((await readAll(['--requester-pays'])).caughtUp).toBe(true);
    expect(await transactions()).toBe(ALL);
    for (const { headers } of server.requests) {
      expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=a-key\/\d{8}\/us-east-1\/s3\//);
      expect(headers['x-amz-request-payer']).toBe('requester');
    }
  });

  it('is paid by a project at Google', async () => {
    await fill('record');
    await ingestAll('gs:bucket', target.store, flags(['--bucket-anonymous', '--gcs-project', 'a-project']));
    expect(await transactions()).toBe(ALL);
    for (const { query, headers } of server.requests) {
      expect(query.get('userProject')).toBe('a-project');
      expect(headers.authorization).toBeUndefined();
    }
  });

  it('ends where the bucket does not exist', async () => {
    await fill('record');
    const reading = ingestAll('s3:elsewhere', target.store, flags(['--bucket-anonymous']));
    await expect(reading).rejects.toThrow('s3:elsewhere/ cannot be read: the bucket does not exist');
  });
});

describe('blocks of a bucket', () => {
  const key = (number: number) => `net-202601010000/block/0000/0000/0000/0000/00${number}.blk.zstd`;

  it('are read by their numbers, and followed', async () => {
    await fill('wrapped');
    const last = server.objects.get(key(FILES - 1)) as Uint8Array;
    server.objects.delete(key(FILES - 1));
    const halts = await readUntil(async () => {
      const there = await transactions();
      if (there === ALL - BigInt(PER_FILE)) server.objects.set(key(FILES - 1), last);
      return there === ALL;
    });
    expect(halts).toEqual([]);
    expect(await target.proofs()).toEqual(Array.from({ length: FILES }, () => 'signatures'));
  });

  it('are read whole where each fails in another way at first', async () => {
    await fill('wrapped');
    const faults: readonly S3Fault[] = ['cut', 'short', 'slow-down'];
    server.fault = ({ kind, key: asked, before }) =>
      kind === 'get' && before === 0 ? faults[Number(/(\d)\.blk/.exec(asked)?.[1] ?? 0) % faults.length] : undefined;
    await readUntil(async () => (await transactions()) === ALL);
    expect(await target.proofs()).toEqual(Array.from({ length: FILES }, () => 'signatures'));
  });

  it.each(['latest', '5', '2026-01-01T00:00:09Z'])('begin at %s', async (start) => {
    await fill('wrapped');
    expect((await readAll(['--bucket-anonymous', '--from', start])).caughtUp).toBe(true);
    expect(await firstBlock(target.store)).toMatchObject({ number: 5n });
    expect(await transactions()).toBe(BigInt(PER_FILE));
  });

  it('wait for one that is missing, and say so, and go on when it comes', async () => {
    await fill('wrapped');
    const third = server.objects.get(key(2)) as Uint8Array;
    server.objects.delete(key(2));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const halts = await readUntil(async (said) => {
      if (said.size > 0) server.objects.set(key(2), third);
      else if ((await transactions()) === 20n) vi.setSystemTime(Date.now() + 500);
      return (await transactions()) === ALL;
    });
    vi.useRealTimers();
    expect(halts).toEqual([expect.stringMatching(/^missing-data: 0{18}2\.blk: .*the file itself is missing$/)]);
  });
});
