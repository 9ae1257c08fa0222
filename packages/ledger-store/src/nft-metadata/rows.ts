import { defineTable, type RowOf } from '../table.ts';

/** What the metadata of an NFT (serial 0: of the collection itself) leads to; the newest row of a key counts. */
export const nftMetadataTable = defineTable('nft_metadata', {
  token: 'u64',
  serial: 'i64',
  /** Consensus time of the mint; of the collection's creation for serial 0. */
  mintedNs: 'ns',
  /** The ledger's metadata that the row was made from. */
  reference: 'bytes',
  /** 'resolved', 'failed', 'none' or 'no_gateway'. */
  status: 'text',
  /** Why it is not resolved; empty where it is. */
  error: 'text',
  /** Failures since the last success. */
  attempts: 'u32',
  /** When it is tried again; 0 for never by itself. */
  nextTryNs: 'ns',
  name: 'text',
  description: 'text',
  creator: 'text',
  /** 'JSON' for a document, else the media type of the file that the ledger names; empty where unresolved. */
  dataType: 'text',
  /** Address of the image as the document has it; empty for none. */
  image: 'text',
  imageType: 'text',
  fileUris: 'texts',
  /** One for each file. */
  fileTypes: 'texts',
  attributeNames: 'texts',
  attributeDisplays: 'texts',
  attributeValues: 'texts',
  /** The whole document; empty where there is none, or it was too large. */
  document: 'text',
  /** When it was last tried. */
  fetchedNs: 'ns',
});
export type NftMetadataRow = RowOf<typeof nftMetadataTable>;

export const nftMetadataCursorTable = defineTable('nft_metadata_cursor', {
  name: 'text',
  mintedNs: 'ns',
  savedNs: 'ns',
});
