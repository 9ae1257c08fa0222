import path from 'node:path';
import { batchesBegun } from '../block/commit.ts';
import type { LedgerClient } from '../client/ledger-client.ts';
import type { ReadShortage } from '../client/within-space.ts';
import { type CopyListener, copyLedger } from './copy-ledger.ts';
import type { PostgresPlace } from './postgres-rows.ts';
import type { RowStore } from './row-store.ts';

/** Where rows are: in a folder of the process that writes them, or on a server. */
export type RowsPlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | ({ readonly kind: 'server' } & PostgresPlace);

/** Where a store is, and its rows: in the folder of an embedded one too. */
export type StorePlace =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'http'; readonly rows: RowsPlace };

/** The rows for who answers from them. Those of an embedded store are his own, and get all that the column store has; others another one writes. */
export async function rowsToRead(
  client: LedgerClient,
  place: StorePlace,
  onStep?: CopyListener,
  shortage?: ReadShortage,
): Promise<RowStore> {
  if (place.kind === 'embedded') return rowsToWrite(client, place, onStep, shortage);
  if (place.rows.kind === 'folder') return openFolder(place.rows.folder);
  return (await import('./postgres-rows.ts')).openPostgresReader(place.rows);
}

/** The rows for the one that writes, with all that the column store has. */
export async function rowsToWrite(
  client: LedgerClient,
  place: StorePlace,
  onStep?: CopyListener,
  shortage?: ReadShortage,
): Promise<RowStore> {
  const rows = await openWriter(place);
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

async function openWriter(place: StorePlace): Promise<RowStore> {
  if (place.kind === 'embedded') return openFolder(place.folder);
  if (place.rows.kind === 'folder') return openFolder(place.rows.folder);
  return (await import('./postgres-rows.ts')).openPostgresWriter(place.rows);
}

/** A driver is loaded by who needs it. */
async function openFolder(folder: string): Promise<RowStore> {
  return (await import('./sqlite-rows.ts')).openSqliteRows(path.join(folder, 'rows'));
}
