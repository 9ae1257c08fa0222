import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { NftKey } from '../nft/queries.ts';
import { readNftMetadata, readPictures } from './queries.ts';

const TAG = 'nft-metadata:thumbnails';
const KEY = { token: 'u64', serial: 'i64' } as const;

/** Where a collection's picture is: the image of this serial; serial 0 is the collection's own metadata (HIP-765). */
export interface Thumbnail {
  readonly token: bigint;
  readonly serial: bigint;
  /** Address of the image as the document has it. */
  readonly image: string;
}

/** A picture of each of these tokens, by token; those that have none are omitted. */
export async function readThumbnails(
  snapshot: LedgerSnapshot,
  tokens: readonly bigint[],
): Promise<ReadonlyMap<bigint, Thumbnail>> {
  const found = await readPictures(snapshot, tokens.map(String), async (missing) => {
    const read = await storedThumbnails(snapshot, missing.map(BigInt));
    return new Map([...read].map(([token, thumbnail]) => [String(token), thumbnail]));
  });
  return new Map([...found.values()].map((thumbnail) => [thumbnail.token, thumbnail]));
}

async function storedThumbnails(
  snapshot: LedgerSnapshot,
  tokens: readonly bigint[],
): Promise<ReadonlyMap<bigint, Thumbnail>> {
  if (tokens.length === 0) return new Map();
  const sql = `SELECT token, serial FROM token_thumbnail
    WHERE token IN {tokens:Array(UInt64)} ORDER BY token, rank DESC LIMIT 1 BY token`;
  const first = await snapshot.client.query(TAG, sql, { tokens }, KEY);
  const found = await currentImages(snapshot, first);
  const changed = first.filter(({ token }) => !found.has(token)).map(({ token }) => token);
  return changed.length === 0 ? found : new Map([...found, ...(await otherImages(snapshot, changed))]);
}

/** Which image a serial has follows from its newest metadata. */
async function currentImages(snapshot: LedgerSnapshot, keys: readonly NftKey[]): Promise<Map<bigint, Thumbnail>> {
  const rows = await readNftMetadata(snapshot, keys);
  return new Map(
    rows.flatMap((row) =>
      row === undefined || row.image === ''
        ? []
        : [[row.token, { token: row.token, serial: row.serial, image: row.image }]],
    ),
  );
}

/** Of collections whose serial with a picture was given metadata without one. */
async function otherImages(snapshot: LedgerSnapshot, tokens: readonly bigint[]): Promise<Map<bigint, Thumbnail>> {
  const sql = `SELECT token, serial FROM nft_metadata FINAL
    WHERE token IN {tokens:Array(UInt64)} AND image != '' ORDER BY token, serial LIMIT 1 BY token`;
  return currentImages(snapshot, await snapshot.client.query(TAG, sql, { tokens }, KEY));
}
