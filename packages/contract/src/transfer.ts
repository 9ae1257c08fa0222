import { type Static, Type } from 'typebox';
import { amount } from './amount.ts';
import { entityId, entityIdOrNull, flag } from './scalars.ts';

/** One row of the record's transferList. */
export const Transfer = Type.Object(
  {
    accountID: entityId('Account or contract whose balance changed.'),
    amount: amount('Signed change in tinybars, from the record.'),
    isApproval: flag('True where an allowance was used (the equal entry of the transaction body says so).'),
  },
  { description: 'One hbar balance change; an account can occur more than once.' },
);
export type Transfer = Static<typeof Transfer>;

/** One fungible change of the record's tokenTransferLists. */
export const TokenTransfer = Type.Object(
  {
    tokenID: entityId('The token.'),
    accountID: entityId('Account or contract whose token balance changed.'),
    amount: amount('Signed change in the smallest units of the token, from the record.'),
    isApproval: flag('True where an allowance was used.'),
  },
  { description: 'One token balance change.' },
);
export type TokenTransfer = Static<typeof TokenTransfer>;

/** One NFT change of the record's tokenTransferLists. */
export const NftTransfer = Type.Object(
  {
    tokenID: entityId('The collection.'),
    serialNumber: amount('Serial number; -1 means every serial of the treasury (treasury change).'),
    sender: entityId('Previous owner; 0.0.0 for a mint.'),
    receiver: entityId('New owner; 0.0.0 for a burn or wipe.'),
    isApproval: flag('True where an allowance was used.'),
  },
  { description: 'One change of an NFT owner.' },
);
export type NftTransfer = Static<typeof NftTransfer>;

export const AssessedCustomFee = Type.Object(
  {
    amount: amount('Units of the token, or tinybars where `tokenID` is null.'),
    tokenID: entityIdOrNull('Token the fee was paid in; null for hbar.'),
    collectorAccountID: entityId('Who received the fee.'),
    effectivePayerAccountIDs: Type.Array(entityId('An account that paid.'), {
      description: 'Accounts that paid it; empty in older records.',
    }),
  },
  { description: 'A custom fee that was charged, from record.assessedCustomFees.' },
);
export type AssessedCustomFee = Static<typeof AssessedCustomFee>;

export const StakingReward = Type.Object(
  {
    accountID: entityId('Account that was rewarded.'),
    amount: amount('Reward in tinybars.'),
  },
  { description: 'A staking reward that this transaction triggered, from record.paidStakingRewards.' },
);
export type StakingReward = Static<typeof StakingReward>;

export const Nft = Type.Object(
  { tokenID: entityId('The collection.'), serialNumber: amount('Serial number.') },
  { description: 'An NFT by collection and serial number.' },
);
export type Nft = Static<typeof Nft>;
