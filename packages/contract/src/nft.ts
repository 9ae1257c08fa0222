import { type Static, Type } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import {
  arrayOf,
  entityId,
  entityIdOrNull,
  hex,
  hexOrNull,
  instant,
  instantOrNull,
  object,
  text,
  textOrNull,
} from './schemas.ts';
import { TokenReply } from './token.ts';

/** An NFT, in lists and on its own. */
export const NftRowReply = object('An NFT.', {
  id: text('`tokenId#serialNumber`.'),
  token: entityId('Same as `tokenId`.'),
  tokenID: entityId('The collection.'),
  tokenId: entityId('Same as `tokenID`.'),
  serialNumber: amount('Serial number.'),
  name: text('NFT name from the metadata, otherwise the collection name.'),
  nftName: textOrNull('Name from the metadata; null if none.'),
  tokenName: text('Collection name; empty if unknown.'),
  symbol: text('Collection symbol; empty if unknown.'),
  owner: entityIdOrNull('Owner; null once burned or wiped, and if unknown.'),
  creator: entityIdOrNull('Payer of the mint; null if unknown.'),
  createdOn: instantOrNull('Consensus timestamp of the mint; null if unknown.'),
  mintTransaction: textOrNull('Same as `mintTransactionId`.'),
  mintTransactionId: textOrNull('Readable transaction ID of the mint; null if unknown.'),
  metaData: textOrNull('Current metadata on the ledger, as text; null if it is unknown or not UTF-8.'),
  metadataHex: hex('Metadata bytes; empty for none.'),
  metadataBase64: text('Metadata bytes in base64.'),
  description: textOrNull('Description from the metadata document; null if the document is not resolved.'),
  imageUrl: textOrNull(
    'URL on this server of the image in the metadata document; null if the document is not resolved. Absolute in the public API.',
  ),
  image: textOrNull(
    'Image URI from the metadata document, such as `ipfs://…`; null if the document is not resolved or embeds the image in a data URI.',
  ),
  dataType: textOrNull('JSON, or the media type of the content that the metadata refers to; null if not resolved.'),
  deleted: Type.Union([Type.Literal(0), Type.Literal(1)], { description: '1 once burned or wiped.' }),
  spender: entityIdOrNull('Account approved to transfer this NFT; null for none.'),
  delegatingSpender: entityIdOrNull('Account that delegated the allowance; null if it was the owner.'),
  changedOn: instantOrNull('Latest change of the token.'),
  marketplaceLink: textOrNull('Marketplace URL; null if not listed for sale.'),
});
export type NftRowReply = Static<typeof NftRowReply>;

/** Metadata that an NFT had, and what it had before. */
export const NftMetadataChange = object('A change of the metadata of an NFT.', {
  transactionID: text('Digits form of the transaction ID.'),
  readableTransactionID: text('`payer@seconds.nanoseconds`.'),
  consensusTime: instant('Consensus timestamp.'),
  event: Type.Enum(['mint', 'update'], { description: 'Whether the mint or an update set the metadata.' }),
  metadata: textOrNull('Metadata as text; null if it is not UTF-8.'),
  metadataHex: hex('Metadata bytes; empty if the metadata was removed.'),
  previousMetadata: textOrNull('Metadata before, as text; null for a mint, and if it is unknown or not UTF-8.'),
  previousMetadataHex: hexOrNull('Metadata bytes before; null for a mint, and if unknown.'),
});
export type NftMetadataChange = Static<typeof NftMetadataChange>;

/** A collection with some of its NFTs. */
export const NftCollection = object('An NFT collection.', {
  ...TokenReply.properties,
  nfts: arrayOf(NftRowReply, 'Some of its NFTs, newest first.'),
  nftCount: amount('Number of existing NFTs, based on the stored data.'),
  nftTotalCount: amount('Number of NFTs that ever existed, which `nftLimit` and `nftPage` page through.'),
  transfers: amountOrNull('Changes of ownership in the period; null in the list of all collections.'),
  mints: amountOrNull('Mints in the period; null in the list of all collections.'),
});
export type NftCollection = Static<typeof NftCollection>;
