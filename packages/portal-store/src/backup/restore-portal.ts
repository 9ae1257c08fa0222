import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client, type ClientConfig, Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { LONG_WORK, unlessSilent } from '../connection-limits.ts';
import { EmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { migrateAsOf } from '../migrate.ts';
import type { PortalStoreOptions } from '../open-portal-store.ts';
import { PortalUnavailableError } from '../portal-error.ts';
import { PORTAL_BACKUP, type PortalBackup, quoteName, rowsFile } from './backup-file.ts';

/**
 * Fills an empty database from a folder that `backUpPortal` wrote, also one of an earlier version of this program, whose tables
 * are brought up to date when the store is opened next.
 * @throws PortalUnavailableError where the database is not empty, or the backup is of a newer program
 */
export async function restorePortal(options: PortalStoreOptions, folder: string): Promise<PortalBackup> {
  const backup = readBackup(folder);
  if ('databaseUrl' in options) {
    await restoreInto({ connectionString: options.databaseUrl }, backup, folder);
    return backup;
  }
  const embedded = await EmbeddedPostgres.open(options.dataFolder, options.unsafe);
  try {
    await embedded.untilItAnswers(() => restoreInto(embedded.client, backup, folder));
  } finally {
    await embedded.close();
  }
  return backup;
}

/** Names become paths: what is no name of a table leads nowhere. */
const TABLE = /^[a-z][a-z0-9_]{0,62}$/;

function readBackup(folder: string): PortalBackup {
  const backup = JSON.parse(readFileSync(path.join(folder, PORTAL_BACKUP), 'utf8')) as PortalBackup;
  for (const { name } of backup.tables)
    if (!TABLE.test(name))
      throw new PortalUnavailableError(`${PORTAL_BACKUP} contains ${JSON.stringify(name)}, which is not a table`);
  return backup;
}

async function restoreInto(connection: ClientConfig, backup: PortalBackup, folder: string): Promise<void> {
  const client = new Client({ ...connection, ...LONG_WORK });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query("select 1 from pg_class where relnamespace = 'public'::regnamespace limit 1");
    if (rows.length > 0) throw new PortalUnavailableError('the portal database is not empty; restore into a new one');
    await makeTables(connection, backup);
    await client.query('begin');
    const names = backup.tables.map(({ name }) => quoteName(name));
    // Rows that migrations wrote are in the backup too, as they are by then.
    await client.query(`truncate ${names.join(', ')}`);
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    for (const { name, columns } of backup.tables) {
      const copy = copyFrom(`copy ${quoteName(name)} (${columns.map(quoteName).join(', ')}) from stdin`);
      await pipeline(createReadStream(path.join(folder, rowsFile(name))), unlessSilent(), client.query(copy));
    }
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const { name, last } of backup.sequences)
      if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [quoteName(name), last]);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** The tables as they were when the backup was made. */
async function makeTables(connection: ClientConfig, { migrations }: PortalBackup): Promise<void> {
  const pool = new Pool({ ...connection, ...LONG_WORK });
  pool.on('error', () => {});
  try {
    await migrateAsOf(pool, (all) => {
      const picked = all.filter(({ when }) => migrations.includes(String(when)));
      if (picked.length === migrations.length) return picked;
      throw new PortalUnavailableError(
        'the backup was created by a newer version of this program; restore it with that version',
      );
    });
  } finally {
    await pool.end();
  }
}
