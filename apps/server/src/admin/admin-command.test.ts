import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { entityIdFromStore } from '@ledgerscope/ledger';
import { contractAbi, openPortalStore, userByEmail } from '@ledgerscope/portal-store';
import { startTestPortal, type TestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminCommand } from './admin-command.ts';

const ABI = [{ type: 'function', name: 'bid', inputs: [{ name: 'lot', type: 'uint256' }], outputs: [] }];

/** Tuples in tuples. */
function nested(depth: number): string {
  return `${'[{"type": "tuple", "components": '.repeat(depth)}[]${'}]'.repeat(depth)}`;
}

describe('ledgerscope admin', () => {
  let portal: TestPortal;
  let databaseUrl: string;
  let folder: string;
  let said: string[];
  beforeAll(async () => {
    portal = await startTestPortal();
    databaseUrl = await portal.databaseUrl();
    folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-admin-'));
  });
  afterAll(async () => {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    said = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  });
  afterEach(() => vi.restoreAllMocks());

  const run = (contract: string, contents: string) => {
    const file = path.join(folder, 'abi.json');
    writeFileSync(file, contents);
    return adminCommand(['add-abi', contract, file, '--name', 'Auction'], { DATABASE_URL: databaseUrl });
  };

  it('keeps an ABI, alone or in an artifact', async () => {
    for (const [contract, contents] of [
      [5001n, ABI],
      [5002n, { contractName: 'Auction', abi: ABI }],
    ] as const) {
      expect(await run(`0.0.${contract}`, JSON.stringify(contents))).toBe(0);
      const store = await openPortalStore({ databaseUrl });
      const found = await contractAbi(store, entityIdFromStore(contract));
      await store.close();
      expect(found).toMatchObject({ name: 'Auction', abi: ABI, source: 'operator' });
    }
    expect(said[0]).toContain('0.0.5001');
  });

  it.each([
    ['{', 'JSON'],
    ['{"abi": 5}', 'list'],
    ['[]', 'from 1 to'],
    ['[5]', 'item 0'],
    ['[{"type": "poem"}]', 'item 0'],
    ['[{"type": "function", "name": "f", "inputs": 7}]', 'item 0'],
    ['[{"type": "event"}]', 'item 0'],
    ['[{"type": "event", "name": "E", "inputs": [{"type": "tuple", "components": [{"type": "uint"}, 5]}]}]', 'item 0'],
    [`[{"type": "event", "name": "E", "inputs": ${nested(40)}}]`, 'item 0'],
  ])('refuses %s', async (contents, reason) => {
    expect(await run('0.0.5003', contents)).toBe(1);
    expect(said.join()).toContain(reason);
  });

  it('refuses what is too large', async () => {
    expect(await run('0.0.5003', `["${'x'.repeat(1_048_576)}"]`)).toBe(1);
    expect(said.join()).toContain('bytes');
  });

  it('says how it is used', async () => {
    expect(await adminCommand([], {})).toBe(2);
    expect(await adminCommand(['add-abi', '--help'], {})).toBe(0);
    expect(await adminCommand(['add-abi', '0.0.5'], {})).toBe(2);
    expect(await run('five', '[]')).toBe(2);
    expect(await adminCommand(['add-abi', '0.0.5', path.join(folder, 'missing.json')], {})).toBe(1);
    expect(said.join()).toContain('missing.json');
  });

  it('makes an administrator, or makes one of a user, and shows a link to set the password', async () => {
    const create = (...args: string[]) => adminCommand(['create', ...args], { DATABASE_URL: databaseUrl });
    expect(await create('Desk@Example.org', '--public-url', 'https://explorer.example')).toBe(0);
    expect(said.join()).toMatch(/https:\/\/explorer\.example\/hedera\/reset-password\?token=[\w-]{43}/);
    expect(await create('desk@example.org', '--port', '9000')).toBe(0);
    expect(said.join()).toContain('http://localhost:9000/hedera/reset-password?token=');
    const store = await openPortalStore({ databaseUrl });
    const user = await userByEmail(store, 'desk@example.org');
    await store.close();
    expect(user).toMatchObject({ role: 'administrator', passwordHash: null, name: 'Administrator' });
    for (const args of [[], ['nobody'], ['a@b.co', 'c@d.co'], ['a@b.co', '--what']])
      expect(await create(...args), args.join(' ')).toBe(2);
  });

  it('gives units to a user', async () => {
    const grant = (...args: string[]) => adminCommand(['grant-units', ...args], { DATABASE_URL: databaseUrl });
    await adminCommand(['create', 'units@example.org'], { DATABASE_URL: databaseUrl });
    expect(await grant('Units@Example.org', '500')).toBe(0);
    expect(await grant('units@example.org', '1')).toBe(0);
    expect(said.join()).toContain('units@example.org has 1501 units.');
    for (const args of [
      [],
      ['units@example.org'],
      ['units@example.org', '-5'],
      ['units@example.org', '1.5'],
      ['x@y.zz', '5'],
    ])
      expect(await grant(...args), args.join(' ')).toBe(2);
  });
});
