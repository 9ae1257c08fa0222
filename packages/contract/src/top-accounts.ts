import type { Static } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { entityId, flag, object, textOrNull } from './schemas.ts';
import { tokenNameFields } from './token.ts';

/** An account in a ranking by a number. */
export const TopAccount = object('An account in a ranking.', {
  accountID: entityId('The account.'),
  value: amount('Ranking value; see the call.'),
});
export type TopAccount = Static<typeof TopAccount>;

/** An account among those that hold most hbar. */
export const TopBalance = object('An account with a large hbar balance.', {
  accountID: entityId('The account.'),
  balance: amount('Tinybars.'),
  share: textOrNull('Percentage of the total supply of 50 billion hbar, with up to 18 digits, truncated.'),
});
export type TopBalance = Static<typeof TopBalance>;

/** A treasury in a ranking. */
export const TopTreasury = object('A treasury account of NFT collections.', {
  accountID: entityId('The account.'),
  value: amount('Number of NFTs that ever existed in its collections.'),
  collections: amount('Collections with this treasury.'),
});
export type TopTreasury = Static<typeof TopTreasury>;

/** A collection in a ranking. */
export const TopCollection = object('A collection with many NFTs.', {
  tokenID: entityId('The collection.'),
  tokenId: entityId('Same as `tokenID`.'),
  ...tokenNameFields,
  nfts: amount('Number of existing NFTs, based on the stored data.'),
  holders: amountOrNull('Number of NFT owners; null if unknown.'),
  deleted: flag('Whether the account is deleted.'),
});
export type TopCollection = Static<typeof TopCollection>;
