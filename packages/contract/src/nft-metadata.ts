import { type Static, Type } from 'typebox';
import { amount } from './amount.ts';
import { arrayOf, entityId, instantOrNull, object, text, textOrNull, whole } from './schemas.ts';

/** How far the metadata of an NFT is known. */
export const METADATA_STATES = {
  resolved: 'The document, or the media file that the ledger refers to, was fetched.',
  pending: 'Not fetched yet, or waiting for a retry.',
  failed: 'Could not be fetched; retried when the NFT is opened.',
  none: 'The ledger does not contain a document reference: plain text or nothing.',
  no_gateway: 'References an IPFS CID, but no gateway is configured.',
} as const;
export type MetadataState = keyof typeof METADATA_STATES;

/** One file that a metadata document names (HIP-412). */
export const NftFile = object('An NFT file.', {
  uri: text('URI from the document.'),
  type: textOrNull('Media type from the document; null if it does not include one.'),
  url: textOrNull('Safe path on this server; null if this server cannot serve it.'),
});
export type NftFile = Static<typeof NftFile>;

/** One trait of an NFT; values are text. */
export const NftAttribute = object('A trait of an NFT.', {
  trait_type: text('Trait name; empty if it has none.'),
  display_type: textOrNull('Display format of the value.'),
  value: text('Value as text.'),
});
export type NftAttribute = Static<typeof NftAttribute>;

/** A value of a trait in a collection. */
export const CollectionTrait = object('A trait value in a collection.', {
  name: text('Trait name; empty if it has none.'),
  value: text('Value as text.'),
  nfts: whole('NFTs of the collection with this value, based on the stored metadata.'),
});
export type CollectionTrait = Static<typeof CollectionTrait>;

/** What the ledger's metadata of an NFT, or of a collection (serial number 0), leads to. */
export const NftMetadata = object('NFT metadata, fetched from outside the ledger and unverified.', {
  tokenID: entityId('The collection.'),
  tokenId: entityId('Same as `tokenID`.'),
  serialNumber: amount('Serial number; 0 means the collection itself.'),
  status: Type.Enum(Object.keys(METADATA_STATES) as MetadataState[], {
    description: Object.entries(METADATA_STATES)
      .map(([state, meaning]) => `${state}: ${meaning}`)
      .join(' '),
  }),
  error: textOrNull(
    'Reason why it is not resolved, or which part of the document can’t be shown, as sentences; null if everything was read.',
  ),
  metaData: text('Metadata on the ledger as text; bytes that are not UTF-8 as hex with 0x.'),
  name: textOrNull('NFT name.'),
  nftName: textOrNull('Same as `name`.'),
  description: textOrNull('Description.'),
  creator: textOrNull('Creator according to the document (unverified).'),
  dataType: textOrNull('`JSON` for a document, otherwise the media type of the file that the ledger refers to.'),
  image: textOrNull('Image URI from the document.'),
  imageType: textOrNull('Media type of the image, from the document.'),
  imageUrl: textOrNull('Safe image path on this server; null if there is none.'),
  files: arrayOf(NftFile, 'Files listed in the document; at most 100.'),
  attributes: arrayOf(NftAttribute, 'Traits; at most 200.'),
  document: Type.Unknown({
    description: 'Complete document; null if there is none, or if it is larger than 1 MB or nested too deeply.',
  }),
  attempts: whole('Attempts since the last success.'),
  fetchedOn: instantOrNull('Time of the last attempt; null if never attempted.'),
});
export type NftMetadata = Static<typeof NftMetadata>;

/** Body of `POST /api/nfts/nft-metadata`. */
export const NftMetadataRequest = object('Metadata reference.', {
  url: Type.Optional(
    Type.String({
      maxLength: 100_000,
      description:
        'NFT metadata from the ledger: ipfs://, ar://, a content ID (also in braces), http(s), a data: URI, or a JSON document.',
    }),
  ),
  base64: Type.Optional(
    Type.Union([Type.Boolean(), Type.String({ maxLength: 100_000 })], {
      description: 'If true, `url` is in base64. If a text, it is the metadata in base64, used instead of `url`.',
    }),
  ),
});

/** What a reference leads to: the document with the fields that the explorer reads, as found. */
export const NftMetadataDocument = object(
  'Original metadata document; for a media file, `{image, type}`. The content is unverified.',
  {
    name: Type.Optional(Type.Unknown({ description: 'NFT name.' })),
    description: Type.Optional(Type.Unknown({ description: 'Description.' })),
    image: Type.Optional(Type.Unknown({ description: 'Image URL.' })),
    type: Type.Optional(Type.Unknown({ description: 'Image media type.' })),
    files: Type.Optional(Type.Unknown({ description: 'Files: a list of {uri, type}.' })),
  },
);
export type NftMetadataDocument = Static<typeof NftMetadataDocument>;

/** What addresses of {@link nftMediaPath} begin with. */
export const NFT_MEDIA_PATH = '/api/nfts/media/';

/**
 * Address that serves the image (`file` 0) or a file (from 1) of an NFT; serial number 0 is the collection itself. `version`
 * names the version of the file: changed metadata has other addresses.
 */
export function nftMediaPath(
  tokenId: string,
  serialNumber: number | string | bigint,
  file: number,
  version: string,
): string {
  return `${NFT_MEDIA_PATH}${tokenId}/${serialNumber}/${file}?v=${version}`;
}
