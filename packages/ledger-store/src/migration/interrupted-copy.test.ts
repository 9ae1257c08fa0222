import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerStore } from '../ledger-store.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { migrate } from './migrate.ts';

/** Transfers of two serials (ERC-721) and approvals of an amount (ERC-20) in the logs of one transaction. */
const LOGS = `INSERT INTO contract_log (consensus_ns, log_index, contract, topic0, topics, data)
  SELECT toDateTime64('2026-01-01 00:00:00', 9, 'UTC'), number, 1001, topics[1], topics, data FROM (
    SELECT number, if(number < 2, unhex('ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'),
      unhex('8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925')) AS topic,
      arrayResize([topic], if(number < 2, 4, 3), leftPad(char(number + 1), 32, char(0))) AS topics,
      if(number < 2, '', leftPad(char(9), 32, char(0))) AS data
    FROM numbers(4))`;
const COPIES = ['contract_token_log', 'contract_approval_party', 'contract_action_party', 'erc20_transfer'];

describe('a migration that was interrupted amid what it copies', () => {
  let engine: TestEngine;
  let store: LedgerStore;
  beforeAll(async () => {
    engine = await startTestEngine('embedded');
    store = await engine.open();
    await store.client.command('test', LOGS);
  });
  afterAll(async () => {
    await store?.close();
    await engine?.stop();
  });

  const rowsOf = (table: string) => store.client.queryUntyped('test', `SELECT * FROM ${table} ORDER BY ALL`);

  it('copies every row once, and leaves alone what no migration copies', async () => {
    const whole = await Promise.all(COPIES.map(rowsOf));
    expect(whole.slice(0, 2).map((rows) => rows.length)).toEqual([4, 2]);
    const logs = await rowsOf('contract_log');
    for (const table of COPIES.slice(0, 2)) {
      const [kept] = await store.client.queryUntyped('test', `SELECT min(log_index) AS least FROM ${table}`);
      await store.client.command('test', `DELETE FROM ${table} WHERE log_index > ${String(kept?.least)}`);
    }
    await store.client.command('test', 'TRUNCATE TABLE schema_migration');
    await migrate(store.client);
    expect(await Promise.all(COPIES.map(rowsOf))).toEqual(whole);
    expect(await rowsOf('contract_log')).toEqual(logs);
  });
});
