import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  demoNodes,
  demoProducers,
  makeNodes,
  RecordFileWriter,
  type WrittenItem,
  writeAddressBook,
} from '@ledgerscope/demo-network';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { layEmptyStore } from '@ledgerscope/ledger-store/testing/empty-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const DIGESTS = fileURLToPath(new URL('./testing/print-digests.ts', import.meta.url));
const TRANSACTIONS_PER_FILE = testSize(50, 25);
const KILLS = testSize(6, 50);
/** So many that not all are read before the last kill. */
const FILES = BigInt(testSize(18, 160));
const START_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 2_000_000_000n;
const ENTITY_STATE = ['account', 'account_balance', 'account_minute', 'ledger_counter', 'node_hour'];
const TOKEN_STATE = ['token', 'token_supply', 'account_token', 'token_holder', 'account_holding', 'nft', 'nft_owner'];

/** Field 1999 of a record, which nobody knows: counts of it go on from one file to the next. */
const UNKNOWN_FIELD = Uint8Array.of(0xf8, 0x7c, 1);

function withUnknownField(item: WrittenItem, index: number): WrittenItem {
  return index > 0 ? item : { ...item, record: Buffer.concat([item.record, UNKNOWN_FIELD]) };
}

let folder = '';

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-kill-'));
  const nodes = makeNodes(3);
  const source = path.join(folder, 'stream');
  writeAddressBook(source, nodes);
  const writer = new RecordFileWriter(source, nodes);
  const options = { seed: 7, genesisNs: START_NS, nodes: demoNodes(), addressBook: Buffer.from('book') };
  const ledger = demoProducers.create(options);
  for (let file = 0n; file < FILES; file++) {
    const startNs = START_NS + file * FILE_NS;
    const slot = { startNs, endNs: startNs + FILE_NS, transactions: TRANSACTIONS_PER_FILE };
    const { items, sidecars } = await ledger.produce(slot);
    writer.write(items.map(withUnknownField), sidecars);
  }
}, 180_000);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }), 300_000);

/** Ingest alone, one file a batch, in a process that can be killed. */
function startIngest(data: string): { child: ChildProcess; log: () => string } {
  const flags = [
    '--source',
    `dir:${path.join(folder, 'stream')}`,
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

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}

async function runToEnd(data: string): Promise<void> {
  const ingest = startIngest(data);
  await untilLogged(ingest, 'everything is read');
  ingest.child.kill('SIGTERM');
  await ended(ingest.child);
}

function digests(data: string): Record<string, string> {
  return JSON.parse(execFileSync(process.execPath, [DIGESTS, data], { encoding: 'utf8' })) as Record<string, string>;
}

describe('ingest killed at random moments', () => {
  it(`leaves every table as an undisturbed run does, after ${KILLS} SIGKILLs`, async () => {
    const calm = path.join(folder, 'calm');
    const killed = path.join(folder, 'killed');
    for (const data of [calm, killed]) layEmptyStore(data);
    await runToEnd(calm);
    let random = 12_345;
    let repeated = 0;
    // Kills that never hit a write would prove nothing: on a busy machine more of them are needed.
    for (let kill = 0; kill < KILLS || (repeated === 0 && kill < 4 * KILLS); kill++) {
      const ingest = startIngest(killed);
      await untilLogged(ingest, 'reading stream files');
      random = (random * 48_271) % 2_147_483_647;
      await sleep(random % 300);
      expect(ingest.log(), 'all was read before the last kill: more files are needed').not.toContain(
        'everything is read',
      );
      if (ingest.log().includes('repeating the batch')) repeated++;
      ingest.child.kill('SIGKILL');
      await ended(ingest.child);
    }
    await runToEnd(killed);
    const undisturbed = digests(calm);
    expect(digests(killed)).toEqual(undisturbed);
    expect(Object.keys(undisturbed).length).toBeGreaterThan(15);
    // State is what a repeat could most easily get wrong: it starts from what was there before.
    for (const table of [...ENTITY_STATE, ...TOKEN_STATE, 'unknown_path'])
      expect(undisturbed[table], table).not.toMatch(/^0 rows/);
    expect(repeated).toBeGreaterThan(0);
  }, 1_200_000);
});
