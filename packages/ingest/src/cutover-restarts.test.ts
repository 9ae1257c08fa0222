import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { type LedgerStore, recentBlocks } from '@ledgerscope/ledger-store';
import { tableDigests } from '@ledgerscope/ledger-store/testing/table-digests';
import { describe, expect, it } from 'vitest';
import {
  ALL,
  addBlocks,
  CutoverNetwork,
  FILES,
  PER_FILE,
  RECORDED,
  SIGN,
  STRANGER,
  writeFiles,
} from './testing/cutover-network.ts';
import { FILE_NS, START_NS } from './testing/source-folder.ts';

/** One file or block in each write, so that each run makes the same ones. */
const ONE_BY_ONE = ['--batch-transactions', '1'];
const LAST_FILE = FILES - 1;
const PATIENCE_MS = testSize(300_000, 900_000);
/** Whether a block's own signature was verified or that of a later one, which depends on how many were there when it was read. */
const HOW_VERIFIED = new Set(['block.strength', 'block.strength_reason', 'block.anchor']);

const network = new CutoverNetwork();
/** Every table after one undisturbed run, which the first test makes. */
let calm: Record<string, string> = {};
let calmBlocks: readonly object[] = [];

async function expectAsUndisturbed(): Promise<void> {
  await network.readUntil(async () => (await network.transactions()) === ALL, ONE_BY_ONE);
  expect(await storedBlocks()).toEqual(calmBlocks);
  expect(await tableDigests(network.target.store, HOW_VERIFIED)).toEqual(calm);
}

/** Every block as it is stored, but for how it was verified. */
async function storedBlocks(): Promise<object[]> {
  const rows = await recentBlocks(network.target.store, { limit: 100 });
  return rows.map(({ strength: _strength, strengthReason: _reason, anchor: _anchor, ...row }) => row);
}

/** A life of ingest that ends at a stage of its first write, or as it begins the second one. */
async function liveUntil(stage: string): Promise<string[]> {
  const abort = new AbortController();
  const stages: string[] = [];
  const store = cutOff(network.target.store, stage, stages);
  await network.start(store, abort.signal, ONE_BY_ONE).finished.catch((error: unknown) => {
    if (!(error instanceof CutOff)) throw error;
  });
  // As it is found by the process that comes next.
  await network.target.store.refreshHead();
  return stages;
}

const SECOND_WRITE = 'the second write';

/** Moves the record files from the `from`-th on, with their signatures, out of the folder; the function given moves them back. */
function takeAway(from: number): () => void {
  const since = new Date(Number((START_NS + BigInt(from) * FILE_NS) / 1_000_000n)).toISOString();
  const aside = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-late-'));
  const names = fs.readdirSync(network.target.path, { recursive: true, encoding: 'utf8' });
  const late = names.filter(
    (name) => /\.rcd/.test(name) && path.basename(name) >= since.slice(0, 19).replaceAll(':', '_'),
  );
  expect(late.length).toBeGreaterThan(1);
  const moves = late.map(
    (name, index) => [path.join(network.target.path, name), path.join(aside, `${index}`)] as const,
  );
  for (const [there, here] of moves) fs.renameSync(there, here);
  return () => {
    // Signatures first: who read a file beside some of them alone would note that the others are missing.
    const isData = ([there]: readonly [string, string]) => Number(there.endsWith('.rcd.gz'));
    for (const [there, here] of moves.toSorted((one, other) => isData(one) - isData(other))) fs.renameSync(here, there);
    fs.rmSync(aside, { recursive: true });
  };
}

/** Reads until the ledger has stood still at so many transactions for some looks. With `next`, does that, and reads on to the last record file. */
async function standingAt(transactions: bigint, next?: () => void): Promise<void> {
  let looked = 0;
  await network.readUntil(async () => {
    const read = await network.transactions();
    if (read === transactions && ++looked === 20) next?.();
    return looked >= 20 && (next === undefined || read === RECORDED);
  }, ONE_BY_ONE);
}

describe('ingest that ends and begins again around the cutover', { timeout: PATIENCE_MS }, () => {
  it('reads through it in one life', async () => {
    await network.node(network.signedBlocks(SIGN));
    const done = async () => (await network.transactions()) === ALL;
    expect(await network.readUntil(done, ONE_BY_ONE)).toEqual([]);
    calm = await tableDigests(network.target.store, HOW_VERIFIED);
    calmBlocks = await storedBlocks();
    expect(await network.links()).toEqual(['', '', '', '', 'recomputed', '', '']);
    for (const table of ['block', 'ingest_batch', 'transaction', 'account', 'topic_message'])
      expect(calm[table], table).toMatch(/^[1-9]\d* rows/);
  });

  it('leaves every table the same, wherever it ended', async () => {
    const blocks = network.signedBlocks(SIGN);
    const server = await network.node([]);
    for (let file = 0; file < LAST_FILE; file++) await liveUntil(SECOND_WRITE);
    // The last file, the first block, the block after it. A life begins with the write at which the one before ended.
    for (const write of ['last file', 'first block', 'second block']) {
      expect(await liveUntil('ingest_batch'), write).toEqual(['ingest_batch']);
      expect(await liveUntil('clear'), write).toEqual(['clear']);
      const stages = await liveUntil('transaction');
      expect(stages.length, write).toBeGreaterThan(3);
      for (const table of stages.slice(1).slice(0, testSize(1, stages.length))) await liveUntil(table);
      // Whole in the column store, and not committed.
      expect((await liveUntil('block')).at(-1), write).toBe('block');
      expect(await liveUntil('clear'), write).toEqual(['clear']);
      // Committed, and the process does not know it any more.
      expect((await liveUntil('rows')).at(-1), write).toBe('rows');
      if (write !== 'last file') continue;
      // Between the two the network is frozen.
      await network.readUntil(async () => (await network.transactions()) === RECORDED, ONE_BY_ONE);
      addBlocks(server, blocks);
    }
    await expectAsUndisturbed();
  });

  it('leaves the same where the first block is there before the last file', async () => {
    const putBack = takeAway(LAST_FILE);
    const blocks = network.signedBlocks(SIGN);
    const server = await network.node(blocks, FILES);
    await standingAt(RECORDED - BigInt(PER_FILE));
    putBack();
    // Whoever reads meanwhile may take the last file out of the block that wraps it, which is as good.
    server.add(BigInt(LAST_FILE), network.wrapped[LAST_FILE] as Uint8Array);
    await expectAsUndisturbed();
  });

  it('leaves the same where the last files are late, and previews have their numbers', async () => {
    const putBack = takeAway(LAST_FILE - 1);
    const blocks = network.signedBlocks(SIGN);
    const previews = network.previews();
    const server = await network.node(previews, FILES);
    for (const [index, preview] of previews.entries()) server.add(BigInt(LAST_FILE - 1 + index), preview);
    await standingAt(RECORDED - BigInt(2 * PER_FILE), putBack);
    for (const [number, block] of network.wrapped.slice(0, FILES).entries()) server.add(BigInt(number), block);
    addBlocks(server, blocks);
    await expectAsUndisturbed();
  });

  it('leaves the same where the folder of one node differs, and goes on after the last file', async () => {
    await writeFiles('record', network.target.path, FILES + 1, FILES, STRANGER);
    const data = (folder: string) => fs.readdirSync(folder).filter((name) => name.endsWith('.rcd.gz'));
    const folders = path.join(network.target.path, 'recordstreams');
    const [first = '', ...others] = fs
      .readdirSync(folders)
      .sort()
      .map((name) => path.join(folders, name));
    const strange = others.at(-1) ?? '';
    expect([data(first).length, data(strange).length]).toEqual([FILES, 1]);
    // What the first node's folder has under the name of the last file is another one; the last node's has the true one.
    const [name = ''] = data(first).sort().slice(-1);
    fs.cpSync(path.join(first, 'sidecar'), path.join(strange, 'sidecar'), { recursive: true });
    fs.renameSync(path.join(first, name), path.join(strange, name));
    fs.copyFileSync(path.join(first, data(first)[0] ?? ''), path.join(first, name));
    await network.node(network.signedBlocks(SIGN));
    const halts = await network.readUntil(async () => (await network.transactions()) === ALL, ONE_BY_ONE);
    expect(halts.join()).toMatch(/^missing-signatures: [^,]*: signed by 1 of 4 nodes/);
    await expectAsUndisturbed();
  });
});

class CutOff extends Error {}

/** The store, which fails for good at a stage of its first write, or at its second write. */
function cutOff(store: LedgerStore, stage: string, stages: string[]): LedgerStore {
  let writes = 0;
  const writeBatch: LedgerStore['writeBatch'] = (batch, onStage) => {
    if (++writes > 1) return Promise.reject(new CutOff());
    return store.writeBatch(batch, (name, ms) => {
      stages.push(name);
      if (name === stage) throw new CutOff();
      onStage?.(name, ms);
    });
  };
  return new Proxy(store, { get: (of, key) => (key === 'writeBatch' ? writeBatch : Reflect.get(of, key)) });
}
