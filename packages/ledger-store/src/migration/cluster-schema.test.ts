import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerStore } from '../ledger-store.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { clusterSchema, clusterSections } from './cluster-schema.ts';

describe('the schema of a cluster', () => {
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

  it('is one text of all statements, each in its database', async () => {
    const text = await clusterSchema();
    let from = 0;
    for (const statement of await allStatements()) {
      from = text.indexOf(`${statement};`, from);
      expect(from, statement).toBeGreaterThan(0);
    }
  });

  it('is understood by the engine, every statement of it', async () => {
    const statements = await allStatements();
    expect(statements.length).toBeGreaterThan(50);
    for (const statement of statements) {
      const sql = 'SELECT formatQuery({statement:String}) AS formatted';
      const [row] = await store.client.query('test', sql, { statement }, { formatted: 'text' });
      expect(row?.formatted.length, statement).toBeGreaterThan(20);
    }
  });

  it('replicates every table that holds rows, and notes the migrations that a store of this version has', async () => {
    const statements = await allStatements();
    const tables = statements.filter((one) => /^CREATE TABLE .*\(\n/.test(one));
    expect(tables.filter((one) => !/ENGINE = Replicated\w*MergeTree\(/.test(one))).toEqual([]);
    const noted = statements.flatMap((one) => /^INSERT INTO schema_migration .* VALUES \((\d+), /.exec(one)?.[1] ?? []);
    const applied = await store.client.query(
      'test',
      'SELECT version FROM schema_migration ORDER BY version',
      {},
      { version: 'u32' },
    );
    expect(noted.map(Number)).toEqual(applied.map(({ version }) => version));
  });

  it('keeps together what the engine merges: each version of a row, whatever else it holds, comes to one shard', async () => {
    const tables = await store.client.query(
      'test',
      `SELECT name, sorting_key FROM system.tables
        WHERE database = currentDatabase() AND engine IN ('ReplacingMergeTree', 'AggregatingMergeTree') ORDER BY name`,
      {},
      { name: 'text', sortingKey: 'text' },
    );
    const text = (await allStatements()).join('\n');
    expect(tables.length).toBeGreaterThan(25);
    for (const { name, sortingKey } of tables) {
      const key = sortingKey.replace(/, slot$/, '');
      expect(text, name).toContain(`Distributed(ledgerscope, ledgerscope_shard, ${name}, cityHash64(${key}))`);
    }
    for (const name of ['block', 'ingest_batch'])
      expect(text).toContain(`Distributed(ledgerscope, ledgerscope_shard, ${name}, 0)`);
  });
});

async function allStatements(): Promise<string[]> {
  return (await clusterSections()).flatMap((section) => section.statements.map(({ sql }) => sql));
}
