import type { LedgerClient } from '../client/ledger-client.ts';
import type { LedgerHead } from '../ledger-head.ts';
import { columnList } from '../table.ts';
import { type BatchRow, batchTable, blockTable } from './rows.ts';
import { fromStoredHash } from './stored-hash.ts';

const { sequence, number, hash, fileName, lastNs, version, triedHashes } = blockTable.columns;
const HEAD = { sequence, number, hash, fileName, lastNs, version, triedHashes };

const ANY_BLOCK = 2n ** 63n - 1n;

/**
 * The newest block row, which is the newest committed file, that every replica has; undefined in an empty store.
 * @param upTo beyond it nothing is committed
 */
export async function loadHead(client: LedgerClient, upTo: bigint = ANY_BLOCK): Promise<LedgerHead | undefined> {
  const everywhere = await newestEverywhere(client);
  const sql = `SELECT ${columnList({ name: blockTable.name, columns: HEAD })} FROM block
    WHERE sequence <= {newest:Int64} ORDER BY sequence DESC LIMIT 1`;
  const [head] = await client.query('store:head', sql, { newest: everywhere < upTo ? everywhere : upTo }, HEAD);
  return head === undefined ? undefined : { ...head, hash: fromStoredHash(head.hash) };
}

/** The first block's sequence; undefined in an empty store. */
export async function loadFirstSequence(client: LedgerClient): Promise<bigint | undefined> {
  const sql = 'SELECT sequence FROM block ORDER BY sequence LIMIT 1';
  const [block] = await client.query('store:first', sql, {}, { sequence });
  return block?.sequence;
}

/**
 * The newest block of the replica that has the fewest, of those that can be reached: a reader who saw a newer one could be answered by a
 * replica that has not. All rows of blocks are on the first shard, so that the others have none and do not count.
 */
async function newestEverywhere(client: LedgerClient): Promise<bigint> {
  const tables = await client.clusterTables();
  if (tables === undefined) return ANY_BLOCK;
  const sql = `SELECT min(newest) AS newest FROM (
      SELECT _shard_num AS machine, max(sequence) AS newest
      FROM clusterAllReplicas('${tables.cluster}', '${tables.shardDatabase}', 'block') GROUP BY machine)
    HAVING count() > 0 SETTINGS skip_unavailable_shards = 1`;
  const [row] = await client.query('store:slowest', sql, {}, { newest: 'i64' });
  return row?.newest ?? ANY_BLOCK;
}

/** The newest journal entry, when no block of it was committed. */
export async function loadUnfinishedBatch(
  client: LedgerClient,
  head: LedgerHead | undefined,
): Promise<BatchRow | undefined> {
  const sql = `SELECT sequence, batch, file_names, file_hashes FROM ingest_batch
    WHERE sequence > {head:Int64} ORDER BY sequence DESC LIMIT 1`;
  const [batch] = await client.query('store:unfinished', sql, { head: head?.sequence ?? -1n }, batchTable.columns);
  return batch;
}

/** How many batches after this head were begun, whether they are committed or not. */
export async function batchesBegun(
  client: LedgerClient,
  head: Pick<LedgerHead, 'sequence'> | undefined,
): Promise<bigint> {
  const sql = 'SELECT count() AS batches FROM ingest_batch WHERE sequence > {head:Int64}';
  const [row] = await client.query('store:begun', sql, { head: head?.sequence ?? -1n }, { batches: 'u64' });
  return row?.batches ?? 0n;
}
