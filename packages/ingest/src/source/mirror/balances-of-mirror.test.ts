import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeNodes, SampleLedger, StreamWriter } from '@ledgerscope/demo-network';
import { consensusNsOf, entityIdFromStore, formatIso } from '@ledgerscope/ledger';
import { balanceAnchor, balanceAt, firstBlock, HBAR_SUPPLY_TINYBAR, type LedgerStore } from '@ledgerscope/ledger-store';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ingestAll } from '../../testing/ingest-all.ts';
import { FILE_NS, START_NS, sourceFolder } from '../../testing/source-folder.ts';
import { asOf } from '../testing/mirror/filter.ts';
import { MirrorLedger } from '../testing/mirror/mirror-ledger.ts';
import { type MirrorPage, MirrorServer } from '../testing/mirror/mirror-server.ts';
import { epoch } from '../testing/mirror/transaction-json.ts';
import type { JsonObject } from './mirror-client.ts';

const FILES = 6;
const PER_FILE = 10;
/** Balances are stated of the end of this block; reading is to start later. */
const STATED = 2;
const ASKED = 4;
const EACH = 1_000_000_000_000_000n;

const target = sourceFolder();
let written = '';
let server: MirrorServer;
let ledger: MirrorLedger;
let statedNs = 0n;
let held = new Map<bigint, bigint>();
let said: string[] = [];
const log = pino({ level: 'info' }, { write: (entry: string) => void said.push(JSON.parse(entry).msg as string) });

beforeEach(async () => {
  said = [];
  written = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-mirror-balances-'));
  const writer = new StreamWriter({ folder: written, nodes: makeNodes(1), format: 'record', copies: 'one' });
  const sample = new SampleLedger(3);
  for (let file = 0; file < FILES; file++)
    await writer.write({ ...sample.file(START_NS + BigInt(file) * FILE_NS, PER_FILE), media: [] });
  await writer.untilSettled();
  server = await MirrorServer.start();
  server.pageSize = 4;
  ledger = MirrorLedger.ofFolder(written);
  ledger.serve(server);
  statedNs = ledger.blocks[STATED]?.block.consensusEnd ?? 0n;
  held = new Map([...moved()].map(([account]) => [account, EACH]));
  held.set(2n, HBAR_SUPPLY_TINYBAR - EACH * BigInt(held.size - (held.has(2n) ? 1 : 0)));
  server.routes.set('balances', (query) => balancePage(query));
});

afterEach(async () => {
  await server.stop();
  fs.rmSync(written, { recursive: true, force: true });
});

/** What the transactions behind an instant changed, by account. */
function moved(afterNs = 0n): ReadonlyMap<bigint, bigint> {
  const changes = new Map<bigint, bigint>();
  for (const { consensusNs, transferAccount, transferAmount } of ledger.blocks.flatMap(({ rows }) => rows.transaction))
    for (const [index, account] of transferAccount.entries())
      changes.set(account, (changes.get(account) ?? 0n) + (consensusNs > afterNs ? (transferAmount[index] ?? 0n) : 0n));
  return changes;
}

/** As mirror nodes state them: the newest of at most the instant asked for. */
function balancePage(query: URLSearchParams): JsonObject | MirrorPage {
  if ((asOf(query) ?? statedNs) < statedNs) return { timestamp: null, balances: [], links: { next: null } };
  const entries = [...held].map(([account, balance]) => ({ account: `0.0.${account}`, balance, tokens: [] }));
  return {
    name: 'balances',
    entries,
    by: 'account.id',
    keyOf: ({ account }) => BigInt(`${account}`.slice('0.0.'.length)),
    write: String,
    also: { timestamp: epoch(statedNs) },
  };
}

const asked = () => formatIso(consensusNsOf(ledger.blocks[ASKED]?.block.consensusStart ?? 0n));
const read = (store: LedgerStore = target.store) => ingestAll(`mirror:${server.url}`, store, ['--from', asked()], log);
const begun = async () => (await firstBlock(target.store))?.number;

describe('balances that a mirror node states', () => {
  it('are what reading begins with, so that they are known from the first block on, also after a batch that was cut off', async () => {
    const cut = Object.create(target.store, {
      writeBatch: {
        value: (batch: Parameters<LedgerStore['writeBatch']>[0]) =>
          target.store.writeBatch(batch, (stage) => {
            if (stage === 'transaction') throw new Error('cut off');
          }),
      },
    }) as LedgerStore;
    await expect(read(cut)).rejects.toThrow('cut off');
    await read();
    expect(await begun(), said.join('\n')).toBe(BigInt(STATED));
    expect(await balanceAnchor(target.store)).toMatchObject({ origin: 'snapshot', consensusNs: statedNs });
    expect(said.join('\n')).toContain(`mirror:${server.url} api/v1/balances: ${held.size} accounts`);
    const last = target.store.head?.lastNs ?? 0n;
    const after = moved(statedNs);
    expect([...after.values()].some((change) => change !== 0n)).toBe(true);
    for (const [account, balance] of held) {
      const id = entityIdFromStore(account);
      expect((await balanceAt(target.store, id, statedNs)).balance, `${account}`).toBe(balance);
      expect((await balanceAt(target.store, id, last)).balance, `${account}`).toBe(
        balance + (after.get(account) ?? 0n),
      );
    }
    expect(await target.proofs()).toEqual(Array.from({ length: FILES - STATED }, () => 'mirror'));
  });

  it.each<[string, () => void, string]>([
    ['sum to something else', () => held.set(2n, (held.get(2n) ?? 0n) - 1n), 'its balances sum to 4999999999999999999'],
    ['are too many', () => held.set(200_001n, 0n), 'its accounts go up to 0.0.200001'],
    ['are of another time', () => (statedNs -= 3_700_000_000_000n), 'it does not contain balances for that time'],
    ['are less than nothing', () => held.set(2n, -1n), 'it returns -1 for the account 0.0.2'],
    ['are not there', () => server.routes.delete('balances'), 'it does not contain balances for that time'],
    [
      'cannot be those of its transactions',
      () => {
        held = new Map([...held.keys()].map((account) => [account, 0n]));
        held.set(2n, HBAR_SUPPLY_TINYBAR);
      },
      'does not fit the transactions of its time',
    ],
  ])('are not taken where they %s, and reading goes on without', async (_name, spoil, reason) => {
    spoil();
    await read();
    expect(said.join('\n')).toContain(reason);
    expect(await balanceAnchor(target.store)).toBeUndefined();
    expect((await balanceAt(target.store, entityIdFromStore(2n), target.store.head?.lastNs ?? 0n)).balance).toBeNull();
  });

  it('are of one instant, or are asked for again', async () => {
    let pages = 0;
    server.fault = (request) => {
      // The node has read the next block by the time of the third page.
      if (!request.startsWith('/api/v1/balances') || ++pages !== 3) return undefined;
      return { body: `{"timestamp":"${epoch(statedNs + 1n)}","balances":[],"links":{"next":null}}` };
    };
    await read();
    expect(await begun()).toBe(BigInt(STATED));
    expect(await balanceAnchor(target.store)).toMatchObject({ consensusNs: statedNs });
  });
});
