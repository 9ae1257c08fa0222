import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type LedgerStore, openLedgerStore } from '../ledger-store.ts';
import { checkRows } from '../reconcile/check-rows.ts';
import { layEmptyStore } from '../testing/empty-store.ts';
import { ledgerBatch } from '../testing/ledger-batch.ts';
import { tableDigests } from '../testing/table-digests.ts';

const BATCHES = 5;
/** The power is cut while this one is written. */
const CUT = 4;
/** Of the files that the disk had no time for. */
type Fate = 'whole' | 'empty' | 'lost';
const seedsFrom = (first: number) => Array.from({ length: testSize(1, 12) }, (_, index) => first + index);
const FATES: readonly Fate[] = ['whole', 'empty', 'lost'];

describe('a store whose machine lost its power', () => {
  let top: string;
  let undisturbed: Record<string, string>;
  let store: LedgerStore | undefined;

  beforeAll(async () => {
    top = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-power-'));
    store = await open('calm', 'first start');
    await writeFrom(1);
    undisturbed = await tableDigests(store);
    await store.close();
  });
  afterEach(() => store?.close());
  afterAll(() => rmSync(top, { recursive: true, force: true }));

  const folderOf = (name: string) => path.join(top, name);

  function open(name: string, bootId: string, flush = async (): Promise<void> => {}): Promise<LedgerStore> {
    const folder = folderOf(name);
    if (!statSync(folder, { throwIfNoEntry: false })) layEmptyStore(folder);
    return openLedgerStore({ kind: 'embedded', folder, bootId, flush });
  }

  async function writeFrom(first: number): Promise<void> {
    for (let number = first; number <= BATCHES; number++) await store?.writeBatch(ledgerBatch(number));
  }

  /** Files of the column store by when and how long they were written; what SQLite has committed is flushed by itself. */
  function columnFiles(name: string): Map<string, string> {
    const folder = folderOf(path.join(name, 'clickhouse', 'store'));
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return new Map(
      files.map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const { mtimeMs, size, ino } = statSync(file);
        return [path.relative(folder, file), `${mtimeMs} ${size} ${ino}`];
      }),
    );
  }

  /**
   * The files as the disk may have them: what was flushed, and of the rest what chance decides, part by part.
   * @param kept a folder of the column store that the disk had time for
   */
  function cutPower(from: string, to: string, flushed: ReadonlyMap<string, string>, seed: number, kept = 'none'): void {
    const files = columnFiles(from);
    cpSync(folderOf(from), folderOf(to), { recursive: true, verbatimSymlinks: true });
    const fates = new Map<string, Fate>();
    let random = seed;
    for (const [file, state] of files) {
      if (flushed.get(file) === state) continue;
      random = (random * 48_271) % 2_147_483_647;
      const part = path.dirname(file);
      const fate = part.startsWith(kept) ? 'whole' : (fates.get(part) ?? FATES[random % FATES.length] ?? 'lost');
      fates.set(part, fate);
      const there = folderOf(path.join(to, 'clickhouse', 'store', file));
      if (fate === 'empty') truncateSync(there);
      if (fate === 'lost') rmSync(there);
    }
  }

  /** Where the blocks are, which say that a batch is whole. */
  async function blocksFolder(name: string): Promise<string> {
    const sql =
      "SELECT data_paths[1] AS place FROM system.tables WHERE database = currentDatabase() AND name = 'block'";
    const [row] = (await store?.client.query('test', sql, {}, { place: 'text' })) ?? [];
    const [, place = ''] = /\/store\/(.+?)\/?$/.exec(row?.place ?? '') ?? [];
    expect(statSync(folderOf(path.join(name, 'clickhouse', 'store', place))).isDirectory()).toBe(true);
    return place;
  }

  async function isRight(name: string, first: number): Promise<void> {
    store = await open(name, 'second start');
    expect(store.head?.sequence).toBe(BigInt(first - 1));
    expect(store.unfinishedBatch()).toBeUndefined();
    await writeFrom(first);
    expect(await tableDigests(store)).toEqual(undisturbed);
    for await (const finding of checkRows(store.snapshot())) expect(finding).toBeUndefined();
    await store.close();
  }

  it.each(seedsFrom(1))(
    'before the disk had a batch goes on with that batch, though its blocks are there (%i)',
    async (seed) => {
      const name = `before-${seed}`;
      let flushed = new Map<string, string>();
      let flushes = 0;
      store = await open(name, 'first start', async () => {
        // As the power goes: all parts of the batch are written, and nothing of it is on the disk.
        if (++flushes === CUT) cutPower(name, `${name}-cut`, flushed, seed, await blocksFolder(name));
        flushed = columnFiles(name);
      });
      await writeFrom(1);
      await store.close();
      await isRight(`${name}-cut`, CUT);
    },
  );

  it('between the disk and the commit goes on with that batch', async () => {
    let flushes = 0;
    store = await open('between', 'first start', async () => {
      if (++flushes === CUT) cutPower('between', 'between-cut', columnFiles('between'), 1);
    });
    await writeFrom(1);
    await store.close();
    await isRight('between-cut', CUT);
  });

  it.each(seedsFrom(100))('loses nothing that was committed, though merges were not flushed (%i)', async (seed) => {
    const name = `after-${seed}`;
    let flushed = new Map<string, string>();
    store = await open(name, 'first start', async () => {
      flushed = columnFiles(name);
    });
    for (let number = 1; number <= CUT; number++) await store.writeBatch(ledgerBatch(number));
    for (const table of ['transaction', 'block', 'account_balance', 'transaction_hour'])
      await store.client.command('test', `OPTIMIZE TABLE ${table} FINAL`);
    cutPower(name, `${name}-cut`, flushed, seed);
    await store.close();
    await isRight(`${name}-cut`, CUT + 1);
  });

  it('takes the batch from the column store where only the process was killed', async () => {
    let flushes = 0;
    store = await open('killed', 'first start', async () => {
      if (++flushes === CUT)
        cpSync(folderOf('killed'), folderOf('killed-cut'), { recursive: true, verbatimSymlinks: true });
    });
    await writeFrom(1);
    await store.close();
    store = await open('killed-cut', 'first start');
    expect(store.head?.sequence).toBe(BigInt(CUT));
  });

  it('writes nothing of a batch that the disk did not take', async () => {
    let flushes = 0;
    store = await open('refused', 'first start', async () => {
      if (++flushes === CUT) throw new Error('the disk does not answer');
    });
    await expect(writeFrom(1)).rejects.toThrow('the disk does not answer');
    expect(store.head?.sequence).toBe(BigInt(CUT - 1));
    await writeFrom(CUT);
    expect(await tableDigests(store)).toEqual(undisturbed);
  });
});
