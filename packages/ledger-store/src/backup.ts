import type { LedgerClient } from './client/ledger-client.ts';
import { sqlLiteral } from './client/parameter-text.ts';
import { FatalStoreError } from './client/store-error.ts';

const TAG = 'backup';
/** Under which name the database is in a backup, whatever it is called here. */
const NAME_THERE = 'ledger';

/** Lets the engine copy all tables, with what makes them, into a new folder. */
export async function backUpDatabase(client: LedgerClient, folder: string): Promise<void> {
  const { name } = await ownDatabase(client);
  await client.command(TAG, `BACKUP DATABASE \`${name}\` AS \`${NAME_THERE}\` TO File(${sqlLiteral(folder)})`);
}

/** Lets the engine make and fill all tables from a backup's folder. Throws FatalStoreError where there are tables already. */
export async function restoreDatabase(client: LedgerClient, folder: string): Promise<void> {
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
