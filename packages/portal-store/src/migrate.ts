import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** The numbered files that make the tables. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));
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
