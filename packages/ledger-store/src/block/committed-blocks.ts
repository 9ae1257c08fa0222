import { LRUCache } from 'lru-cache';
import { perClient } from '../client/per-client.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { byteOwner } from '../own-bytes.ts';
import { readBlocks } from './read-blocks.ts';
import { type BlockRow, blockTable } from './rows.ts';

const ownBytes = byteOwner(blockTable.columns);
/** A kilobyte each. Pages of newest transactions ask for the same few again and again. */
const KEPT = 4_000;

const kept = perClient(() => new LRUCache<bigint, BlockRow>({ max: KEPT }));

/** The committed files with these sequences. They never change, so that those read before are not asked for again. */
export async function committedBlocks(
  store: LedgerSnapshot,
  tag: string,
  sequences: readonly bigint[],
): Promise<Map<bigint, BlockRow>> {
  const cache = kept(store.client);
  const head = store.head?.sequence ?? -1n;
  const wanted = [...new Set(sequences)].filter((sequence) => sequence <= head);
  const missing = wanted.filter((sequence) => !cache.has(sequence));
  if (missing.length > 0) {
    const rows = await readBlocks(store, tag, 'WHERE sequence IN {sequences:Array(Int64)}', { sequences: missing });
    for (const row of rows) {
      ownBytes(row);
      cache.set(row.sequence, row);
    }
  }
  return new Map(
    wanted.flatMap((sequence) => {
      const row = cache.get(sequence);
      return row === undefined ? [] : [[sequence, row] as const];
    }),
  );
}
