import type { ClusterTables, LedgerClient } from './ledger-client.ts';
import { FatalStoreError } from './store-error.ts';

/** Where tables are distributed over the shards of a cluster, a subquery reads all shards, not the shard that it runs on. */
export const READ_ON_CLUSTER = { distributed_product_mode: 'global' } as const;

/** What is written there is there when the statement ends, and rows that one table gives to another come to their own shard. */
export const WRITE_ON_CLUSTER = {
  distributed_foreground_insert: '1',
  parallel_distributed_insert_select: '0',
} as const;

const DISTRIBUTED = /^Distributed\('([^']+)', '([^']+)', /;

type Statements = Pick<LedgerClient, 'query'>;

/** Answers {@link LedgerClient.clusterTables} for a client, and asks the engine once. */
export function clusterTablesOf(client: Statements, kind: LedgerClient['kind']): LedgerClient['clusterTables'] {
  let known: Promise<ClusterTables | undefined> | undefined;
  const forget = () => {
    known = undefined;
  };
  return () => {
    if (kind === 'embedded') return Promise.resolve(undefined);
    if (known === undefined) {
      known = askEngine(client);
      // What failed, and a database without tables, is asked again.
      known.then((found) => found ?? forget(), forget);
    }
    return known;
  };
}

async function askEngine(client: Statements): Promise<ClusterTables | undefined> {
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
