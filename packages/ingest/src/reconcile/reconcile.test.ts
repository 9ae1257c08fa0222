import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createApp } from '@ledgerscope/api/app';
import { consensusNsOf, formatIso } from '@ledgerscope/ledger';
import {
  holderRank,
  type LedgerStore,
  latestReconcileRun,
  openLedgerStore,
  STATE_TABLES,
} from '@ledgerscope/ledger-store';
import { layEmptyStore } from '@ledgerscope/ledger-store/testing/empty-store';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextRunMs } from './nightly.ts';
import { runReconcile } from './run-reconcile.ts';

const NOW = 1_700_000_000_000_000_000n;
const TOKEN = 5000n;
const OWNER = 1001n;

/** A collection of three NFTs, two of one owner, one of another. */
function rows() {
  const version = NOW;
  const nft = (serial: bigint, owner: bigint) =>
    sampleRow('nft', { token: TOKEN, serial, owner, mintedNs: NOW, version, slot: 0 });
  const balance = (account: bigint, amount: bigint) => [
    sampleRow('accountToken', { account, token: TOKEN, balance: amount, version, slot: 0 }),
  ];
  const holding = (account: bigint, nfts: bigint) =>
    sampleRow('accountHolding', { account, nfts, tokens: 1n, version, slot: 0 });
  return sampleRows({
    transaction: [
      sampleTransaction({ consensusNs: NOW, block: 1n, transferAccount: [], transferAmount: [], transferApproval: [] }),
    ],
    ledgerCounter: [{ name: 'transactions', value: 1n, slot: 0, version }],
    token: [sampleRow('token', { id: TOKEN, type: 'NON_FUNGIBLE_UNIQUE', createdNs: NOW, version, slot: 0 })],
    nft: [nft(1n, OWNER), nft(2n, OWNER), nft(3n, 1002n)],
    accountToken: [...balance(OWNER, 2n), ...balance(1002n, 1n), ...balance(1003n, 0n)],
    accountHolding: [holding(OWNER, 2n), holding(1002n, 1n)],
    tokenSupply: [
      sampleRow('tokenSupply', {
        id: TOKEN,
        serials: 3n,
        holderRank: [1n, 2n].map((amount) => BigInt(holderRank(amount))),
        holderCount: [1n, 1n],
        version,
        slot: 0,
      }),
    ],
  });
}

describe('the nightly look at the store', () => {
  let folder: string;
  let store: LedgerStore;
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info', base: null }, { write: (line) => lines.push(JSON.parse(line)) });
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-nightly-'));
    layEmptyStore(folder);
    store = await openLedgerStore({ kind: 'embedded', folder });
    await store.writeBatch({
      batch: { sequence: 1n, batch: 'b', fileNames: ['1'], fileHashes: [''] },
      rows: rows(),
      blocks: [sampleBlock({ sequence: 1n, batch: 'b', firstNs: NOW, lastNs: NOW })],
    });
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function status(): Promise<{ reconcile: unknown }> {
    const readIngestStatus = () => ({ state: 'live', caughtUp: true, filesLeft: 0, filesRead: 0, halt: undefined });
    const context = { store, log, readIngestStatus, network: () => 'mainnet', trustUnsigned: false, simulated: false };
    const app = await createApp(context as unknown as Parameters<typeof createApp>[0], { webApp: false });
    const reply = await app.inject('/api/status');
    await app.close();
    return reply.json<{ data: { reconcile: unknown } }>().data;
  }

  it('finds nothing in a sound store, and says so', async () => {
    expect(await status()).toMatchObject({ reconcile: null });
    const run = await runReconcile(store, log);
    expect(run).toMatchObject({ findings: 0, examples: [], error: undefined, untilNs: NOW });
    expect(await latestReconcileRun(store)).toEqual(run);
    expect(await status()).toMatchObject({
      reconcile: { findings: 0, examples: [], error: null, until: formatIso(consensusNsOf(NOW)) },
    });
  });

  it('reports an owner with fewer NFTs than the balance says, with both values, and changes nothing', async () => {
    const version = NOW - 1n;
    // As if the transfer of NFT 2 had been lost: its row is newer than what the balances were made of.
    const lost = sampleRow('nft', { token: TOKEN, serial: 2n, owner: 1002n, mintedNs: NOW, version: NOW, slot: 1 });
    const before = sampleRow('nft', { token: TOKEN, serial: 2n, owner: OWNER, mintedNs: NOW, version, slot: 0 });
    await store.client.command('test', 'TRUNCATE TABLE nft');
    await store.client.insert(
      STATE_TABLES.nft,
      [lost, before, ...rows().nft.filter(({ serial }) => serial !== 2n)],
      'lost transfer',
    );
    lines.length = 0;
    const wrong = [
      { check: 'nft-balance', subject: '0.0.1001, token 0.0.5000', expected: 1n, found: 2n },
      { check: 'nft-balance', subject: '0.0.1002, token 0.0.5000', expected: 2n, found: 1n },
      { check: 'nft-holding', subject: '0.0.1001', expected: 1n, found: 2n },
      { check: 'nft-holding', subject: '0.0.1002', expected: 2n, found: 1n },
      // The row store has the transfer.
      { check: 'rows', subject: 'nft 5000 2', expected: 0n, found: 1n },
      ...[5, 6].flatMap((list) => [
        { check: 'rows', subject: `places in list ${list} (nft) of 1002`, expected: 2n, found: 1n },
        { check: 'rows', subject: `places in list ${list} (nft) of 1001`, expected: 1n, found: 2n },
      ]),
    ];
    expect(await runReconcile(store, log)).toMatchObject({ findings: 9, examples: wrong });
    expect(await runReconcile(store, log)).toMatchObject({ findings: 9, examples: wrong });
    expect(lines.filter(({ alarm }) => alarm === 'reconcile').slice(0, 1)).toMatchObject([
      { level: 50, subject: '0.0.1001, token 0.0.5000', expected: '1', found: '2' },
    ]);
    expect(await status()).toMatchObject({
      reconcile: { findings: 9, examples: [{ check: 'nft-balance', expected: 1, found: 2 }, ...Array(8).fill({})] },
    });
  });

  it('leaves to the next look what changed again after the head', async () => {
    const version = NOW + 5n;
    const again = sampleRow('accountToken', { account: OWNER, token: TOKEN, balance: 0n, version, slot: 1 });
    await store.client.insert(STATE_TABLES.accountToken, [again], 'later balance');
    const { examples } = await runReconcile(store, log);
    expect(examples.filter(({ check }) => check === 'nft-balance').map(({ subject }) => subject)).toEqual([
      '0.0.1002, token 0.0.5000',
    ]);
  });
});

describe('the time of the next run', () => {
  const at = (text: string): number => Date.parse(`${text}Z`);
  it.each([
    ['2026-11-21T02:59:59', '2026-11-21T03:00:00'],
    ['2026-11-21T03:00:00', '2026-11-22T03:00:00'],
    ['2026-12-31T23:00:00', '2027-01-01T03:00:00'],
  ])('after %s is %s', (now, next) => {
    expect(nextRunMs(at(now), 180)).toBe(at(next));
  });
});
