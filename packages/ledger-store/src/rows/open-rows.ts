import path from 'node:path';
import { batchesBegun } from '../block/commit.ts';
import type { LedgerClient } from '../client/ledger-client.ts';
import type { ReadShortage } from '../client/within-space.ts';
import { type CopyListener, copyLedger } from './copy-ledger.ts';
import type { PostgresPlace } from './postgres-rows.ts';
import type { RowStore } from './row-store.ts';
import type { RowsLock } from './rows-lock.ts';

/** Where rows are: in a folder of the process that writes them, or on a server. */
export type RowsPlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | ({ readonly kind: 'server' } & PostgresPlace);

/** Where a store is, and its rows: in the folder of an embedded one too. */
export type StorePlace =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'http'; readonly rows: RowsPlace };

/** The rows for who answers from them. In a folder that no other process writes they get all that the column store has; on a server another process writes them. */
export async function rowsToRead(
  client: LedgerClient,
  place: StorePlace,
  onStep?: CopyListener,
  shortage?: ReadShortage,
): Promise<RowStore> {
  if (place.kind === 'embedded') return rowsToWrite(client, place, onStep, shortage);
  if (place.rows.kind === 'folder') return openUnwritten(client, place.rows.folder, onStep, shortage);
  return (await import('./postgres-rows.ts')).openPostgresReader(place.rows);
}

/** Rows in a folder beside a column store on a server, where several processes may look at them. */
async function openUnwritten(
  client: LedgerClient,
  folder: string,
  onStep?: CopyListener,
  shortage?: ReadShortage,
): Promise<RowStore> {
  const lock = (await import('./rows-lock.ts')).tryLockRows(rowsFolder(folder));
  const rows = await openFolder(folder);
  if (lock === undefined) return rows;
  try {
    return await withAllRows(client, rows, onStep, shortage);
  } finally {
    lock.release();
  }
}

/** The rows for the one that writes, with all that the column store has. */
export async function rowsToWrite(
  client: LedgerClient,
  place: StorePlace,
  onStep?: CopyListener,
  shortage?: ReadShortage,
): Promise<RowStore> {
  if (place.kind === 'embedded') return withAllRows(client, await openFolder(place.folder), onStep, shortage);
  if (place.rows.kind === 'folder') {
    const lock = (await import('./rows-lock.ts')).lockRows(rowsFolder(place.rows.folder));
    try {
      return closedWith(lock, await withAllRows(client, await openFolder(place.rows.folder), onStep, shortage));
    } catch (error) {
      lock.release();
      throw error;
    }
  }
  const { openPostgresWriter } = await import('./postgres-rows.ts');
  return withAllRows(client, await openPostgresWriter(place.rows), onStep, shortage);
}

/** The same rows, whose lock ends with them. */
function closedWith(lock: RowsLock, rows: RowStore): RowStore {
  const close = rows.close.bind(rows);
  rows.close = async () => {
    await close();
    lock.release();
  };
  return rows;
}

/** Copies what the rows lack, and closes them where that fails. */
async function withAllRows(
  client: LedgerClient,
  rows: RowStore,
  onStep?: CopyListener,
  shortage?: ReadShortage,
): Promise<RowStore> {
  try {
    // Without room the batch that was cut off between the two stays unfinished, and is repeated once there is.
    if (shortage?.() !== undefined && rows.head !== undefined && (await batchesBegun(client, rows.head)) <= 1n)
      return rows;
    await copyLedger(client, rows, onStep);
    return rows;
  } catch (error) {
    await rows.close();
    throw error;
  }
}

function rowsFolder(folder: string): string {
  return path.join(folder, 'rows');
}

/** A driver is loaded by who needs it. */
async function openFolder(folder: string): Promise<RowStore> {
  return (await import('./sqlite-rows.ts')).openSqliteRows(rowsFolder(folder));
}
