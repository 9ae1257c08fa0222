import type { Static } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { arrayOf, entityId, entityIdOrNull, flag, hexOrNull, object, text, textOrNull, whole } from './schemas.ts';
import { NftTransfer, TokenTransfer, Transfer } from './transfer.ts';

/** One entry of an allowance that a transaction gives or withdraws. */
export const RequestedAllowance = object('An allowance that the body gives or withdraws.', {
  ownerID: entityIdOrNull('Owner of the funds; null if the payer.'),
  spenderID: entityIdOrNull('Spender; null if allowances are revoked.'),
  tokenID: entityIdOrNull('The token; null for hbar.'),
  amount: amountOrNull('Tinybars or smallest units, 0 to end an allowance; null for NFTs.'),
  serialNumbers: arrayOf(amount('Serial number.'), 'NFTs that it is about.'),
  approvedForAll: flag('True if it covers all NFTs of the collection.'),
});
export type RequestedAllowance = Static<typeof RequestedAllowance>;

/** A transaction that is in the body of a batch, whether it ran or not. */
export const RequestedInner = object('A transaction inside a batch, as it was submitted.', {
  readableTransactionID: text('`payer@seconds.nanoseconds`; empty if its bytes could not be read.'),
  type: text('Transaction type code.'),
  typeLabel: text('The type for people.'),
});
export type RequestedInner = Static<typeof RequestedInner>;

/** Whose line of a transfer it is: by number, or by an alias that may be nobody's yet. */
const partyFields = {
  accountID: entityIdOrNull('Account or contract; null if the body names it by an alias.'),
  alias: hexOrNull('That alias or EVM address; null if the body has a number.'),
};
const { accountID: _record, ...hbarFields } = Transfer.properties;
const { accountID: _tokenRecord, ...unitFields } = TokenTransfer.properties;

export const RequestedTransfer = object('One line of the hbar transfers of a body.', { ...hbarFields, ...partyFields });
export type RequestedTransfer = Static<typeof RequestedTransfer>;

export const RequestedTokenTransfer = object('One line of the token transfers of a body.', {
  ...unitFields,
  ...partyFields,
});
export type RequestedTokenTransfer = Static<typeof RequestedTokenTransfer>;

export const RequestedNftTransfer = object('One NFT transfer of a body.', {
  ...NftTransfer.properties,
  senderAlias: hexOrNull('Alias or EVM address of the sender; `sender` is 0.0.0 then. Null if the body has a number.'),
  receiverAlias: hexOrNull(
    'Alias or EVM address of the receiver; `receiver` is 0.0.0 then. Null if the body has a number.',
  ),
});
export type RequestedNftTransfer = Static<typeof RequestedNftTransfer>;

/** What the body of a transaction asks for, whatever came of it. */
export const Requested = object('Requested values from the transaction body, whether executed or not.', {
  transfers: arrayOf(RequestedTransfer, 'Hbar transfers of the body.'),
  tokenTransfers: arrayOf(RequestedTokenTransfer, 'Token transfers of the body.'),
  nftTransfers: arrayOf(RequestedNftTransfer, 'NFT transfers of the body.'),
  value: amountOrNull('Tinybars sent along with a contract call or creation; null for other types.'),
  allowances: arrayOf(RequestedAllowance, 'Allowances that it gives or withdraws.'),
  accountID: entityIdOrNull('Account whose tokens it is about if names one.'),
  tokenIDs: arrayOf(entityId('A token.'), 'Tokens that it names, transfers apart.'),
  tokenAmount: amountOrNull('Units to mint, burn or wipe; null if none are.'),
  nftCount: whole('NFTs to mint, burn, wipe, update or reject.'),
  serialNumbers: arrayOf(amount('Serial number.'), 'NFTs whose metadata it updates; empty for other types.'),
  nftMetadata: textOrNull('Metadata that it gives these NFTs, as text; null if none or not UTF-8.'),
  nftMetadataHex: hexOrNull('The same as bytes; null if it leaves the metadata as it is.'),
  innerTransactions: arrayOf(RequestedInner, 'Transactions of a batch, those that never ran too.'),
});
export type Requested = Static<typeof Requested>;

/** What amounts of a token are shown by. */
export const TokenUnit = object('Name, symbol and decimals of a token.', {
  tokenID: entityId('The token.'),
  symbol: text('Its symbol now.'),
  decimals: whole('Decimals of its amounts; 0 for NFTs.'),
  name: text('Its name now; empty if the stream never stated it.'),
});
export type TokenUnit = Static<typeof TokenUnit>;
