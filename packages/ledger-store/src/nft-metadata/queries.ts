import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { NftKey } from '../nft/nft-key.ts';
import type { NftMetadataFields } from './metadata-rows.ts';

/**
 * What is stored of the metadata of NFTs, in the order of the keys, undefined where none was read yet. Serial 0 means
 * the collection itself. `status` says whether the fields mean anything.
 */
export async function readNftMetadata(
  { rows }: LedgerSnapshot,
  keys: readonly NftKey[],
): Promise<(NftMetadataFields | undefined)[]> {
  const byName = new Map(keys.map((key) => [nftNameOf(key), key]));
  const found = await rows.nftMetadata.byKey([...byName.values()]);
  const fields = new Map(found.map((row) => [nftNameOf(row), row]));
  return keys.map((key) => fields.get(nftNameOf(key)));
}

/** The document of an NFT as text, empty where none is stored. */
export function readNftDocument({ rows }: LedgerSnapshot, key: NftKey): Promise<string> {
  return rows.nftMetadata.document(key);
}

/** A text that is unique for each NFT. */
function nftNameOf({ token, serial }: NftKey): string {
  return `${token} ${serial}`;
}
