import { LRUCache } from 'lru-cache';
import type { LedgerClient } from '../client/ledger-client.ts';
import { columnList } from '../column-list.ts';
import type { LedgerReader } from '../ledger-reader.ts';
import { type BlockRow, blockTable } from './rows.ts';

const COLUMNS = columnList(blockTable);
/** A kilobyte each. Pages of newest transactions ask for the same few again and again. */
const KEPT = 4_000;

const kept = new WeakMap<LedgerClient, LRUCache<bigint, BlockRow>>();

/** The committed files with these sequences. They never change, so that those read before are not asked for again. */
export async function committedBlocks(
  store: LedgerReader,
  tag: string,
  sequences: readonly bigint[],
): Promise<Map<bigint, BlockRow>> {
  const cache = cacheOf(store.client);
  const head = store.head?.sequence ?? -1n;
  const wanted = [...new Set(sequences)].filter((sequence) => sequence <= head);
  const missing = wanted.filter((sequence) => !cache.has(sequence));
  if (missing.length > 0) {
    const sql = `SELECT ${COLUMNS} FROM block WHERE sequence IN (SELECT arrayJoin({sequences:Array(Int64)}))`;
    const rows = await store.client.query(tag, sql, { sequences: missing }, blockTable.columns);
    for (const row of rows) cache.set(row.sequence, row);
  }
  return new Map(
    wanted.flatMap((sequence) => {
      const row = cache.get(sequence);
      return row === undefined ? [] : [[sequence, row] as const];
    }),
  );
}

function cacheOf(client: LedgerClient): LRUCache<bigint, BlockRow> {
  const found = kept.get(client) ?? new LRUCache<bigint, BlockRow>({ max: KEPT });
  kept.set(client, found);
  return found;
}
