import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { makeNodes, SampleLedger, StreamWriter } from '@ledgerscope/demo-network';
import { counts, type LedgerStore, recentBlocks } from '@ledgerscope/ledger-store';
import { hapi, readBlockFile, wrappedBlockRoot } from '@ledgerscope/streams';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ToyLedger } from '../../../../packages/streams/src/testing/toy-ledger.ts';
import { streamBlock } from '../../../../packages/streams/src/testing/write-stream-block.ts';
import {
  bytesField,
  joined,
  mapField,
  mapItem,
  varintField,
} from '../../../../packages/streams/src/testing/write-wrapped-block.ts';
import { readConfig } from '../config.ts';
import { BlockNodeServer } from './source/testing/block-node-server.ts';
import { startIngest } from './start-ingest.ts';
import { FILE_NS, START_NS, sourceFolder } from './testing/source-folder.ts';

const SIGNERS = makeNodes(3);
const FILES = 4;
const BLOCKS = 3;
const PER_FILE = 6;
const ALL = BigInt(FILES * PER_FILE + BLOCKS);
const HEADER = 1;
const PROOF = 9;
const FOOTER = 12;
const LEDGER = new ToyLedger('cutover', [1n, 1n, 2n]);
/** As the public networks sign: the chain of trust of this scheme is not checked, so that the key is pinned. */
const SIGN = (root: Uint8Array) => LEDGER.signMerged(root, [0, 2]);
const KEY_SHA256 = createHash('sha256')
  .update(SIGN(new Uint8Array(48)).subarray(0, 1096))
  .digest('hex');
const TRUSTING = ['--trust-unsigned'];

const target = sourceFolder(SIGNERS);
/** Wrapped record blocks, of all files. */
let wrapped: Uint8Array[] = [];
let servers: BlockNodeServer[] = [];
let entries: string[] = [];
const log = pino({ level: 'info' }, { write: (entry: string) => entries.push(entry) });

beforeEach(async () => {
  entries = [];
  wrapped = [];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-cutover-'));
  await write('record', target.path, FILES);
  await write('wrapped', folder, FILES + 2);
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.blk.gz'));
  for (const name of names.sort()) wrapped.push(new Uint8Array(gunzipSync(fs.readFileSync(path.join(folder, name)))));
  fs.rmSync(folder, { recursive: true });
});

afterEach(() => {
  for (const server of servers) server.stop();
  servers = [];
});

/** The same transactions in every form. */
async function write(format: 'record' | 'wrapped', folder: string, files: number, after = 0): Promise<void> {
  const writer = new StreamWriter({ folder, nodes: SIGNERS, format, copies: 'one' });
  const ledger = new SampleLedger(9);
  for (let index = 0; index < files; index++) {
    const file = { ...ledger.file(START_NS + BigInt(index) * FILE_NS, PER_FILE), media: [] };
    if (index < after) writer.skip(file);
    else await writer.write(file);
  }
  await writer.settled();
}

/** Blocks of the block stream, the first of which names `root` as the one before it. */
function realBlocks(root = rootOf(FILES - 1)): Uint8Array[] {
  const blocks: Uint8Array[] = [];
  let previous = root;
  for (let index = 0; index < BLOCKS; index++) {
    const seconds = (START_NS + BigInt(FILES + index) * FILE_NS) / 1_000_000_000n;
    const body = { cryptoTransfer: hapi.CryptoTransferTransactionBody.create() };
    const block = streamBlock(BigInt(FILES + index), previous, [{ time: { seconds, nanos: 1 }, body }]);
    blocks.push(block);
    previous = readBlockFile('block', block).hash;
  }
  return blocks;
}

/** The same, signed, and hashed with SHA-256. */
function signedBlocks(): Uint8Array[] {
  const last = FILES - 1;
  wrapped[last] = inSha256(wrapped[last] as Uint8Array, new Uint8Array(32).fill(3));
  let previous = rootOf(last);
  return realBlocks(new Uint8Array(48)).map((block) => {
    const form = inSha256(block, previous);
    previous = readBlockFile('block', form).hash;
    const signature = bytesField(1, SIGN(previous));
    return mapItem(form, PROOF, (proof) => mapField(proof, 2, () => signature));
  });
}

/** A block's digest is told by its footer: the hashes in it have 32 bytes. */
function inSha256(block: Uint8Array, previous: Uint8Array): Uint8Array {
  return mapItem(block, FOOTER, (footer) =>
    mapField(
      mapField(footer, 1, () => previous),
      2,
      (all) => all.subarray(0, 32),
    ),
  );
}

function rootOf(file: number): Uint8Array {
  return wrappedBlockRoot('block', wrapped[file] as Uint8Array).rootHash.hash;
}

/** A block node that has wrapped record blocks up to the last file, and these blocks after it. */
async function node(blocks: readonly Uint8Array[], wrappedFrom = 0): Promise<BlockNodeServer> {
  const server = await BlockNodeServer.start();
  for (const [number, block] of wrapped.slice(0, FILES).entries())
    if (number >= wrappedFrom) server.add(BigInt(number), block);
  for (const [index, block] of blocks.entries()) server.add(BigInt(FILES + index), block);
  servers.push(server);
  return server;
}

function start(store: LedgerStore, signal: AbortSignal, more: readonly string[]) {
  const nodes = servers.map(({ address }) => address).join(',');
  const rule = ['--cutover-version', '0.63.0', '--cutover-wait-ms', '100', '--poll-ms', '10'];
  const blocks = nodes === '' ? [] : ['--block-source', `block:${nodes}`];
  const flags = ['--source', `dir:${target.path}`, ...blocks, ...rule, ...more];
  return startIngest(readConfig(flags, {}), store, log, signal);
}

async function readUntil(
  done: (halts: ReadonlySet<string>) => Promise<boolean> | boolean,
  more: readonly string[] = TRUSTING,
): Promise<string[]> {
  const abort = new AbortController();
  const ingest = start(target.store, abort.signal, more);
  const halts = new Set<string>();
  await expect
    .poll(
      () => {
        const { halt } = ingest.status();
        if (halt !== undefined) halts.add(`${halt.reason}: ${halt.message}`);
        return done(halts);
      },
      { timeout: 40_000, interval: 20 },
    )
    .toBe(true);
  abort.abort();
  await ingest.finished;
  return [...halts];
}

const transactions = async () => (await counts(target.store)).transactions;

/** What is stored of each block, oldest first. */
async function stored(): Promise<string[]> {
  const rows = await recentBlocks(target.store, { limit: 100 });
  return rows.reverse().map(({ number, format, proof }) => `${number} ${format} ${proof}`);
}

/** How each block goes on from the one before, where that is a record file and it is none. */
async function links(): Promise<string[]> {
  return (await recentBlocks(target.store, { limit: 100 })).map(({ cutoverLink }) => cutoverLink).reverse();
}

const EXPECTED = [
  ...[0, 1, 2, 3].map((number) => `${number} record signatures`),
  ...[4, 5, 6].map((number) => `${number} block unverified`),
];

describe('the cutover from record files to blocks', () => {
  it('is followed by itself, and the first block names the last file', async () => {
    await node(realBlocks());
    expect(await readUntil(async () => (await transactions()) === ALL)).toEqual([]);
    expect(await stored()).toEqual(EXPECTED);
    expect(entries.filter((entry) => entry.includes('blocks go on where the record files end'))).toHaveLength(1);
    expect(entries.join('')).not.toContain('not recomputed');
    expect(await links()).toEqual(['', '', '', '', 'recomputed', '', '']);
  });

  it('is followed to blocks that are signed and hashed with SHA-256, and back from a restart among them', async () => {
    const blocks = signedBlocks();
    const server = await node(blocks.slice(0, 1));
    // Before the operator has pinned their key.
    const [halt] = await readUntil((said) => said.size > 0, []);
    expect(halt).toContain(`--hints-key ${KEY_SHA256} trusts that key`);
    expect(entries.join('')).toContain('no hinTS key is pinned');
    expect(await stored()).toHaveLength(FILES);
    const pinned = ['--hints-key', KEY_SHA256];
    expect(await readUntil(async () => (await transactions()) === ALL - 2n, pinned)).toEqual([]);
    for (const [index, block] of blocks.entries()) server.add(BigInt(FILES + index), block);
    expect(await readUntil(async () => (await transactions()) === ALL, pinned)).toEqual([]);
    expect(await stored()).toEqual(EXPECTED.map((row) => row.replace('unverified', 'threshold')));
    expect(await links()).toEqual(['', '', '', '', 'recomputed', '', '']);
  });

  it('leaves previews alone that stand beside the files in one folder, and goes on there', async () => {
    const put = (number: number, block: Uint8Array) =>
      fs.writeFileSync(path.join(target.path, `${`${number}`.padStart(36, '0')}.blk`), block);
    const previews = realBlocks().map((block) => ofVersion(block, 63n, 9n));
    for (const [index, block] of previews.entries()) put(FILES - 1 + index, block);
    let looked = 0;
    const halts = await readUntil(async () => {
      const there = await transactions();
      if (there === BigInt(FILES * PER_FILE) && ++looked === 20) {
        expect(await stored()).toHaveLength(FILES);
        for (const [index, block] of realBlocks().entries()) put(FILES + index, block);
      }
      return there === ALL;
    });
    expect(halts).toEqual([]);
    expect(await stored()).toEqual(EXPECTED);
    expect(entries.filter((entry) => entry.includes('it is a preview'))).toHaveLength(1);
  });

  it('is followed live, also where the blocks come long after the last file', async () => {
    const server = await node([]);
    const blocks = realBlocks();
    let looked = 0;
    await readUntil(async () => {
      const there = await transactions();
      if (there === BigInt(FILES * PER_FILE) && ++looked > 10)
        for (const [index, block] of blocks.entries()) server.add(BigInt(FILES + index), block);
      return there === ALL;
    });
    expect(await stored()).toEqual(EXPECTED);
  });

  it('is followed where no node has the last file any more, and that is said', async () => {
    await node(realBlocks(), FILES);
    await readUntil(async () => (await transactions()) === ALL);
    expect(await stored()).toEqual(EXPECTED);
    expect(entries.join('')).toContain('the link between them is not recomputed');
  });

  it('stops where the first block names another root, and goes on when another node has the right one', async () => {
    const liar = await node(realBlocks(new Uint8Array(48).fill(5)));
    const honest = await BlockNodeServer.start();
    servers.push(honest);
    const blocks = realBlocks();
    const halts = await readUntil(async (said) => {
      if (said.size > 0)
        for (const [number, block] of [...wrapped.slice(0, FILES), ...blocks].entries())
          honest.add(BigInt(number), block);
      if (said.size > 0) for (const [index, block] of blocks.entries()) liar.add(BigInt(FILES + index), block);
      return (await transactions()) === ALL;
    });
    expect(halts[0]).toMatch(
      /^fork: 0{18}4\.blk names (05){48} as the root of the block before it; the block that wraps /,
    );
    expect(await stored()).toEqual(EXPECTED);
  });

  it('does not join preview blocks, which are of the version of the files', async () => {
    const server = await node(realBlocks().map((block) => ofVersion(block, 63n, 9n)));
    let looked = 0;
    const halts = await readUntil(async () => {
      const there = await transactions();
      if (there === BigInt(FILES * PER_FILE) && ++looked === 30) await write('record', target.path, FILES + 1, FILES);
      return there === BigInt((FILES + 1) * PER_FILE);
    });
    expect(halts).toEqual([]);
    expect(server.subscriptions.length).toBeGreaterThan(0);
    expect((await stored()).at(-1)).toBe('4 record signatures');
  });

  it('reads wrapped files from block nodes while the bucket is behind, and files again when they come', async () => {
    await node(wrapped.slice(FILES, FILES + 1));
    const halts = await readUntil(async () => {
      const there = await transactions();
      if (there === BigInt((FILES + 1) * PER_FILE)) await write('record', target.path, FILES + 2, FILES + 1);
      return there === BigInt((FILES + 2) * PER_FILE);
    });
    expect(halts).toEqual([]);
    expect((await stored()).slice(-2)).toEqual(['4 wrapped-record signatures', '5 record signatures']);
  });

  it.each([
    // The last file, the first block, the second one: each life begins with the write at which the one before ended.
    ['at the start of', [FILES, 2, 2]],
    // The first block, whose interrupted write is cleared and repeated.
    ['after the rows of', [FILES + 1]],
  ] as const)('is the same when the process ends %s a write around it', async (when, writes) => {
    await node(realBlocks());
    for (const write of writes) {
      const abort = new AbortController();
      const ingest = start(cutOff(target.store, when, write), abort.signal, [...TRUSTING, '--batch-transactions', '1']);
      let ended = false;
      const finished = ingest.finished.catch(() => {
        ended = true;
      });
      while (!ended && (await transactions()) !== ALL) await sleep(20);
      abort.abort();
      await finished;
    }
    await readUntil(async () => (await transactions()) === ALL);
    expect(await stored()).toEqual(EXPECTED);
  });
});

/** The store, which fails for good at the n-th write. */
function cutOff(store: LedgerStore, when: 'at the start of' | 'after the rows of', at: number): LedgerStore {
  let writes = 0;
  const writeBatch: LedgerStore['writeBatch'] = (batch, onStage) => {
    const last = ++writes >= at;
    if (last && when === 'at the start of') return Promise.reject(new Error('cut off'));
    return store.writeBatch(batch, (name, ms) => {
      if (last && name === 'transaction') throw new Error('cut off');
      onStage?.(name, ms);
    });
  };
  return new Proxy(store, { get: (of, key) => (key === 'writeBatch' ? writeBatch : Reflect.get(of, key)) });
}

/** A block whose header states this HAPI version, 0.minor.patch. */
function ofVersion(block: Uint8Array, minor: bigint, patch: bigint): Uint8Array {
  return mapItem(block, HEADER, (header) =>
    mapField(header, 1, () => joined(varintField(2, minor), varintField(3, patch))),
  );
}
