import type { Static } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { arrayOf, entityId, entityIdOrNull, flag, object, text, whole } from './schemas.ts';
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

/** What the body of a transaction asks for, whatever came of it. Entries whose account is named by an alias are omitted. */
export const Requested = object('Requested values from the transaction body, whether executed or not.', {
  transfers: arrayOf(Transfer, 'Hbar transfers of the body.'),
  tokenTransfers: arrayOf(TokenTransfer, 'Token transfers of the body.'),
  nftTransfers: arrayOf(NftTransfer, 'NFT transfers of the body.'),
  value: amountOrNull('Tinybars sent along with a contract call or creation; null for other types.'),
  allowances: arrayOf(RequestedAllowance, 'Allowances that it gives or withdraws.'),
  accountID: entityIdOrNull('Account whose tokens it is about if names one.'),
  tokenIDs: arrayOf(entityId('A token.'), 'Tokens that it names, transfers apart.'),
  tokenAmount: amountOrNull('Units to mint, burn or wipe; null if none are.'),
  nftCount: whole('NFTs to mint, burn, wipe, update or reject.'),
  innerTransactions: arrayOf(RequestedInner, 'Transactions of a batch, those that never ran too.'),
});
export type Requested = Static<typeof Requested>;

/** What amounts of a token are shown by. */
export const TokenUnit = object('Symbol and decimals of a token.', {
  tokenID: entityId('The token.'),
  symbol: text('Its symbol now.'),
  decimals: whole('Decimals of its amounts; 0 for NFTs.'),
});
export type TokenUnit = Static<typeof TokenUnit>;
