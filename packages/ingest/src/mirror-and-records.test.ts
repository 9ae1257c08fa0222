import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { realPath } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { MirrorLedger } from './source/testing/mirror/mirror-ledger.ts';
import { MirrorServer } from './source/testing/mirror/mirror-server.ts';
import { type BothRows, differences, readRowsFrom, writeHistory } from './testing/mirror-rows.ts';
import type { TableRows } from './testing/table-rows.ts';

async function readSource(source: string): Promise<ReadonlyMap<string, TableRows>> {
  const engine = await startTestEngine('embedded');
  const store = await engine.open();
  const rows = await readRowsFrom(source, store);
  await store.close();
  await engine.stop();
  return rows;
}

/** The same history from the files and from a mirror node that read them. */
async function both(folder: string, numberOfFirst?: bigint): Promise<BothRows> {
  const server = await MirrorServer.start();
  MirrorLedger.ofFolder(folder, numberOfFirst).serve(server);
  const records = await readSource(folder);
  const mirror = await readSource(`mirror:${server.url}`);
  await server.stop();
  return { records, mirror };
}

describe('one history, read from record files and from a mirror node', () => {
  it('gives the same rows of all tables, in all columns that are reported', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-mirror-'));
    await writeHistory(folder);
    const rows = await both(folder);
    fs.rmSync(folder, { recursive: true });
    expect(differences(rows)).toEqual([]);
    expect(rows.mirror.get('transaction')?.length).toBeGreaterThan(3_000);
    // What a mirror node reports fewer rows of, it reports nothing else of.
    const fewer = ['term_transaction', 'entity', 'ledger_counter'].map((table) => [
      table,
      (rows.records.get(table)?.length ?? 0) - (rows.mirror.get(table)?.length ?? 0),
    ]);
    expect(fewer.every(([, count]) => Number(count) >= 0 && Number(count) < 20)).toBe(true);
  }, 600_000);

  it.each([
    ['mainnet-2019-09-13', 0n],
    ['mainnet-2022-01-01', 26_591_040n],
    ['mainnet-2025-07-23', 82_297_471n],
  ])(
    'does so of mainnet: %s',
    async (name, number) => {
      const rows = await both(realPath(`buckets/${name}`), number);
      expect(rows.mirror.get('block')).toHaveLength(1);
      expect(differences(rows)).toEqual([]);
    },
    120_000,
  );
});
