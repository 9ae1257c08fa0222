import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createApp } from '@ledgerscope/api/app';
import { testContext } from '@ledgerscope/api/testing/test-context';
import { RESPONSE_CODE } from '@ledgerscope/ledger';
import { startTestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { realPath } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { type BothRows, differences, readRowsFrom, writeHistory } from './testing/mirror-rows.ts';
import type { TableRows } from './testing/table-rows.ts';

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

/** Tables that have something of a transaction whose nonce was refused, of which a mirror node reports no result. */
const OF_REFUSED: ReadonlySet<string> = new Set(['contract_result', 'ethereum_transaction', 'transaction_sender']);

/** The rows without what is of refused nonces. */
function withoutRefused(rows: ReadonlyMap<string, TableRows>): ReadonlyMap<string, TableRows> {
  const refused = (rows.get('transaction') ?? []).filter(({ result }) => result === String(RESPONSE_CODE.WRONG_NONCE));
  const instants = new Set(refused.map(({ consensus_ns: at }) => at));
  return new Map(
    [...rows].map(([table, all]) => [
      table,
      OF_REFUSED.has(table) ? all.filter(({ consensus_ns: at }) => !instants.has(at)) : all,
    ]),
  );
}

/** The rows of a server that reads files, and of one that reads its mirror API. */
async function rowsOfBoth(source: string): Promise<BothRows> {
  const first = await startTestEngine('http');
  const origin = await first.open();
  const records = await readRowsFrom(source, origin);
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
  return { records: withoutRefused(records), mirror: withoutRefused(mirror) };
}

describe('a server that reads the mirror API of another one has the same rows of all tables, in all columns that are reported', () => {
  it(
    'of the simulated network',
    async () => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-mirror-'));
      await writeHistory(folder);
      const rows = await rowsOfBoth(folder);
      fs.rmSync(folder, { recursive: true });
      expect(differences(rows, APART)).toEqual([]);
      expect(rows.mirror.get('transaction')?.length).toBeGreaterThan(3_000);
    },
    TEST_MS,
  );

  it.each(['mainnet-2019-09-13', 'mainnet-2022-01-01', 'mainnet-2025-07-23'])(
    'of real files: %s',
    async (name) => {
      const rows = await rowsOfBoth(realPath(`buckets/${name}`));
      expect(rows.mirror.get('block')).toHaveLength(1);
      expect(differences(rows, APART)).toEqual([]);
    },
    TEST_MS,
  );
});
