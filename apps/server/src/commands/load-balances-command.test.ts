import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ALL_SCENARIOS, writeScenario } from '@ledgerscope/demo-network';
import { balanceSignatures } from '@ledgerscope/ingest/balances/balance-signatures';
import { consensusNsOf, formatIso } from '@ledgerscope/ledger';
import { bootstrapAddressBook } from '@ledgerscope/streams';
import { hasReal, listReal, realPath } from '@ledgerscope/testkit/real-files';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { openStore } from '../open-store.ts';
import { readIntoFolder } from '../testing/read-into-folder.ts';
import { checkCommand } from './check-command.ts';
import { loadBalancesCommand } from './load-balances-command.ts';

/** Stands beside the repository. */
const SIGNED = 'files/balance/hedera-test-keys/v1/balance0.0.3';

/** What every account holds at the head, as a node would write it. */
async function balancesAtHead(data: string): Promise<{ timestamp: string; balances: Map<bigint, bigint> }> {
  const store = await openStore(readConfig(['--data', data, '--roles', 'api'], {}));
  const sql = 'SELECT id, argMax(balance, version) AS balance FROM account_balance GROUP BY id ORDER BY id';
  const rows = await store.client.query('test', sql, {}, { id: 'u64', balance: 'i64' });
  const timestamp = formatIso(consensusNsOf(store.head?.lastNs ?? 0n));
  await store.close();
  return { timestamp, balances: new Map(rows.map(({ id, balance }) => [id, balance])) };
}

function writeBalances(file: string, timestamp: string, balances: ReadonlyMap<bigint, bigint>): void {
  const lines = [...balances].filter(([, balance]) => balance !== 0n).map(([id, balance]) => `0,0,${id},${balance}`);
  fs.writeFileSync(file, [`TimeStamp:${timestamp}`, 'shardNum,realmNum,accountNum,balance', ...lines, ''].join('\n'));
}

/** Removes the first stream file of every node, so that the ledger does not start at genesis. */
function forgetGenesis(source: string): void {
  const all = fs.readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.rcd/.test(name));
  const [first = ''] = all.map((name) => path.basename(name)).sort();
  const instant = first.slice(0, first.indexOf('Z') + 1);
  for (const name of fs.readdirSync(source, { recursive: true, encoding: 'utf8' }))
    if (path.basename(name).startsWith(instant)) fs.rmSync(path.join(source, name));
}

describe('ledgerscope load-balances', () => {
  let folder: string;
  let said: string[];
  let file: string;
  let truth: Awaited<ReturnType<typeof balancesAtHead>>;
  const run = (...args: string[]) =>
    loadBalancesCommand(
      [...args, '--data', path.join(folder, 'part'), '--source', `dir:${path.join(folder, 'stream')}`],
      {},
    );

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'load-balances-'));
    file = path.join(folder, 'Balances.csv');
    const [scenario] = ALL_SCENARIOS.filter(({ name }) => name === 'deleted-token');
    if (scenario === undefined) throw new Error('the scenario is gone');
    const source = path.join(folder, 'stream');
    await writeScenario({ folder: source, scenario, seed: 1, atNs: 1_780_000_000_000_000_000n });
    await readIntoFolder(source, path.join(folder, 'whole'));
    truth = await balancesAtHead(path.join(folder, 'whole'));
    writeBalances(file, truth.timestamp, truth.balances);
    forgetGenesis(source);
    await readIntoFolder(source, path.join(folder, 'part'));
  }, 60_000);
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  beforeEach(() => {
    said = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  });
  afterEach(() => vi.restoreAllMocks());

  it('says how it is used, and what is missing', async () => {
    expect(await loadBalancesCommand([], {})).toBe(2);
    expect(said.join()).toContain('ledgerscope load-balances <file...>');
    expect(await run(path.join(folder, 'nowhere.csv'))).toBe(2);
    expect(said.join()).toContain('nowhere.csv');
    expect(await loadBalancesCommand([file, '--data', path.join(folder, 'empty')], {})).toBe(2);
    expect(said.join()).toContain('The database is empty');
  });

  it('refuses a file that nobody signed, and one that is not the whole supply', async () => {
    expect(await run(file)).toBe(2);
    expect(said.join()).toContain('not-proven');
    const short = path.join(folder, 'short.csv');
    writeBalances(short, truth.timestamp, new Map([[2n, 5n]]));
    expect(await run(short, '--trust-unsigned')).toBe(2);
    expect(said.join()).toContain('sums to 5 tinybars');
  });

  it('anchors a ledger that starts in the middle, then agrees with the same file', async () => {
    expect(await run(file, '--trust-unsigned')).toBe(0);
    expect(said.join()).toMatch(/accounts at 2026-.*Balances are known from 2026-/);
    expect(await run(file, '--trust-unsigned')).toBe(0);
    expect(said.join()).toContain('all balances match');
    expect(await checkCommand(['--data', path.join(folder, 'part')], {}), said.join('\n')).toBe(0);
  });

  it('prints each account that differs with both values', async () => {
    const altered = new Map(truth.balances);
    const held = altered.get(2n) ?? 0n;
    altered.set(2n, held - 7n).set(800n, (altered.get(800n) ?? 0n) + 7n);
    const other = path.join(folder, 'altered.csv');
    writeBalances(other, truth.timestamp, altered);
    expect(await run(other, '--trust-unsigned')).toBe(1);
    expect(said.join('\n')).toContain(`0.0.2: ${held - 7n} tinybars in file, ${held} in database`);
    expect(said.join('\n')).toContain('2 accounts differ. Nothing was changed.');
  });

  it('says that a server has the store', async () => {
    const data = path.join(folder, 'part');
    const store = await openStore(readConfig(['--data', data, '--roles', 'api'], {}));
    const program = path.join(import.meta.dirname, '../main.ts');
    const { status, stderr } = spawnSync(process.execPath, [program, 'check', '--data', data], {
      encoding: 'utf8',
    });
    await store.close();
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^The database is in use: .* is locked by process \d+\. .*Stop the running server first.*\s*$/,
    );
  });
});

describe.skipIf(!hasReal(SIGNED))('signatures of real balance files (needs ../shared/data)', () => {
  it('are found in the folders of all nodes', async () => {
    const [name = ''] = listReal(SIGNED).filter((one) => one.endsWith('.csv'));
    const book = bootstrapAddressBook('testnet', consensusNsOf(1_567_188_000_000_000_000n));
    const found = await balanceSignatures(realPath(`${SIGNED}/${name}`), book);
    expect(found.map(({ node }) => `${node}`).sort()).toEqual(['3', '4', '5', '6']);
  });
});
