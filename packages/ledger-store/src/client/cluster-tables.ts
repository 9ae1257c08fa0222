import type { LedgerClient } from './ledger-client.ts';
import { FatalStoreError } from './store-error.ts';

/** Where the rows are when the store's own tables are Distributed ones. */
export interface ClusterTables {
  readonly cluster: string;
  readonly shardDatabase: string;
}

/** Where tables are distributed over the shards of a cluster, a subquery reads all shards, not the shard that it runs on. */
export const READ_ON_CLUSTER = { distributed_product_mode: 'global' } as const;

/** What is written there is there when the statement ends, and rows that one table gives to another come to their own shard. */
export const WRITE_ON_CLUSTER = {
  distributed_foreground_insert: '1',
  parallel_distributed_insert_select: '0',
} as const;

const DISTRIBUTED = /^Distributed\('([^']+)', '([^']+)', /;
const KNOWN = new WeakMap<LedgerClient, Promise<ClusterTables | undefined>>();

/** The cluster that the store's tables are distributed over; undefined on a single server, and before there are tables. */
export function clusterTables(client: LedgerClient): Promise<ClusterTables | undefined> {
  if (client.kind === 'embedded') return Promise.resolve(undefined);
  const known = KNOWN.get(client);
  if (known !== undefined) return known;
  const asked = askEngine(client);
  KNOWN.set(client, asked);
  // What failed, and a database without tables, is asked again.
  const forget = () => KNOWN.delete(client);
  asked.then((found) => found ?? forget(), forget);
  return asked;
}

async function askEngine(client: LedgerClient): Promise<ClusterTables | undefined> {
  const sql = `SELECT engine, engine_full AS definition FROM system.tables
    WHERE database = currentDatabase() AND name IN ('schema_migration', 'block') ORDER BY name LIMIT 1`;
  const [table] = await client.query('store:tables', sql, {}, { engine: 'text', definition: 'text' });
  if (table?.engine.startsWith('Replicated') === true)
    throw new FatalStoreError(
      'the database holds the tables of one shard: name the one with the Distributed tables in --clickhouse-url (docs/operating/capacity.md)',
    );
  const [, cluster, shardDatabase] = DISTRIBUTED.exec(table?.definition ?? '') ?? [];
  return cluster === undefined || shardDatabase === undefined ? undefined : { cluster, shardDatabase };
}
