import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LedgerClient } from '../client/ledger-client.ts';
import { FatalStoreError } from '../client/store-error.ts';
import { defineTable } from '../table.ts';
import { renderMigration } from './render-migration.ts';

/** The numbered files that make the tables. */
export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, '../../migrations');

const schemaMigrationTable = defineTable('schema_migration', { version: 'u32', name: 'text', checksum: 'text' });
/** Makes the table of what was applied. */
export const CREATE_SCHEMA_MIGRATION = `CREATE TABLE IF NOT EXISTS schema_migration (
  version UInt32, name String, checksum String, applied DateTime64(9, 'UTC') DEFAULT now64(9)
) ENGINE = {engine:MergeTree} ORDER BY version SETTINGS non_replicated_deduplication_window = 1000`;

/** A statement of a migration that is about to run. */
export interface MigrationStep {
  readonly migration: string;
  /** From 1. */
  readonly step: number;
  readonly steps: number;
  /** How many rows the tables that it reads have; 0 where it moves none. */
  readonly rows: bigint;
}

interface Migration {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
  readonly text: string;
}

/**
 * Brings the database to the newest migration of the folder. Every statement of a migration can be repeated and its entry
 * in schema_migration comes last, so a crash in between is repaired by the next start.
 * Throws FatalStoreError when the database is newer than the files, when an applied file has changed since, and when it is a
 * cluster's and lacks some: tables that one process makes would be on one machine.
 */
export async function migrate(
  client: LedgerClient,
  folder: string = MIGRATIONS_FOLDER,
  onStep: (step: MigrationStep) => void = () => {},
): Promise<void> {
  const migrations = await readMigrations(folder);
  const cluster = await client.clusterTables();
  for (const statement of renderMigration(CREATE_SCHEMA_MIGRATION)) await client.command('migrate', statement);
  const applied = await appliedMigrations(client);
  checkApplied(migrations, applied);
  if (cluster !== undefined) checkCluster(migrations, applied);
  for (const migration of migrations) {
    if (applied.has(migration.version)) continue;
    const statements = renderMigration(migration.text);
    await emptyWhatWasBegun(client, statements);
    for (const [index, statement] of statements.entries()) {
      const rows = await rowsReadBy(client, statement);
      onStep({ migration: migration.name, step: index + 1, steps: statements.length, rows });
      await client.command('migrate', statement);
    }
    const { version, name, checksum } = migration;
    await client.insert(schemaMigrationTable, [{ version, name, checksum }], `schema_migration:${version}:${checksum}`);
  }
}

/** Whether there is something for {@link migrate} to do. */
export async function lacksMigrations(client: LedgerClient, folder: string = MIGRATIONS_FOLDER): Promise<boolean> {
  const sql = `SELECT count() AS tables FROM system.tables WHERE database = currentDatabase() AND name = 'schema_migration'`;
  const [made] = await client.query('migrate', sql, {}, { tables: 'u64' });
  if (made?.tables !== 1n) return true;
  const [migrations, applied] = [await readMigrations(folder), await appliedMigrations(client)];
  return migrations.some(({ version }) => !applied.has(version));
}

/**
 * Empties the tables of a migration that was interrupted while it copied into them: what was written before may end amid the rows of
 * a transaction. Only where the migration makes tables and copies, and of these only what it copies into: it is all copied again.
 */
async function emptyWhatWasBegun(client: LedgerClient, statements: readonly string[]): Promise<void> {
  if (!statements.every((statement) => /^(?:CREATE|INSERT) /.test(statement))) return;
  const match = (pattern: RegExp) => statements.flatMap((statement) => pattern.exec(statement)?.slice(1) ?? []);
  const made = new Set(match(/^CREATE TABLE IF NOT EXISTS (\w+) \(/));
  const copiedInto = match(/^INSERT INTO (\w+)/);
  const fed = statements.flatMap((statement) => {
    const [, to = '', from = ''] =
      /^CREATE MATERIALIZED VIEW IF NOT EXISTS \w+ TO (\w+) .*?FROM (\w+)/s.exec(statement) ?? [];
    return copiedInto.includes(from) ? [to] : [];
  });
  const tables = [...copiedInto, ...fed].filter((table) => made.has(table));
  const sql = `SELECT name FROM system.tables
    WHERE database = currentDatabase() AND name IN {tables:Array(String)} AND total_rows > 0`;
  for (const { name } of await client.query('migrate', sql, { tables }, { name: 'text' }))
    await client.command('migrate', `TRUNCATE TABLE ${name}`);
}

async function rowsReadBy(client: LedgerClient, statement: string): Promise<bigint> {
  if (!statement.startsWith('INSERT INTO ')) return 0n;
  const tables = [...statement.matchAll(/\b(?:FROM|JOIN) (\w+)/g)].map(([, table = '']) => table);
  const sql = `SELECT sum(ifNull(total_rows, 0)) AS rows FROM system.tables
    WHERE database = currentDatabase() AND name IN {tables:Array(String)}`;
  const [row] = await client.query('migrate', sql, { tables }, { rows: 'u64' });
  return row?.rows ?? 0n;
}

/** The files of a folder, in their order. */
export async function readMigrations(folder: string = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const version = Number(name.slice(0, 4));
      if (!(version > Number(names[index - 1]?.slice(0, 4) ?? 0)))
        throw new FatalStoreError(`migration ${name} has no number of its own`);
      const text = await readFile(path.join(folder, name), 'utf8');
      return { version, name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function appliedMigrations(client: LedgerClient): Promise<Map<number, string>> {
  const sql = 'SELECT version, checksum FROM schema_migration ORDER BY version';
  const rows = await client.query('migrate', sql, {}, { version: 'u32', checksum: 'text' });
  return new Map(rows.map((row) => [row.version, row.checksum]));
}

function checkApplied(migrations: readonly Migration[], applied: ReadonlyMap<number, string>): void {
  for (const { version, checksum } of migrations) {
    const before = applied.get(version);
    if (before !== undefined && before !== checksum)
      throw new FatalStoreError(
        'database was created before release 0.2.0, or by a version that was never released; delete the data folder, or empty the database, to start over',
      );
  }
  const newest = Math.max(0, ...applied.keys());
  const known = migrations.at(-1)?.version ?? 0;
  if (newest > known)
    throw new FatalStoreError(
      `database schema version ${newest} is newer than supported (${known}): upgrade Ledgerscope`,
    );
}

function checkCluster(migrations: readonly Migration[], applied: ReadonlyMap<number, string>): void {
  const missing = migrations.filter(({ version }) => !applied.has(version));
  if (missing.length > 0)
    throw new FatalStoreError(
      `the cluster's tables are of an earlier version: run the sections that it lacks of what "npm run schema -- --cluster" writes (${missing.map(({ name }) => name).join(', ')})`,
    );
}
