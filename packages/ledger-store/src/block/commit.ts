import type { LedgerClient } from '../client/ledger-client.ts';
import type { LedgerHead } from '../ledger-snapshot.ts';
import { type BatchRow, batchTable } from './rows.ts';
import { fromStoredHash } from './stored-hash.ts';

/** The newest block row, which is the newest committed file; undefined in an empty store. */
export async function loadHead(client: LedgerClient): Promise<LedgerHead | undefined> {
  const sql =
    'SELECT sequence, number, hash, file_name, last_ns, version, tried_hashes FROM block ORDER BY sequence DESC LIMIT 1';
  const columns = {
    sequence: 'i64',
    number: 'optionalI64',
    hash: 'hash',
    fileName: 'text',
    lastNs: 'ns',
    version: 'u8',
    triedHashes: 'texts',
  } as const;
  const [head] = await client.query('store:head', sql, {}, columns);
  return head === undefined ? undefined : { ...head, hash: fromStoredHash(head.hash) };
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
export async function batchesBegun(client: LedgerClient, head: LedgerHead | undefined): Promise<bigint> {
  const sql = 'SELECT count() AS batches FROM ingest_batch WHERE sequence > {head:Int64}';
  const [row] = await client.query('store:begun', sql, { head: head?.sequence ?? -1n }, { batches: 'u64' });
  return row?.batches ?? 0n;
}
