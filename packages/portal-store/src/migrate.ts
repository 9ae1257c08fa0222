import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { applyMigrations, drizzle } from './drizzle.ts';

/** The numbered files that make the tables. */
const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));
/** Any number that nothing else in the database locks. */
const LOCK = 7_263_001;

/** Brings the tables up to date. Processes that start at the same time wait for one another. */
export async function migrate(pool: Pool, folder: string = MIGRATIONS_FOLDER): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    try {
      await applyMigrations(drizzle(client), { migrationsFolder: folder, migrationsSchema: 'public' });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}

/** A migration, as the journal of the folder lists it: the name of its file, and when it was made, in ms since 1970. */
export interface JournalEntry {
  readonly tag: string;
  readonly when: number;
}

/** Makes the tables as they were when there were only the migrations that are picked. */
export async function migrateAsOf(
  pool: Pool,
  pick: (all: readonly JournalEntry[]) => readonly JournalEntry[],
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-migrations-'));
  try {
    cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
    const file = path.join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: JournalEntry[] };
    writeFileSync(file, JSON.stringify({ ...journal, entries: pick(journal.entries) }));
    await migrate(pool, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
