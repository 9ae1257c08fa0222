import { setTimeout as sleep } from 'node:timers/promises';
import { connectedWriter } from './postgres-connection.ts';
import { postgresError } from './postgres-error.ts';
import { MIGRATION_LOCK } from './postgres-schema.ts';

const AGAIN_MS = 1_000;

/**
 * Waits until this process is the only one of those that share a PostgreSQL server that changes the tables of the column store, which
 * has no locks of its own. Returns what lets the next one.
 * @param onWait called before each pause while another process has it
 */
export async function lockMigrations(url: string, onWait: () => void = () => {}): Promise<() => Promise<void>> {
  try {
    const client = await connectedWriter(url, () => {});
    const release = () =>
      client.end().catch(() => {
        // With its connection the lock is gone.
      });
    const ask = `SELECT pg_try_advisory_lock(${MIGRATION_LOCK}) AS locked`;
    // Ends with the lock, or with the connection.
    while ((await client.query<{ locked: boolean }>(ask)).rows[0]?.locked !== true) {
      onWait();
      await sleep(AGAIN_MS);
    }
    return release;
  } catch (error) {
    throw postgresError(error);
  }
}
