import type { Static } from 'typebox';
import { amount } from './amount.ts';
import { arrayOf, entityId, entityIdOrNull, flag, object } from './schemas.ts';

/** One row of the record's transferList. */
export const Transfer = object('One hbar balance change; an account can occur more than once.', {
  accountID: entityId('Account or contract whose balance changed.'),
  amount: amount('Signed change in tinybars, from the record.'),
  isApproval: flag('True if an allowance was used, according to the matching entry in the transaction body.'),
});
export type Transfer = Static<typeof Transfer>;

/** What one account sent or received in hbar. */
export const HbarChange = object('Net hbar change of one account over all entries of the transfer list.', {
  accountID: entityId('Account or contract.'),
  amount: amount('Tinybars received, or sent (negative); never 0.'),
});
export type HbarChange = Static<typeof HbarChange>;

/** What was moved in hbar, fees and rewards apart, as sentences and net changes say it. */
export const hbarChangeFields = {
  hbarChanges: arrayOf(
    HbarChange,
    'Net hbar changes of each account, excluding the fee (for payer and collectors) and staking rewards. Includes the fee if `feesApart` is false.',
  ),
  feesApart: flag('False if the fee cannot be separated from the transfer list, as in the oldest records.'),
};

/** One fungible change of the record's tokenTransferLists. */
export const TokenTransfer = object('One token balance change.', {
  tokenID: entityId('The token.'),
  accountID: entityId('Account or contract whose token balance changed.'),
  amount: amount('Signed change in the smallest units of the token, from the record.'),
  isApproval: flag('True if an allowance was used.'),
});
export type TokenTransfer = Static<typeof TokenTransfer>;

/** One NFT change of the record's tokenTransferLists. */
export const NftTransfer = object('One change of an NFT owner.', {
  tokenID: entityId('The collection.'),
  serialNumber: amount('Serial number; -1 means every serial of the treasury (treasury change).'),
  sender: entityId('Previous owner; 0.0.0 for a mint.'),
  receiver: entityId('New owner; 0.0.0 for a burn or wipe.'),
  isApproval: flag('True if an allowance was used.'),
});
export type NftTransfer = Static<typeof NftTransfer>;

export const AssessedCustomFee = object('A charged custom fee, from record.assessedCustomFees.', {
  amount: amount('Token units, or tinybars if `tokenID` is null.'),
  tokenID: entityIdOrNull('Fee token; null for hbar.'),
  collectorAccountID: entityId('Fee collector.'),
  effectivePayerAccountIDs: arrayOf(entityId('A payer account.'), 'Payer accounts; empty in older records.'),
});
export type AssessedCustomFee = Static<typeof AssessedCustomFee>;

export const StakingRewardReply = object(
  'A staking reward triggered by this transaction, from record.paidStakingRewards.',
  {
    accountID: entityId('Rewarded account.'),
    amount: amount('Reward in tinybars.'),
  },
);
export type StakingRewardReply = Static<typeof StakingRewardReply>;

export const Nft = object('An NFT by collection and serial number.', {
  tokenID: entityId('The collection.'),
  serialNumber: amount('Serial number.'),
});
export type Nft = Static<typeof Nft>;
