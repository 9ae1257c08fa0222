import path from 'node:path';
import { batchesBegun } from '../block/commit.ts';
import type { LedgerClient } from '../client/ledger-client.ts';
import type { ReadShortage } from '../client/within-space.ts';
import { type CopyListener, copyLedger } from './copy-ledger.ts';
import type { PostgresPlace } from './postgres-rows.ts';
import type { RowStore } from './row-store.ts';

/** Where a store is, and its rows: in the folder of an embedded one, on a server beside a server. */
export type StorePlace =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'http'; readonly rows?: PostgresPlace | undefined };

/** The rows for who answers from them. Those in a folder are his own, and get all that the column store has; those on a server another one writes. */
export async function rowsToRead(
  client: LedgerClient,
  place: StorePlace,
  onStep?: CopyListener,
  shortage?: ReadShortage,
): Promise<RowStore | undefined> {
  if (place.kind === 'embedded') return rowsToWrite(client, place, onStep, shortage);
  if (place.rows === undefined) return undefined;
  return (await import('./postgres-rows.ts')).openPostgresReader(place.rows);
}

/** The rows for the one that writes, with all that the column store has. */
export async function rowsToWrite(
  client: LedgerClient,
  place: StorePlace,
  onStep?: CopyListener,
  shortage?: ReadShortage,
): Promise<RowStore | undefined> {
  const rows = await openWriter(place);
  if (rows === undefined) return undefined;
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

/** A driver is loaded by who needs it. */
async function openWriter(place: StorePlace): Promise<RowStore | undefined> {
  if (place.kind === 'embedded')
    return (await import('./sqlite-rows.ts')).openSqliteRows(path.join(place.folder, 'rows'));
  return place.rows && (await import('./postgres-rows.ts')).openPostgresWriter(place.rows);
}
