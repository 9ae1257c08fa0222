import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoNodes, demoProducers, makeNodes, RecordFileWriter, writeAddressBook } from '@ledgerscope/demo-network';
import { consensusNsOf, entityIdFromStore, formatIso } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import {
  balanceAnchor,
  balanceAt,
  firstBlock,
  holdersOfToken,
  type LedgerStore,
  readTokenBalances,
  tokensById,
} from '@ledgerscope/ledger-store';
import { startTestEngine, type TestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { tableDigests } from '@ledgerscope/ledger-store/testing/table-digests';
import { readConfig } from '@ledgerscope/server/config';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIngest } from './start-ingest.ts';
import { ingestAll } from './testing/ingest-all.ts';
import { linkFiles } from './testing/link-files.ts';
import { tableRows } from './testing/table-rows.ts';
import { type HeldAt, writeBalances } from './testing/write-balances.ts';

const START_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 2_000_000_000n;
const PER_FILE = 40;
const FILES = 16;
/** The balance file is of the end of this file; reading is to start later. */
const STATED = 9;
const ASKED = 12;
const NODES = makeNodes(4);
const KILLED = new URL('./testing/killed-ingest.ts', import.meta.url).pathname;
const PAGE = { limit: 1_000 };
const id = entityIdFromStore;
const startOf = (file: number): bigint => START_NS + BigInt(file) * FILE_NS;
const timeOf = (file: number): string => formatIso(consensusNsOf(startOf(file)));

let folder = '';
let names: string[] = [];
let held: HeldAt;
/** The end of the file that the balance file is of. */
let statedNs = 0n;
/** Of the ledger that was read from the network's first file on. */
let whole: Seen;
let wholeMiddle: Record<string, string>;
let wholeRows: Awaited<ReturnType<typeof tableRows>>;
let accounts: bigint[] = [];
let tokens: bigint[] = [];

/** What is compared of two ledgers that hold the same end of the stream. */
type Seen = Awaited<ReturnType<typeof look>>;

/** Of all accounts the newest balance is looked at, of some at every instant. */
const APART = BigInt(testSize(8, 1));

/** @param accounts whose balances are looked at; those that the ledger moved are too */
async function look(store: LedgerStore, accounts: Iterable<bigint>, tokens: Iterable<bigint>) {
  const balances: Record<string, string> = {};
  const held: Record<string, string[]> = {};
  const of: Record<string, unknown> = {};
  const at = [statedNs - 1_000_000n, statedNs, startOf(ASKED), store.head?.lastNs ?? 0n];
  for (const account of accounts) {
    for (const instant of account % APART === 0n ? at : at.slice(-1))
      balances[`${account} at ${instant}`] = `${(await balanceAt(store, id(account), instant)).balance}`;
    const { rows } = await readTokenBalances(store, id(account), PAGE);
    held[`${account}`] = rows.map(({ token, balance }) => `${token}: ${balance}`).sort();
  }
  const states = await tokensById(store, [...tokens]);
  for (const token of tokens) {
    const { totalSupply, holders } = states.get(token) ?? {};
    of[`${token}`] = { totalSupply, holders, list: await holdersOfToken(store, id(token), PAGE) };
  }
  return { balances, held, of };
}

/** Balances amid the file that the balance file is of. */
async function readMiddle(store: LedgerStore): Promise<Record<string, string>> {
  const at = statedNs - 1_000_000_000n;
  const of = async (account: bigint) => [`${account}`, `${(await balanceAt(store, id(account), at)).balance}`] as const;
  return Object.fromEntries(await Promise.all(accounts.map(of)));
}

async function heldIn({ client, head }: LedgerStore): Promise<HeldAt> {
  const hbar = await client.query(
    'test',
    'SELECT id, argMax(balance, version) AS balance FROM account_balance GROUP BY id',
    {},
    { id: 'u64', balance: 'i64' },
  );
  const relations = await client.query(
    'test',
    `SELECT account, token, argMax(balance, version) AS balance, argMax(associated, version) AS associated FROM account_token
     GROUP BY account, token HAVING associated = 1`,
    {},
    { account: 'u64', token: 'u64', balance: 'i64', associated: 'u8' },
  );
  const tokens = new Map<bigint, Map<bigint, bigint>>();
  for (const { account, token, balance } of relations)
    tokens.set(account, (tokens.get(account) ?? new Map<bigint, bigint>()).set(token, balance));
  // A contract may hold tokens and no hbar.
  const holders = [...tokens.keys()].map((account): [bigint, bigint] => [account, 0n]);
  const balances = new Map([...holders, ...hbar.map((row): [bigint, bigint] => [row.id, row.balance])]);
  return { at: head?.lastNs ?? 0n, balances, tokens };
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-middle-'));
  const stream = path.join(folder, 'stream');
  writeAddressBook(stream, NODES);
  const writer = new RecordFileWriter(stream, NODES);
  const network = demoProducers.create({
    seed: 4,
    genesisNs: START_NS,
    nodes: demoNodes(),
    addressBook: Buffer.from('book'),
  });
  for (let file = 0; file < FILES; file++) {
    const slot = { startNs: startOf(file), endNs: startOf(file + 1), transactions: PER_FILE };
    const { items, sidecars } = await network.produce(slot);
    names.push(writer.write(items, sidecars));
  }
  names = names.map((name) => name.slice(0, name.indexOf('Z')));
  // The same network read from its first file on, up to the balance file's time, and then to its end.
  const engine = await startTestEngine('embedded');
  const full = await engine.open();
  const part = path.join(folder, 'part');
  const isStated = (name: string): boolean =>
    !/Z/.test(name) || name.slice(0, name.indexOf('Z')) <= (names[STATED] ?? '');
  linkFiles(stream, part, isStated);
  await ingestAll(part, full);
  held = await heldIn(full);
  statedNs = held.at;
  linkFiles(stream, part, () => true);
  await ingestAll(part, full);
  const last = await heldIn(full);
  accounts = [...new Set([...held.balances.keys(), ...last.balances.keys()])];
  tokens = [...new Set([...last.tokens.values()].flatMap((each) => [...each.keys()]))];
  whole = await look(full, accounts, tokens);
  wholeMiddle = await readMiddle(full);
  wholeRows = await tableRows(full);
  await full.close();
  await engine.stop();
}, 120_000);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

let engine: TestEngine;
let store: LedgerStore;
let source = '';
let said: string[] = [];
const log = pino({ level: 'info' }, { write: (entry: string) => void said.push(JSON.parse(entry).msg as string) });

beforeEach(async () => {
  said = [];
  source = fs.mkdtempSync(path.join(folder, 'source-'));
  linkFiles(path.join(folder, 'stream'), source, () => true);
  engine = await startTestEngine('embedded');
  store = await engine.open();
});
afterEach(async () => {
  await store.close();
  await engine.stop();
});

const readFrom = (from: string, flags: readonly string[] = []) =>
  ingestAll(source, store, ['--from', from, ...flags], log);
/** The file that the ledger begins with. */
const begun = async () => Number((((await firstBlock(store))?.firstNs ?? 0n) - START_NS) / FILE_NS);

/** Tables whose rows a transaction makes by itself, and their time. */
const BY_TIME = [
  'transaction',
  'transaction_raw',
  'transaction_sender',
  'contract_result',
  'contract_log',
  'contract_action',
  'contract_state_change',
  'ethereum_transaction',
  'topic_message',
  'schedule_event',
  'file_data',
  'nft_mint',
  'token_transfer',
  'nft_transfer',
];

/** A topic's first message that is read follows on one that was not: its running hash cannot be checked. */
function withoutChecks({ parts: _, running_hash_check: __, ...row }: Readonly<Record<string, string>>) {
  return row;
}

/** Why reading does not go on. */
async function haltAt(from: string, reason: RegExp) {
  const abort = new AbortController();
  const config = readConfig(['--source', source, '--poll-ms', '10', '--from', from], {});
  const ingest = startIngest(config, store, log, abort.signal);
  await expect.poll(() => ingest.status().halt?.message, { timeout: 20_000 }).toMatch(reason);
  const status = ingest.status();
  abort.abort();
  await ingest.finished;
  return status;
}

/** @param of the accounts that are asked about, all unless given; of tokens all holders are listed in any case */
async function expectAllKnown(of: readonly bigint[] = accounts): Promise<void> {
  const seen = await look(store, of, tokens);
  expect(whole.balances).toMatchObject(seen.balances);
  expect(whole.held).toMatchObject(seen.held);
  expect(Object.keys(seen.held)).toHaveLength(of.length);
  expect(seen.of).toEqual(whole.of);
}

describe('a ledger that starts in the middle', () => {
  it('has every row of the blocks that it read, as one that began with the first file has', async () => {
    await readFrom(timeOf(ASKED));
    expect(await begun()).toBe(ASKED);
    const some = await tableRows(store);
    const compared: string[] = [];
    const start = timeOf(ASKED).replace('T', ' ').replace('Z', '');
    for (const table of BY_TIME) {
      const wanted = wholeRows.get(table)?.filter(({ consensus_ns: at = '' }) => at >= start) ?? [];
      if (wanted.length > 0) compared.push(table);
      expect(some.get(table)?.map(withoutChecks), table).toEqual(wanted.map(withoutChecks));
    }
    expect(compared.length).toBeGreaterThan(BY_TIME.length / 2);
    expect(await balanceAnchor(store)).toBeUndefined();
    expect((await balanceAt(store, id(2n), store.head?.lastNs ?? 0n)).balance).toBeNull();
    expect(said.join('\n')).toContain('balances before the first block are unknown');
  });

  it('begins where a balance file is, so that every balance of hbar and tokens is known', async () => {
    // Up to now the next file has not begun: the file may state a later instant than the last transaction.
    writeBalances(source, NODES, { ...held, at: statedNs + 7n });
    await readFrom(timeOf(ASKED));
    expect(await begun(), said.join('\n')).toBe(STATED);
    const knownFromNs = (await firstBlock(store))?.firstNs;
    expect(await balanceAnchor(store)).toMatchObject({ origin: 'snapshot', knownFromNs });
    await expectAllKnown();
    expect((await balanceAt(store, id(2n), startOf(STATED))).balance).toBeNull();
  });

  it('begins again where it was killed while it loaded them, and leaves the same rows', async () => {
    writeBalances(source, NODES, held);
    await readFrom(timeOf(ASKED));
    const undisturbed = await tableDigests(store);
    await store.close();
    await engine.stop();
    engine = await startTestEngine('embedded');
    // Before the batch is begun, in the middle of it, and with all but its blocks.
    for (const table of ['anchored_balance', 'account_token', 'balance_anchor']) {
      const from = ['--from', timeOf(ASKED)];
      const { signal, stderr } = spawnSync(process.execPath, [KILLED, engine.folder, source, table, ...from]);
      expect(signal, `${stderr}`).toBe('SIGKILL');
    }
    store = await engine.open();
    expect(store.head).toBeUndefined();
    await readFrom(timeOf(ASKED));
    expect(said.join('\n')).toContain('repeating interrupted batch');
    expect(await tableDigests(store)).toEqual(undisturbed);
    await expectAllKnown(accounts.filter((_, index) => index % 3 === 0));
  });

  it('takes off what the first file moved before the instant of the balance file', async () => {
    const at = statedNs - 1_000_000_000n;
    const balances = new Map(accounts.map((account) => [account, BigInt(wholeMiddle[`${account}`] ?? 0n)]));
    writeBalances(source, NODES, { at, balances, tokens: new Map() });
    await readFrom(timeOf(ASKED));
    expect(await begun()).toBe(STATED);
    const seen = await look(store, accounts, tokens);
    expect(seen.balances).toEqual(whole.balances);
    expect(await readMiddle(store)).toEqual(wholeMiddle);
    // Tokens that no file stated stay unknown.
    expect(
      Object.values(seen.held)
        .flat()
        .every((held) => held.endsWith('null')),
    ).toBe(true);
  });

  it('believes no balance file that its nodes did not sign, or that is not of these transactions', async () => {
    writeBalances(source, NODES.slice(3), held);
    const moved = new Map(held.balances).set(2n, (held.balances.get(2n) ?? 0n) + 1n);
    writeBalances(source, NODES, { at: held.at - 5n, balances: moved, tokens: new Map() });
    await readFrom(timeOf(ASKED));
    expect(await begun()).toBe(ASKED);
    expect(
      said
        .filter((line) => /^balances from .* are not used/.test(line))
        .map((line) => /not-proven|in total/.exec(line)?.[0]),
    ).toEqual(['not-proven', 'in total']);
    expect(await balanceAnchor(store)).toBeUndefined();
  });

  it('begins with the block of a number', async () => {
    await readFrom('11');
    expect(await firstBlock(store)).toMatchObject({ number: 11n });
    expect(await begun()).toBe(11);
    // Another start of the same store goes on, and says that this is no place to begin.
    await readFrom('3');
    expect(said.join('\n')).toContain('--from 3 ignored: the database already starts at 2026-01-01T00_00_22');
    said = [];
    await readFrom('11');
    await readFrom(timeOf(11));
    expect(said.join('\n')).not.toContain('ignored');
    expect(await begun()).toBe(11);
  });

  it('begins with the newest file, or the oldest where the time is before all of them', async () => {
    await readFrom('latest');
    expect(await begun()).toBe(FILES - 1);
    await store.close();
    await engine.stop();
    engine = await startTestEngine('embedded');
    store = await engine.open();
    await readFrom('2020-01-01T00:00:00Z');
    expect(await begun()).toBe(0);
  });

  it.each([
    ['2026-01-01T01:00:00Z', 'waiting', /its latest file starts at 2026-01-01T00:00:30/],
    ['400', 'waiting', /its latest block is 15; ingest starts once the requested block is available/],
    ['2', 'stopped', /its oldest record file, .*, is block 5/],
  ])('says why it cannot begin at %s', async (from, state, reason) => {
    for (const name of fs.readdirSync(source, { recursive: true, encoding: 'utf8' }))
      if (names.slice(0, 5).some((early) => path.basename(name).startsWith(early))) fs.rmSync(path.join(source, name));
    expect(await haltAt(from, reason)).toMatchObject({ state, halt: { reason: 'no-start' } });
    expect(store.head).toBeUndefined();
  });

  it('names the setting where the address book in use is not that of the time', async () => {
    const others = makeNodes(2).map((node) => ({ ...node, account: node.account + 4n }));
    writeAddressBook(source, others);
    await haltAt(timeOf(ASKED), /signed by 0 of 2 nodes.*--address-book/);
  });
});
