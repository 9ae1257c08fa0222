import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openTestApi, type TestApi } from '@ledgerscope/api/testing/open-test-api';
import { recentBlocks } from '@ledgerscope/ledger-store';
import { startTestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { realPath } from '@ledgerscope/testkit/real-files';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dividedBlock, earlyBlock, type GuessedBlock, guessedBlocks } from './testing/guessed-blocks.ts';
import { ingestAll } from './testing/ingest-all.ts';

const COUNT = 4;
const EARLY = realPath('files/block/mirror-node-tests/early');
const KILLED = new URL('./testing/killed-ingest.ts', import.meta.url).pathname;
/** Nobody signed what is written here; one block is one batch. */
const FLAGS = ['--trust-unsigned', '--network', 'other', '--batch-transactions', '1'];
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
/** The first guess is wrong of every block but one. */
const second = (roots: readonly Uint8Array[], number: number) => roots[number === 2 ? 0 : 1];

interface Block {
  readonly hash: string;
  readonly previousHash: string;
  readonly proof: { readonly fileHash: string; readonly blockHashKnown: boolean };
}

describe.each(['embedded', 'http'] as const)('a block whose layout was guessed, alone in its batch, %s', (kind) => {
  let api: TestApi;
  let source = '';
  beforeEach(async () => {
    api = await openTestApi(kind);
    source = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-roots-'));
  });
  afterEach(async () => {
    await api.close();
    fs.rmSync(source, { recursive: true, force: true });
  });

  const readBlock = async (name: bigint | string | number) =>
    (await api.get<{ data: Block }>(`/api/blocks/${name}`)).data;

  /** Whatever was guessed of the last one, all others have the root that the next one names. */
  async function expectConfirmed(blocks: readonly GuessedBlock[]): Promise<void> {
    for (const [number, { guess, root }] of blocks.entries()) {
      const shown = await readBlock(number);
      const isLast = number === blocks.length - 1;
      const expected = hex(isLast ? guess : root);
      expect(shown, `block ${number}`).toMatchObject({ hash: expected, proof: { fileHash: expected } });
      expect(shown.proof.blockHashKnown, `block ${number}`).toBe(!isLast);
      if (isLast) continue;
      expect((await readBlock(number + 1)).previousHash).toBe(shown.hash);
      expect((await readBlock(shown.hash)).hash).toBe(shown.hash);
      if (hex(guess) !== shown.hash) await api.get(`/api/blocks/${hex(guess)}`, 404);
    }
  }

  it.each(
    kind === 'embedded' ? ([['of HAPI 0.56', earlyBlock]] as const) : ([['of HAPI 0.71', dividedBlock]] as const),
  )('has the root that the next one confirms, %s, read in many lives of the process', async (_, write) => {
    const blocks = guessedBlocks(write, COUNT, second);
    for (const [number, { bytes }] of blocks.entries()) {
      fs.writeFileSync(path.join(source, `${number}.blk`), bytes);
      expect((await ingestAll(source, api.store, FLAGS)).halt).toBeUndefined();
      await expectConfirmed(blocks.slice(0, number + 1));
    }
  });

  it('has it where all are read in one life', async () => {
    const blocks = guessedBlocks(earlyBlock, COUNT, second);
    for (const [number, { bytes }] of blocks.entries()) fs.writeFileSync(path.join(source, `${number}.blk`), bytes);
    expect((await ingestAll(source, api.store, FLAGS)).halt).toBeUndefined();
    expect(new Set((await recentBlocks(api.store, { limit: COUNT })).map(({ batch }) => batch)).size).toBe(COUNT);
    await expectConfirmed(blocks);
  });

  it.skipIf(kind === 'http').each([
    ['981', '982'],
    ['2301160', '2301161'],
    ['7858853', '7858854'],
  ])('has it where %s and %s of real networks follow one another', async (...numbers) => {
    for (const number of numbers) {
      const name = `${number.padStart(36, '0')}.blk.gz`;
      fs.copyFileSync(path.join(EARLY, name), path.join(source, name));
      expect((await ingestAll(source, api.store, FLAGS)).halt).toBeUndefined();
    }
    const [before, after] = [await readBlock(numbers[0]), await readBlock(numbers[1])];
    expect(before.proof.blockHashKnown).toBe(true);
    expect(after.previousHash).toBe(before.hash);
  });
});

/** Starts an engine in a process of its own, again and again. */
const PATIENCE_MS = 300_000;

it(
  'has the root that the next one confirms, where ingest was killed before, at and after the change of its row',
  async () => {
    const [first, next] = guessedBlocks(earlyBlock, 2, second);
    const source = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-roots-'));
    const engine = await startTestEngine('embedded');
    const kill = (stage: string) => {
      const { signal, stderr } = spawnSync(process.execPath, [KILLED, engine.folder, source, stage, ...FLAGS]);
      expect(signal, `${stage}: ${stderr}`).toBe('SIGKILL');
    };
    try {
      fs.writeFileSync(path.join(source, '0.blk'), first?.bytes ?? '');
      kill('block');
      fs.writeFileSync(path.join(source, '1.blk'), next?.bytes ?? '');
      for (const stage of ['ingest_batch', 'confirm', 'block']) kill(stage);
      const store = await engine.open();
      const rows = (await recentBlocks(store, { limit: COUNT })).map(({ hash, fileHash }) => [hash, fileHash].map(hex));
      const stored = await store.client.queryUntyped(
        'test',
        'SELECT lower(hex(hash)) AS hash, length(tried_hashes) AS tried FROM block ORDER BY sequence LIMIT 1',
      );
      await store.close();
      const [guess, root] = [next?.guess, first?.root].map((bytes) => hex(bytes ?? new Uint8Array()));
      expect(rows).toEqual([
        [guess, guess],
        [root, root],
      ]);
      expect(stored).toEqual([{ hash: root, tried: 0n }]);
    } finally {
      await engine.stop();
      fs.rmSync(source, { recursive: true, force: true });
    }
  },
  PATIENCE_MS,
);
