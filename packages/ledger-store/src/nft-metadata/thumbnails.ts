import type { LedgerSnapshot } from '../ledger-snapshot.ts';

/** Where a collection's picture is: the image of this serial; serial 0 is the collection's own metadata (HIP-765). */
export interface Thumbnail {
  readonly token: bigint;
  readonly serial: bigint;
  /** Address of the image as the document has it. */
  readonly image: string;
}

/** A picture of each of these tokens, that of the lowest serial with one, by token; those that have none are omitted. */
export async function readThumbnails(
  { rows }: LedgerSnapshot,
  tokens: readonly bigint[],
): Promise<ReadonlyMap<bigint, Thumbnail>> {
  if (tokens.length === 0) return new Map();
  const found = await rows.nftMetadata.pictures([...new Set(tokens)]);
  return new Map(found.map(({ token, serial, image }) => [token, { token, serial, image }]));
}
