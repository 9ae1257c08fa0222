import { type Static, Type } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { arrayOf, entityId, entityIdOrNull, hex, instantOrNull, object, text, textOrNull } from './schemas.ts';
import { TokenReply } from './token.ts';

/** An NFT, in lists and on its own. */
export const NftRowReply = object('An NFT.', {
  id: text('`tokenId#serialNumber`.'),
  token: entityId('Same as `tokenId`.'),
  tokenID: entityId('The collection.'),
  tokenId: entityId('Same as `tokenID`.'),
  serialNumber: amount('Serial number.'),
  name: text("The NFT's name by its metadata, or else its collection's."),
  nftName: textOrNull('Name from the metadata; null if none.'),
  tokenName: text('Name of the collection; empty if unknown.'),
  symbol: text('Symbol of the collection; empty if unknown.'),
  owner: entityIdOrNull('Owner; null once burned or wiped, and if unknown.'),
  creator: entityIdOrNull('Payer of the mint; null if unknown.'),
  createdOn: instantOrNull('Consensus timestamp of the mint; null if unknown.'),
  mintTransaction: textOrNull('Same as `mintTransactionId`.'),
  mintTransactionId: textOrNull('Readable transaction id of the mint; null if unknown.'),
  metaData: textOrNull('Metadata that the mint gave it as text; null if it is not UTF-8 or not known.'),
  metadataHex: hex('The same as bytes; empty for none.'),
  metadataBase64: text('The same bytes in base 64.'),
  description: textOrNull('Description by its metadata document; null if that is not resolved.'),
  imageUrl: textOrNull(
    'Address at this server of its picture by its metadata document; null if that is not resolved. Absolute in the public API.',
  ),
  image: textOrNull(
    'Address of the picture as the metadata document has it, such as `ipfs://…`; null if that is not resolved, or has the picture itself in a data URI.',
  ),
  dataType: textOrNull('JSON, or the mime type of what the metadata leads to; null if that is not resolved.'),
  deleted: Type.Union([Type.Literal(0), Type.Literal(1)], { description: '1 once burned or wiped.' }),
  spender: entityIdOrNull('Account that may move this one NFT; null for none.'),
  delegatingSpender: entityIdOrNull('On whose behalf the spender was approved; null for the owner.'),
  changedOn: instantOrNull('Newest change of it.'),
  marketplaceLink: textOrNull('Where it is listed for sale; null for nowhere.'),
});
export type NftRowReply = Static<typeof NftRowReply>;

/** A collection with some of its NFTs. */
export const NftCollection = object('An NFT collection.', {
  ...TokenReply.properties,
  nfts: arrayOf(NftRowReply, 'Some of its NFTs, newest first.'),
  nftCount: amount('NFTs of it that exist, as far as is stored.'),
  nftTotalCount: amount('NFTs of it that ever existed; what `nftLimit` and `nftPage` page through.'),
  transfers: amountOrNull('Changes of hands in the span; null in the list of all collections.'),
  mints: amountOrNull('Mints in the span; null in the list of all collections.'),
});
export type NftCollection = Static<typeof NftCollection>;
