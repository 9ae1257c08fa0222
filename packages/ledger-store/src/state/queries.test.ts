import { NS_PER_HOUR } from '@ledgerscope/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountBalanceTable } from '../account/rows.ts';
import { headInstant } from '../head-instant.ts';
import type { LedgerHead } from '../ledger-head.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { LedgerStore } from '../ledger-store.ts';
import { nodeHourTable } from '../node/rows.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { sampleRow } from '../testing/sample-rows.ts';
import { allRows } from './all-rows.ts';
import { currentRows } from './queries.ts';

describe.each(['embedded', 'http'] as const)('versions of state rows in the column store, %s', (kind) => {
  let engine: TestEngine;
  let store: LedgerStore;

  beforeAll(async () => {
    engine = await startTestEngine(kind);
    store = await engine.open();
    // Account 1 changed at 10, 20, 30 and 40; account 2 is new at 40; account 3 changed at 10 alone.
    const versions = [
      [1n, 10n],
      [1n, 20n],
      [1n, 30n],
      [1n, 40n],
      [2n, 40n],
      [3n, 10n],
    ] as const;
    for (const [id, version] of versions) {
      const slot = id === 1n ? Number((version / 10n) % 2n) : 0;
      await store.client.insert(
        accountBalanceTable,
        [sampleRow('accountBalance', { id, version, slot, balance: version })],
        `${id} ${version}`,
      );
      const hour = sampleRow('nodeHour', { account: id, hourNs: NS_PER_HOUR, transactions: version, slot, version });
      await store.client.insert(nodeHourTable, [hour], `hour ${id} ${version}`);
    }
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  const readerAt = (lastNs: bigint): LedgerSnapshot => ({
    client: store.client,
    rows: store.rows,
    caches: store.caches,
    head: {
      sequence: 0n,
      number: null,
      hash: new Uint8Array(48),
      fileName: '',
      version: 6,
      lastNs,
      triedHashes: [],
    } satisfies LedgerHead,
  });
  const balancesAt = async (headNs: bigint): Promise<Record<string, bigint>> => {
    const rows = await readAll(readerAt(headNs));
    return Object.fromEntries(rows.map(({ id, balance }) => [String(id), balance]));
  };
  const summedAt = async (headNs: bigint): Promise<bigint | undefined> => {
    const reader = readerAt(headNs);
    const sql = `SELECT toUInt64(sum(transactions)) AS total FROM (${currentRows(nodeHourTable, `hour_ns > toDateTime64(0, 9, 'UTC')`)})`;
    const [row] = await store.client.query('test', sql, { headNs: headInstant(reader) }, { total: 'u64' });
    return row?.total;
  };

  it('are the newest up to the head, and nothing beyond it', async () => {
    expect(await balancesAt(40n)).toEqual({ 1: 40n, 2: 40n, 3: 10n });
    expect(await balancesAt(35n)).toEqual({ 1: 30n, 3: 10n });
    expect(await summedAt(40n)).toBe(90n);
    expect(await summedAt(35n)).toBe(40n);
  });

  it('keep the version before the newest however much the engine merges', async () => {
    for (const table of ['account_balance', 'node_hour'])
      await store.client.command('test', `OPTIMIZE TABLE ${table} FINAL`);
    expect(await balancesAt(35n)).toEqual({ 1: 30n, 3: 10n });
    expect(await summedAt(35n)).toBe(40n);
  });

  it('are the older of the two that are stored, for a reader whose head is older than both', async () => {
    expect(await balancesAt(15n)).toEqual({ 1: 30n, 3: 10n });
    expect(await summedAt(15n)).toBe(40n);
  });
});

/** Every row, in the order of ids. */
async function readAll(reader: LedgerSnapshot) {
  const found: { readonly id: bigint; readonly balance: bigint }[] = [];
  for await (const row of allRows(reader, 'test', accountBalanceTable, { balance: 'i64' })) found.push(row);
  return found;
}
