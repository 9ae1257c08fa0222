import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLLUP_TABLES, ROW_TABLES } from './clear-uncommitted.ts';
import type { LedgerStore } from './ledger-store.ts';
import { startTestEngine, type TestEngine } from './testing/open-test-store.ts';

/** Tables that a repeat cannot harm: the commit itself, the newest of each topic, sets of users, loaded snapshots, candidates. */
const HARMLESS = [
  'block',
  'ingest_batch',
  'schema_migration',
  'topic_last',
  'contract_users_day',
  'anchored_balance',
  'entity_memo',
  'account_key',
  'nft_metadata',
  'nft_metadata_cursor',
  'search_term',
  'reconcile_run',
];

describe('what an interrupted batch leaves behind', () => {
  let engine: TestEngine;
  let store: LedgerStore;
  beforeAll(async () => {
    engine = await startTestEngine('embedded');
    store = await engine.open();
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  it('is cleared in every table there is', async () => {
    const tables = await store.client.query(
      'test',
      "SELECT name FROM system.tables WHERE database = currentDatabase() AND engine LIKE '%MergeTree' ORDER BY name",
      {},
      { name: 'text' },
    );
    const covered = [...Object.keys(ROW_TABLES), ...Object.keys(ROLLUP_TABLES), ...HARMLESS].sort();
    expect(covered).toEqual(tables.map(({ name }) => name));
  });
});
