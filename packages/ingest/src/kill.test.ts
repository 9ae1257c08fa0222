import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  BLOCK_KEY_SHA256,
  demoNodes,
  demoProducers,
  makeNodes,
  RecordFileWriter,
  StreamWriter,
  type WrittenItem,
  writeAddressBook,
} from '@ledgerscope/demo-network';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { openLedgerStore, reconcile } from '@ledgerscope/ledger-store';
import { layEmptyStore } from '@ledgerscope/ledger-store/testing/empty-store';
import { tableDigests } from '@ledgerscope/ledger-store/testing/table-digests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const TRANSACTIONS_PER_FILE = testSize(50, 25);
const KILLS = testSize(2, 50);
/** What a block omits comes from what was read before it, which a process that starts anew asks the store for. */
const KILLS_AMONG_BLOCKS = testSize(1, 25);
/** So many that not all are read before the last kill: between two of them at most one is. */
const FILES = BigInt(testSize(10, 160));
const START_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 2_000_000_000n;
const ENTITY_STATE = ['account', 'account_balance', 'account_minute', 'ledger_counter', 'node_hour'];
const TOKEN_STATE = ['token', 'token_supply', 'account_token', 'account_holding', 'nft', 'nft_owner'];

/** Field 1999 of a record, which nobody knows: counts of it go on from one file to the next. */
const UNKNOWN_FIELD = Uint8Array.of(0xf8, 0x7c, 1);

function withUnknownField(item: WrittenItem, index: number): WrittenItem {
  return index > 0 ? item : { ...item, record: Buffer.concat([item.record, UNKNOWN_FIELD]) };
}

let folder = '';

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-kill-'));
  const nodes = makeNodes(3);
  const [records, blocks] = [path.join(folder, 'records'), path.join(folder, 'blocks')];
  for (const source of [records, blocks]) writeAddressBook(source, nodes);
  const writer = new RecordFileWriter(records, nodes);
  const blockWriter = new StreamWriter({ folder: blocks, nodes, format: 'blocks', copies: 'one', differences: true });
  const options = { seed: 7, genesisNs: START_NS, nodes: demoNodes(), addressBook: Buffer.from('book') };
  const ledger = demoProducers.create(options);
  for (let file = 0n; file < FILES; file++) {
    const startNs = START_NS + file * FILE_NS;
    const slot = { startNs, endNs: startNs + FILE_NS, transactions: TRANSACTIONS_PER_FILE };
    const produced = await ledger.produce(slot);
    writer.write(produced.items.map(withUnknownField), produced.sidecars);
    await blockWriter.write({ ...produced, media: [] });
  }
  await blockWriter.untilSettled();
}, 300_000);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }), 300_000);

type Format = 'records' | 'blocks';

/** Ingest alone, one file a batch, in a process that can be killed. */
function startIngest(data: string, format: Format): { child: ChildProcess; log: () => string } {
  const flags = [
    '--source',
    `dir:${path.join(folder, format)}`,
    '--hints-key',
    BLOCK_KEY_SHA256,
    '--data',
    data,
    '--roles',
    'ingest',
    '--poll-ms',
    '20',
    // Followed in the background at its own pace, beside the ledger.
    '--nft-metadata',
    'off',
  ];
  const child = spawn(process.execPath, [MAIN, ...flags, '--batch-transactions', '1', '--log-level', 'debug'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, UV_THREADPOOL_SIZE: '16' },
  });
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  return { child, log: () => text };
}

/** Resolves once the log says so; rejects when the process ends by itself. */
async function untilLogged({ child, log }: ReturnType<typeof startIngest>, words: string): Promise<void> {
  while (!log().includes(words)) {
    if (child.exitCode !== null) throw new Error(`ingest ended with ${child.exitCode}:\n${log()}`);
    await sleep(5);
  }
}

/** Resolves once so many files in the folder were made, changed or removed since; rejects when the process ends by itself. */
async function untilChanged(
  { child, log }: ReturnType<typeof startIngest>,
  data: string,
  changes: number,
): Promise<void> {
  let seen = 0;
  const watcher = fs.watch(data, { recursive: true }, () => seen++);
  try {
    while (seen < changes) {
      if (child.exitCode !== null) throw new Error(`ingest ended with ${child.exitCode}:\n${log()}`);
      await sleep(5);
    }
  } finally {
    watcher.close();
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}

async function runToEnd(data: string, format: Format): Promise<void> {
  const ingest = startIngest(data, format);
  await untilLogged(ingest, 'caught up');
  ingest.child.kill('SIGTERM');
  await ended(ingest.child);
}

/** Which signature a block counts for depends on how many blocks were there when it was read (docs/decisions/0052). */
const BY_ARRIVAL: Readonly<Record<Format, readonly string[]>> = { records: [], blocks: ['block'] };

async function readDigests(data: string, format: Format): Promise<Record<string, string>> {
  const store = await openLedgerStore({ kind: 'embedded', folder: data });
  const all = await tableDigests(store);
  // Both stores agree.
  for await (const finding of reconcile(store.snapshot()))
    if (finding.check === 'rows') expect(finding).toBeUndefined();
  await store.close();
  return Object.fromEntries(Object.entries(all).filter(([table]) => !BY_ARRIVAL[format].includes(table)));
}

describe('ingest killed at random moments', () => {
  it.each([
    ['records', KILLS, [...ENTITY_STATE, ...TOKEN_STATE, 'unknown_path']],
    ['blocks', KILLS_AMONG_BLOCKS, [...ENTITY_STATE, ...TOKEN_STATE, 'topic_last']],
  ] as const)(
    'leaves every table as an undisturbed run does, of %s, after %i SIGKILLs',
    async (format, kills, tables) => {
      const calm = path.join(folder, `calm-${format}`);
      const killed = path.join(folder, `killed-${format}`);
      for (const data of [calm, killed]) layEmptyStore(data);
      await runToEnd(calm, format);
      let random = 12_345;
      let repeated = 0;
      // Kills that never hit a write would prove nothing: on a busy machine more of them are needed.
      for (let kill = 0; kill < kills || (repeated === 0 && kill < 4 * kills); kill++) {
        const ingest = startIngest(killed, format);
        await untilLogged(ingest, 'ingest started');
        random = (random * 48_271) % 2_147_483_647;
        // How long the start takes is the machine's: the moment is counted in changes of files.
        await untilChanged(ingest, killed, 1 + (random % 400));
        expect(ingest.log(), 'all was read before the last kill: more files are needed').not.toContain('caught up');
        if (ingest.log().includes('repeating interrupted batch')) repeated++;
        ingest.child.kill('SIGKILL');
        await ended(ingest.child);
      }
      await runToEnd(killed, format);
      const undisturbed = await readDigests(calm, format);
      expect(await readDigests(killed, format)).toEqual(undisturbed);
      expect(Object.keys(undisturbed).length).toBeGreaterThan(15);
      // State is what a repeat could most easily get wrong: it starts from what was there before.
      for (const table of tables) expect(undisturbed[table], table).not.toMatch(/^0 rows/);
      expect(repeated).toBeGreaterThan(0);
    },
    1_200_000,
  );
});
