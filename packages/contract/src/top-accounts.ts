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
export const TopBalance = object('An account that holds much hbar.', {
  accountID: entityId('The account.'),
  balance: amount('Tinybars.'),
  share: textOrNull('Percent of the supply of 50 billion hbar, with up to 18 digits, cut off.'),
});
export type TopBalance = Static<typeof TopBalance>;

/** A treasury in a ranking. */
export const TopTreasury = object('A treasury account of collections.', {
  accountID: entityId('The account.'),
  value: amount('NFTs that its collections ever had.'),
  collections: amount('Collections that it is the treasury of.'),
});
export type TopTreasury = Static<typeof TopTreasury>;

/** A collection in a ranking. */
export const TopCollection = object('A collection with many NFTs.', {
  tokenID: entityId('The collection.'),
  tokenId: entityId('Same as `tokenID`.'),
  ...tokenNameFields,
  nfts: amount('NFTs of it that exist, as far as is stored.'),
  holders: amountOrNull('Accounts that own some of them; null if unknown.'),
  deleted: flag('Whether it is deleted.'),
});
export type TopCollection = Static<typeof TopCollection>;
