import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LedgerStore, type LedgerStoreOptions, openLedgerStore } from '../ledger-store.ts';
import { MIGRATIONS_FOLDER, migrate } from '../migration/migrate.ts';
import { defineTable } from '../table.ts';
import { layEmptyStore } from '../testing/empty-store.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import type { FinishedStatement } from './statement-watch.ts';
import {
  BusyStoreError,
  FatalStoreError,
  InvalidQueryError,
  QueryLimitError,
  RetryableStoreError,
  StoreLockedError,
  StoreStoppedError,
  UnreachableStoreError,
} from './store-error.ts';

describe.each(['embedded', 'http'] as const)('errors by the next step, %s', (kind) => {
  let engine: TestEngine;
  let store: LedgerStore;
  beforeAll(async () => {
    engine = await startTestEngine(kind);
    store = await engine.open();
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });
  const ask = (sql: string, limits = {}) => store.client.queryUntyped('test:errors', sql, {}, limits);

  it('refuses a bad statement and says which route asked', async () => {
    await expect(ask('SELECT frm')).rejects.toThrow(InvalidQueryError);
    await expect(ask('SELEC 1')).rejects.toMatchObject({ tag: 'test:errors', engineCode: 62 });
    await expect(ask('SELECT 1')).resolves.toEqual([{ 1: 1 }]);
  });

  it('refuses parameters that are missing, unused, inexact or of the wrong type', async () => {
    const typed = (parameters: Record<string, number | string>) =>
      store.client.query('test', 'SELECT {x:UInt64} AS x', parameters, { x: 'u64' });
    await expect(typed({})).rejects.toThrow(/parameter x is missing/);
    await expect(typed({ x: 1, y: 2 })).rejects.toThrow(/parameter y is not used/);
    await expect(typed({ x: 2 ** 53 })).rejects.toThrow(/not an exact integer/);
    await expect(typed({ x: '1 OR 1=1' })).rejects.toThrow(InvalidQueryError);
  });

  it('stops ingest when the result is not what the code asked for', async () => {
    const asked = (columns: Record<string, 'u64' | 'text'>) => store.client.query('test', 'SELECT 1 AS x', {}, columns);
    await expect(asked({ x: 'u64' })).rejects.toThrow(FatalStoreError);
    await expect(asked({ y: 'u64' })).rejects.toThrow(/unasked column x/);
    await expect(store.client.query('test', "SELECT '' AS x", {}, { x: 'text', y: 'text' })).rejects.toThrow(/lacks y/);
  });

  it('ends statements at their time and memory limits, and goes on', async () => {
    const endless = 'SELECT sum(cityHash64(number)) FROM numbers(1000000000000) SETTINGS max_threads = 1';
    await expect(ask(endless, { seconds: 1 })).rejects.toThrow(QueryLimitError);
    const greedy = 'SELECT length(groupArray(number)) FROM numbers(100000000)';
    await expect(ask(greedy, { memoryBytes: 50_000_000 })).rejects.toThrow(QueryLimitError);
    await expect(ask('SELECT 2')).resolves.toEqual([{ 2: 2 }]);
  });

  it('reports statements by their tag and cost, and no value in them', async () => {
    const finished: FinishedStatement[] = [];
    // The engine of this process has one store; over HTTP each has connections of its own.
    if (kind === 'embedded') await store.close();
    const watching = { ...engine.options, onStatement: (one: FinishedStatement) => finished.push(one) };
    const other = await openLedgerStore(watching);
    try {
      finished.length = 0;
      const sql = 'SELECT count() AS rows, {secret:String} AS said, sleep(0.3) FROM numbers(3)';
      await other.client.queryUntyped('test:slow', sql, { secret: 'hidden' });
      const endless = other.client.queryUntyped(
        'test:ended',
        'SELECT sum(cityHash64(number)) FROM numbers(1e12) SETTINGS max_threads = 1',
        {},
        { seconds: 1 },
      );
      await expect(endless).rejects.toThrow(QueryLimitError);
    } finally {
      await other.close();
      if (kind === 'embedded') store = await engine.open();
    }
    const slow = finished.filter(({ tag }) => tag.startsWith('test:'));
    expect(slow.map(({ tag, failed }) => ({ tag, failed }))).toEqual([
      { tag: 'test:slow', failed: false },
      { tag: 'test:ended', failed: true },
    ]);
    expect(slow.every(({ elapsedMs }) => elapsedMs >= 200)).toBe(true);
    expect(JSON.stringify(finished)).not.toContain('hidden');
  });

  it('stops ingest when a table is gone', async () => {
    const missing = defineTable('missing', { x: 'u64' });
    await expect(store.client.insert(missing, [{ x: 1n }], 'token')).rejects.toThrow(FatalStoreError);
    await expect(ask('SELECT * FROM missing')).rejects.toThrow(FatalStoreError);
  });

  it('says busy when too many statements wait', async () => {
    // All of them are asked before the first can be answered.
    const many = Array.from({ length: 1_200 }, () =>
      ask('SELECT 1').then(
        () => undefined,
        (error: unknown) => error,
      ),
    );
    const outcomes = await Promise.all(many);
    const busy = outcomes.filter((outcome) => outcome instanceof BusyStoreError);
    expect(busy.length).toBeGreaterThan(0);
    expect(outcomes.every((outcome) => outcome === undefined || outcome instanceof BusyStoreError)).toBe(true);
    expect(busy[0]).toBeInstanceOf(RetryableStoreError);
  });

  it('applies migrations once, again harmlessly, and refuses a newer or altered database', async () => {
    await migrate(store.client);
    const [row] = await ask('SELECT count() AS rows, max(version) AS newest FROM schema_migration');
    const files = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'));
    const newest = Number(files.toSorted().at(-1)?.slice(0, 4));
    expect(row).toEqual({ rows: BigInt(files.length), newest });
    const table = defineTable('schema_migration', { version: 'u32', name: 'text', checksum: 'text' });
    await store.client.insert(table, [{ version: newest + 1, name: 'later.sql', checksum: 'x' }], 'later');
    await expect(migrate(store.client)).rejects.toThrow(
      `schema version ${newest + 1} is newer than supported (${newest})`,
    );
    await store.client.command('test', 'TRUNCATE TABLE schema_migration');
    // As the stores of before the first release are, which had more migrations than there are now.
    const old = [
      { version: 1, name: '0001_commit.sql', checksum: 'x' },
      { version: newest + 60, name: 'last.sql', checksum: 'y' },
    ];
    await store.client.insert(table, old, 'altered');
    await expect(migrate(store.client)).rejects.toThrow(/before release 0\.2\.0.*to start over/);
    await store.client.command('test', 'TRUNCATE TABLE schema_migration');
    // Everything is there but the entries, as after a crash before each: applying again finds nothing to do but to note it.
    await migrate(store.client);
    expect(await ask('SELECT count() AS rows FROM schema_migration')).toEqual([{ rows: BigInt(files.length) }]);
  });

  it('refuses statements after it was closed', async () => {
    const other = kind === 'http' ? await engine.open() : store;
    if (kind === 'embedded') await store.close();
    else await other.close();
    await expect(other.client.queryUntyped('test', 'SELECT 1')).rejects.toThrow(StoreStoppedError);
    if (kind === 'embedded') store = await engine.open();
  });
});

describe('a data folder', () => {
  it('is refused to a second process, and to a second store on another folder', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-lock-'));
    layEmptyStore(folder);
    const store = await openLedgerStore({ kind: 'embedded', folder });
    try {
      const program = `
        import { openLedgerStore } from ${JSON.stringify(path.join(import.meta.dirname, '../index.ts'))};
        await openLedgerStore({ kind: 'embedded', folder: ${JSON.stringify(folder)} }).then(
          () => console.log('opened'),
          (error) => console.log(error.name + ': ' + error.message),
        );
        process.exit(0);`;
      const second = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
      expect(second.stdout).toMatch(/^StoreLockedError: open: .* is locked by process \d+$/m);
      await expect(openLedgerStore({ kind: 'embedded', folder: `${folder}-other` })).rejects.toThrow(StoreLockedError);
      expect(await store.client.queryUntyped('test', 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    } finally {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
      rmSync(`${folder}-other`, { recursive: true, force: true });
    }
  });

  it('over HTTP with a wrong password stops ingest', async () => {
    const engine = await startTestEngine('http');
    try {
      const opening = openLedgerStore({ ...engine.options, password: 'wrong' } as LedgerStoreOptions);
      await expect(opening).rejects.toMatchObject({ name: 'FatalStoreError', engineCode: 516 });
    } finally {
      await engine.stop();
    }
  });

  it('out of reach over HTTP is retryable, and is named', async () => {
    const rows = { kind: 'folder', folder: os.tmpdir() } as const;
    const place = { url: 'http://127.0.0.1:9', username: 'default', password: '' };
    const opening = openLedgerStore({ kind: 'http', ...place, rows });
    await expect(opening).rejects.toThrow(UnreachableStoreError);
    await expect(opening).rejects.toThrow('ClickHouse at http://127.0.0.1:9 does not answer');
  });
});
