import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { BLOCK_HASHES } from '../rows/fact-list.ts';
import { hashPrefix } from '../rows/transaction-lookup.ts';
import { withConfirmedRoots } from './queries.ts';
import type { BlockRow } from './rows.ts';

/** A hash is that of one block; another could share its first eight bytes by chance alone. One of nothing but zeros names none. */
const MOST_BLOCKS = 16;

/** The block whose hash, or that of its file, is meant, with the root that its next block confirms. */
export async function blockOfHash(
  snapshot: LedgerSnapshot,
  hash: Uint8Array,
  isMeant: (row: BlockRow) => boolean,
): Promise<BlockRow | undefined> {
  const { rows } = snapshot;
  const span = { first: 0n, last: headInstant(snapshot) };
  const sequences = (await rows.facts.of(BLOCK_HASHES, [hashPrefix(hash)], span, MOST_BLOCKS)) ?? [];
  // What a guessed root was taken for is found too.
  return (await withConfirmedRoots(snapshot, await rows.blocks.at(sequences))).find(isMeant);
}
