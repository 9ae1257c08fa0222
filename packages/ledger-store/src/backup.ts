import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { LedgerClient } from './client/ledger-client.ts';
import { sqlLiteral } from './client/parameter-text.ts';
import { FatalStoreError } from './client/store-error.ts';
import type { RowStore } from './rows/row-store.ts';
import { ROWS_FILES } from './rows/sqlite-schema.ts';

const TAG = 'backup';
/** Under which name the database is in a backup, whatever it is called here. */
const NAME_THERE = 'ledger';

/** Where a backup has what, within its folder. */
const LEDGER = 'ledger';
const ROWS = 'rows';

/**
 * Copies the column store, then rows that are in a folder: those have at most what that has, and opening completes them. Rows on a
 * server are not copied: whoever writes next makes them from the column store.
 */
export async function backUpStores(client: LedgerClient, rows: RowStore, folder: string): Promise<void> {
  await backUpDatabase(client, path.join(folder, LEDGER));
  await rows.backUp(path.join(folder, ROWS));
}

/** Fills an empty store from a folder that {@link backUpStores} wrote. @param place the data folder in which rows are; undefined where they are on a server */
export async function restoreStores(client: LedgerClient, folder: string, place: string | undefined): Promise<void> {
  await restoreDatabase(client, path.join(folder, LEDGER));
  if (place === undefined) return;
  for (const file of Object.values(ROWS_FILES)) {
    const [there, here] = [path.join(folder, ROWS, file), path.join(place, ROWS, file)];
    // A backup of a store on servers has none; rows that are there already are compared with the ledger when they are opened.
    if (!existsSync(there) || existsSync(here)) continue;
    await mkdir(path.join(place, ROWS), { recursive: true });
    await copyFile(there, here);
  }
}

/** Lets the engine copy all tables, with what makes them, into a new folder. */
async function backUpDatabase(client: LedgerClient, folder: string): Promise<void> {
  const { name } = await ownDatabase(client);
  await client.command(TAG, `BACKUP DATABASE \`${name}\` AS \`${NAME_THERE}\` TO File(${sqlLiteral(folder)})`);
}

/** Lets the engine make and fill all tables from a backup's folder. Throws FatalStoreError where there are tables already. */
async function restoreDatabase(client: LedgerClient, folder: string): Promise<void> {
  const { name, tables } = await ownDatabase(client);
  if (tables > 0n) throw new FatalStoreError('the ledger store is not empty: restore into a new one');
  await client.command(TAG, `RESTORE DATABASE \`${NAME_THERE}\` AS \`${name}\` FROM File(${sqlLiteral(folder)})`);
}

async function ownDatabase(client: LedgerClient): Promise<{ readonly name: string; readonly tables: bigint }> {
  const cluster = await client.clusterTables();
  if (cluster !== undefined)
    throw new FatalStoreError(
      `the ledger is spread over the cluster ${cluster.cluster}, which backs up and restores by its own BACKUP … ON CLUSTER (docs/operating/backup.md)`,
    );
  const sql =
    'SELECT currentDatabase() AS name, toUInt64(countIf(database = currentDatabase())) AS tables FROM system.tables';
  const [own] = await client.query(TAG, sql, {}, { name: 'text', tables: 'u64' });
  if (own === undefined) throw new FatalStoreError('the engine does not say which database it is in');
  return own;
}
