import type { Static } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { arrayOf, entityId, entityIdOrNull, flag, hexOrNull, object, text, textOrNull, whole } from './schemas.ts';
import { NftTransfer, TokenTransfer, Transfer } from './transfer.ts';

/** One entry of an allowance that a transaction gives or withdraws. */
export const RequestedAllowance = object('An allowance granted or revoked by the body.', {
  ownerID: entityIdOrNull('Owner of the funds; null if it is the payer.'),
  spenderID: entityIdOrNull('Spender; null if allowances are revoked.'),
  tokenID: entityIdOrNull('The token; null for hbar.'),
  amount: amountOrNull('Tinybars or smallest units, 0 to end an allowance; null for NFTs.'),
  serialNumbers: arrayOf(amount('Serial number.'), 'Affected NFTs.'),
  approvedForAll: flag('True if it covers all NFTs of the collection.'),
});
export type RequestedAllowance = Static<typeof RequestedAllowance>;

/** A transaction that is in the body of a batch, whether it ran or not. */
export const RequestedInner = object('A transaction in a batch, as submitted.', {
  readableTransactionID: text('`payer@seconds.nanoseconds`; empty if its bytes could not be read.'),
  type: text('Transaction type code.'),
  typeLabel: text('Type label.'),
});
export type RequestedInner = Static<typeof RequestedInner>;

/** Whose line of a transfer it is: by number, or by an alias that may be nobody's yet. */
const partyFields = {
  accountID: entityIdOrNull('Account or contract; null if the body contains an alias instead.'),
  alias: hexOrNull('Alias or EVM address; null if the body contains an account number.'),
};
const { accountID: _record, ...hbarFields } = Transfer.properties;
const { accountID: _tokenRecord, ...unitFields } = TokenTransfer.properties;

export const RequestedTransfer = object('One hbar transfer in a body.', { ...hbarFields, ...partyFields });
export type RequestedTransfer = Static<typeof RequestedTransfer>;

export const RequestedTokenTransfer = object('One token transfer in a body.', {
  ...unitFields,
  ...partyFields,
});
export type RequestedTokenTransfer = Static<typeof RequestedTokenTransfer>;

export const RequestedNftTransfer = object('One NFT transfer in a body.', {
  ...NftTransfer.properties,
  senderAlias: hexOrNull(
    'Alias or EVM address of the sender, if `sender` is 0.0.0; null if the body contains an account number.',
  ),
  receiverAlias: hexOrNull(
    'Alias or EVM address of the receiver, if `receiver` is 0.0.0; null if the body contains an account number.',
  ),
});
export type RequestedNftTransfer = Static<typeof RequestedNftTransfer>;

/** What the body of a transaction asks for, whatever came of it. */
export const Requested = object('Requested values from the transaction body, whether executed or not.', {
  transfers: arrayOf(RequestedTransfer, 'Hbar transfers in the body.'),
  tokenTransfers: arrayOf(RequestedTokenTransfer, 'Token transfers in the body.'),
  nftTransfers: arrayOf(RequestedNftTransfer, 'NFT transfers in the body.'),
  value: amountOrNull('Tinybars sent with a contract call or creation; null for other types.'),
  allowances: arrayOf(RequestedAllowance, 'Allowances granted or revoked.'),
  accountID: entityIdOrNull('Account whose tokens are affected; null if the body does not include one.'),
  tokenIDs: arrayOf(entityId('A token.'), 'Tokens in the body, excluding transfers.'),
  tokenAmount: amountOrNull('Units to mint, burn or wipe; null if none.'),
  nftCount: whole('NFTs to mint, burn, wipe, update or reject.'),
  serialNumbers: arrayOf(amount('Serial number.'), 'NFTs with updated metadata; empty for other types.'),
  nftMetadata: textOrNull('New metadata of these NFTs, as text; null if there is none or it is not UTF-8.'),
  nftMetadataHex: hexOrNull('Metadata bytes; null if the metadata is unchanged.'),
  innerTransactions: arrayOf(RequestedInner, 'Transactions of a batch, including those that were not executed.'),
});
export type Requested = Static<typeof Requested>;

/** What amounts of a token are shown by. */
export const TokenUnit = object('Name, symbol and decimals of a token.', {
  tokenID: entityId('The token.'),
  symbol: text('Current symbol.'),
  decimals: whole('Decimals; 0 for NFTs.'),
  name: text('Current name; empty if unknown.'),
});
export type TokenUnit = Static<typeof TokenUnit>;
