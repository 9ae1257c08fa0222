import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerStore } from '../ledger-store.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { clusterSchema, clusterSections } from './cluster-schema.ts';

const FILE = fileURLToPath(new URL('../../../../deploy/clickhouse/schema.sql', import.meta.url));

describe('deploy/clickhouse/schema.sql', () => {
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

  it('is what the migrations make of a cluster', async () => {
    expect(readFileSync(FILE, 'utf8')).toBe(await clusterSchema());
  });

  it('is understood by the engine, every statement of it', async () => {
    const statements = (await clusterSections()).flatMap((section) => section.statements);
    expect(statements.length).toBeGreaterThan(50);
    for (const statement of statements) {
      const sql = 'SELECT formatQuery({statement:String}) AS formatted';
      const [row] = await store.client.query('test', sql, { statement }, { formatted: 'text' });
      expect(row?.formatted.length, statement).toBeGreaterThan(20);
    }
  });

  it('replicates every table that holds rows, and notes the migrations that a store of this version has', async () => {
    const statements = (await clusterSections()).flatMap((section) => section.statements);
    const tables = statements.filter((one) => /^CREATE TABLE .*\(\n/.test(one));
    expect(tables.filter((one) => !/ENGINE = Replicated\w*MergeTree\(/.test(one))).toEqual([]);
    const noted = statements.flatMap(
      (one) => /^INSERT INTO \w+\.schema_migration .* VALUES \((\d+), /.exec(one)?.[1] ?? [],
    );
    const applied = await store.client.query(
      'test',
      'SELECT version FROM schema_migration ORDER BY version',
      {},
      { version: 'u32' },
    );
    expect(noted.map(Number)).toEqual(applied.map(({ version }) => version));
  });
});
