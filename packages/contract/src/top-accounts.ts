import { type Static, Type } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { entityId, flag, textOrNull } from './scalars.ts';
import { tokenNameFields } from './token.ts';

/** An account in a ranking by a number. */
export const TopAccount = Type.Object(
  {
    accountID: entityId('The account.'),
    value: amount('What it is ranked by; the call says what that is.'),
  },
  { description: 'An account in a ranking.' },
);
export type TopAccount = Static<typeof TopAccount>;

/** An account among those that hold most hbar. */
export const TopBalance = Type.Object(
  {
    accountID: entityId('The account.'),
    balance: amount('Tinybars.'),
    share: textOrNull('Percent of the supply of 50 billion hbar, with up to 18 digits, cut off.'),
  },
  { description: 'An account that holds much hbar.' },
);
export type TopBalance = Static<typeof TopBalance>;

/** A treasury in a ranking. */
export const TopTreasury = Type.Object(
  {
    accountID: entityId('The account.'),
    value: amount('NFTs that its collections ever had.'),
    collections: amount('Collections that it is the treasury of.'),
  },
  { description: 'A treasury account of collections.' },
);
export type TopTreasury = Static<typeof TopTreasury>;

/** A collection in a ranking. */
export const TopCollection = Type.Object(
  {
    tokenId: entityId('The collection.'),
    ...tokenNameFields,
    nfts: amount('NFTs of it that exist, as far as is stored.'),
    holders: amountOrNull('Accounts that own some of them; null where unknown.'),
    deleted: flag('True where it is deleted.'),
  },
  { description: 'A collection with many NFTs.' },
);
export type TopCollection = Static<typeof TopCollection>;
