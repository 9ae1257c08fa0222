import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { BLOCK_HASHES } from '../rows/fact-list.ts';
import { hashPrefix } from '../rows/transaction-lookup.ts';
import { withConfirmedRoots } from './queries.ts';
import type { BlockRow } from './rows.ts';

/** A hash is that of one block; another could share its first eight bytes by chance alone. */
const MOST_BLOCKS = 16;

/**
 * The block whose hash, or that of its file, is meant, with the root that its next block confirms; null where there is none, undefined
 * where there is no row store.
 */
export async function blockFromRows(
  snapshot: LedgerSnapshot,
  hash: Uint8Array,
  isMeant: (row: BlockRow) => boolean,
): Promise<BlockRow | null | undefined> {
  const { rows } = snapshot;
  const span = { first: 0n, last: headInstant(snapshot) };
  const sequences = await rows?.facts.of(BLOCK_HASHES, [hashPrefix(hash)], span, MOST_BLOCKS);
  if (rows === undefined || sequences === undefined) return undefined;
  // What a guessed root was taken for is found too.
  const blocks = await withConfirmedRoots(snapshot, await rows.blocks.at(sequences));
  return blocks.find(isMeant) ?? null;
}
