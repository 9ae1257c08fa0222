import type { LedgerSnapshot } from '../ledger-snapshot.ts';

const TAG = 'nft-metadata:thumbnails';

/** Where a collection's picture stands: the image of this serial; serial 0 is the collection's own metadata (HIP-765). */
export interface Thumbnail {
  readonly token: bigint;
  readonly serial: bigint;
  /** Address of the image as the document has it. */
  readonly image: string;
}

/** A picture of each of these tokens, by token; those that have none are left out. */
export async function thumbnailsOf(
  store: LedgerSnapshot,
  tokens: readonly bigint[],
): Promise<ReadonlyMap<bigint, Thumbnail>> {
  if (tokens.length === 0) return new Map();
  const sql = `SELECT token, serial, image FROM token_thumbnail
    WHERE token IN {tokens:Array(UInt64)} ORDER BY token, rank DESC LIMIT 1 BY token`;
  const rows = await store.client.query(TAG, sql, { tokens }, { token: 'u64', serial: 'i64', image: 'text' });
  return new Map(rows.map((row) => [row.token, row]));
}
