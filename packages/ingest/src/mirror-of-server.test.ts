import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createApp } from '@ledgerscope/api/app';
import { testContext } from '@ledgerscope/api/testing/test-context';
import { startTestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { expect, it } from 'vitest';
import { differences, readRowsFrom, writeHistory } from './testing/mirror-rows.ts';

/** More than a client of the test can ask for. */
const ANY_RATE = 1_000_000;
const TEST_MS = 600_000;

/** What our API reports otherwise than the mirror node of other tests, by table or column, with the reason. */
const APART: Readonly<Record<string, string>> = {
  'account.key': 'an empty list of keys is reported as no key',
  'account.expiration_ns': 'reported also where none was stated',
  allowance: 'those that were used up are not reported',
  contract_bytecode: 'init code of a file is reported as that of its contract',
  token_custom_fee: 'tokens that were changed since are reported as they are now',
};

/** One of our servers as the mirror node that another one reads. */
it(
  'a server that reads the mirror API of another one has the same rows of all tables, in all columns that are reported',
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-mirror-'));
    await writeHistory(folder);
    const first = await startTestEngine('http');
    const origin = await first.open();
    const records = await readRowsFrom(folder, origin);
    fs.rmSync(folder, { recursive: true });
    const app = await createApp(testContext(origin), { webApp: false, requestRate: ANY_RATE });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const second = await startTestEngine('embedded');
    const reader = await second.open();
    const mirror = await readRowsFrom(`mirror:${url}`, reader);
    await app.close();
    await reader.close();
    await origin.close();
    await first.stop();
    await second.stop();
    expect(differences({ records, mirror }, APART)).toEqual([]);
    expect(mirror.get('transaction')?.length).toBeGreaterThan(3_000);
  },
  TEST_MS,
);
