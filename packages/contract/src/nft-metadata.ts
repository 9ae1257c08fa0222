import { type Static, Type } from 'typebox';
import { amount } from './amount.ts';
import { arrayOf, entityId, instantOrNull, object, text, textOrNull, whole } from './schemas.ts';

/** How far the metadata of an NFT is known. */
export const METADATA_STATES = {
  resolved: 'The document, or the media file that the ledger names, was read.',
  pending: 'Not fetched yet, or waiting for a retry.',
  failed: 'Could not be fetched; retried when the NFT is opened.',
  none: 'The ledger holds nothing that names a document: plain text or nothing.',
  no_gateway: 'References an IPFS CID, but no gateway is configured.',
} as const;
export type MetadataState = keyof typeof METADATA_STATES;

/** One file that a metadata document names (HIP-412). */
export const NftFile = object('A file of an NFT.', {
  uri: text('Its address as the document has it.'),
  type: textOrNull('Media type as the document has it; null if it has none.'),
  url: textOrNull('Path at this server that serves it safely; null if it cannot be served from here.'),
});
export type NftFile = Static<typeof NftFile>;

/** One trait of an NFT; values are text. */
export const NftAttribute = object('A trait of an NFT.', {
  trait_type: text('Name of the trait; empty if it has none.'),
  display_type: textOrNull('Display format of the value.'),
  value: text('The value, as text.'),
});
export type NftAttribute = Static<typeof NftAttribute>;

/** A value of a trait in a collection. */
export const CollectionTrait = object('A value of a trait in a collection.', {
  name: text('Name of the trait; empty if it has none.'),
  value: text('The value, as text.'),
  nfts: whole('NFTs of the collection that have it, by the metadata that was read.'),
});
export type CollectionTrait = Static<typeof CollectionTrait>;

/** What the ledger's metadata of an NFT, or of a collection (serial number 0), leads to. */
export const NftMetadata = object('Metadata of an NFT, as read from outside the ledger: nothing in it is proven.', {
  tokenID: entityId('The collection.'),
  tokenId: entityId('Same as `tokenID`.'),
  serialNumber: amount('Serial number; 0 means the collection itself.'),
  status: Type.Enum(Object.keys(METADATA_STATES) as MetadataState[], {
    description: Object.entries(METADATA_STATES)
      .map(([state, meaning]) => `${state}: ${meaning}`)
      .join(' '),
  }),
  error: textOrNull('Why it is not resolved, as a sentence; null if it is.'),
  metaData: text('Metadata on the ledger as text; bytes that are not UTF-8 as hex with 0x.'),
  name: textOrNull('Name of the NFT.'),
  nftName: textOrNull('Same as `name`.'),
  description: textOrNull('Its description.'),
  creator: textOrNull('Creator according to the document (unverified).'),
  dataType: textOrNull('`JSON` for a document, else the media type of the file that the ledger names.'),
  image: textOrNull('Address of the image as the document has it.'),
  imageType: textOrNull('Media type of the image, as the document has it.'),
  imageUrl: textOrNull('Path at this server that serves the image safely; null if there is none.'),
  files: arrayOf(NftFile, 'The files that the document lists; at most 100.'),
  attributes: arrayOf(NftAttribute, 'Its traits; at most 200.'),
  document: Type.Unknown({
    description: 'The whole document; null if there is none, or it is larger than 64 kB or nested too deeply.',
  }),
  attempts: whole('Attempts since the last success.'),
  fetchedOn: instantOrNull('When it was last tried; null for never.'),
});
export type NftMetadata = Static<typeof NftMetadata>;

/** Body of `POST /api/nfts/nft-metadata`. */
export const NftMetadataRequest = object('Metadata to read.', {
  url: Type.Optional(
    Type.String({
      maxLength: 100_000,
      description:
        'The metadata of an NFT as the ledger has it: ipfs://, ar://, a content id (also in braces), http(s), a data: URI, or a JSON document.',
    }),
  ),
  base64: Type.Optional(
    Type.Union([Type.Boolean(), Type.String({ maxLength: 100_000 })], {
      description: 'True says that `url` is written in base64. Text is the metadata in base64, used instead of `url`.',
    }),
  ),
});

/** What a reference leads to: the document with the fields that the explorer reads, as found. */
export const NftMetadataDocument = object(
  'A metadata document exactly as it was found; for a media file `{image, type}`. Trust none of it.',
  {
    name: Type.Optional(Type.Unknown({ description: 'Name of the NFT.' })),
    description: Type.Optional(Type.Unknown({ description: 'Its description.' })),
    image: Type.Optional(Type.Unknown({ description: 'Address of its image.' })),
    type: Type.Optional(Type.Unknown({ description: 'Media type of the image.' })),
    files: Type.Optional(Type.Unknown({ description: 'Its files: a list of {uri, type}.' })),
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
