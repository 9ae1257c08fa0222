import path from 'node:path';
import { batchesBegun } from '../block/commit.ts';
import type { LedgerClient } from '../client/ledger-client.ts';
import { type CopyOptions, copyLedger } from './copy-ledger.ts';
import type { PostgresPlace } from './postgres-rows.ts';
import { type BootOptions, forgetUnflushed } from './power-cut.ts';
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

/** How rows are completed where they lack what the column store has. */
export interface CompleteOptions extends CopyOptions, BootOptions {
  /** Another part of this process opens them to write, and makes those that are not whole. */
  readonly leaveUnfinished?: boolean | undefined;
}

/** The rows for who answers from them. In a folder that no other process writes they get all that the column store has; on a server another process writes them. */
export async function rowsToRead(
  client: LedgerClient,
  place: StorePlace,
  options: CompleteOptions = {},
): Promise<RowStore> {
  if (place.kind === 'embedded') {
    const rows = await openFolder(place.folder);
    await forgetUnflushedIn(client, rows, place.folder, options);
    return withAllRows(client, rows, options);
  }
  if (place.rows.kind === 'folder') return openUnwritten(client, place.rows.folder, options);
  return (await import('./postgres-rows.ts')).openPostgresReader(place.rows);
}

/** Where nothing can be written, it is done at a start when there is room. */
async function forgetUnflushedIn(
  client: LedgerClient,
  rows: RowStore,
  folder: string,
  { shortage, bootId }: CompleteOptions,
): Promise<void> {
  if (shortage?.() !== undefined) return;
  try {
    await forgetUnflushed(client, rows, folder, { bootId });
  } catch (error) {
    await rows.close();
    throw error;
  }
}

/** Rows in a folder beside a column store on a server, where several processes may look at them. */
async function openUnwritten(client: LedgerClient, folder: string, options: CompleteOptions): Promise<RowStore> {
  const lock = (await import('./rows-lock.ts')).tryLockRows(rowsFolder(folder));
  const rows = await openFolder(folder);
  if (lock === undefined) return rows;
  try {
    return await withAllRows(client, rows, options);
  } finally {
    lock.release();
  }
}

/** The rows for the one that writes, with all that the column store has. */
export async function rowsToWrite(
  client: LedgerClient,
  place: StorePlace,
  options: Omit<CompleteOptions, 'leaveUnfinished'> = {},
): Promise<RowStore> {
  if (place.kind === 'embedded') return withAllRows(client, await openFolder(place.folder), options);
  if (place.rows.kind === 'folder') {
    const lock = (await import('./rows-lock.ts')).lockRows(rowsFolder(place.rows.folder));
    try {
      return closedWith(lock, await withAllRows(client, await openFolder(place.rows.folder), options));
    } catch (error) {
      lock.release();
      throw error;
    }
  }
  const { openPostgresWriter } = await import('./postgres-rows.ts');
  return withAllRows(client, await openPostgresWriter(place.rows), options);
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
async function withAllRows(client: LedgerClient, rows: RowStore, options: CompleteOptions): Promise<RowStore> {
  try {
    if (await mayStay(client, rows, options)) return rows;
    await copyLedger(client, rows, options);
    return rows;
  } catch (error) {
    await rows.close();
    throw error;
  }
}

/** Whether rows are opened as they are, though they may lack something. */
async function mayStay(
  client: LedgerClient,
  { head, isWhole }: RowStore,
  { shortage, leaveUnfinished = false }: CompleteOptions,
): Promise<boolean> {
  const isShort = shortage?.() !== undefined;
  if (!isShort && !leaveUnfinished) return false;
  const lacksOne = head !== undefined && (await batchesBegun(client, head)) <= 1n;
  // Without room the batch that was cut off between the two stays unfinished, and is repeated once there is.
  if (isShort && lacksOne) return true;
  return leaveUnfinished && !(isWhole && lacksOne);
}

function rowsFolder(folder: string): string {
  return path.join(folder, 'rows');
}

/** A driver is loaded by who needs it. */
async function openFolder(folder: string): Promise<RowStore> {
  return (await import('./sqlite-rows.ts')).openSqliteRows(rowsFolder(folder));
}
