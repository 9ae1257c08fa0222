import type { EntityId } from '@ledgerscope/ledger';
import type { Derivation } from './derive-context.ts';
import { movedAccount, movedToken } from './moved-ids.ts';
import { movesTokens } from './transfers.ts';

const NONE: readonly never[] = [];

const NO_FEES = {
  customFeeAmount: NONE,
  customFeeToken: NONE,
  customFeeCollector: NONE,
  customFeePayers: NONE,
};
const NO_REWARDS = { rewardAccount: NONE, rewardAmount: NONE };
const NO_ASSOCIATIONS = { associatedToken: NONE, associatedAccount: NONE };

/** record.assessedCustomFees; without a token the fee was in hbar. */
export function customFees(derivation: Derivation) {
  const fees = derivation.record.assessedCustomFees;
  if (fees.length === 0 || !movesTokens(derivation)) return NO_FEES;
  const field = 'record.assessedCustomFees';
  return {
    customFeeAmount: fees.map((fee) => fee.amount),
    customFeeToken: fees.map((fee) => movedToken(derivation, `${field}.tokenId`, fee.tokenId)),
    customFeeCollector: fees.map((fee) => movedAccount(derivation, `${field}.collector`, fee.feeCollectorAccountId)),
    customFeePayers: fees.map((fee) =>
      fee.effectivePayerAccountId.map((payer) => movedAccount(derivation, `${field}.payer`, payer)).join(','),
    ),
  };
}

/** record.paidStakingRewards, whatever the result: failed transactions collect pending rewards too. */
export function stakingRewards(derivation: Derivation) {
  const rewards = derivation.record.paidStakingRewards;
  if (rewards.length === 0) return NO_REWARDS;
  return {
    rewardAccount: rewards.map((reward) =>
      movedAccount(derivation, 'record.paidStakingRewards.accountID', reward.accountID),
    ),
    rewardAmount: rewards.map((reward) => reward.amount),
  };
}

/** record.automaticTokenAssociations. */
export function automaticAssociations(derivation: Derivation) {
  const associations = derivation.record.automaticTokenAssociations;
  if (associations.length === 0 || !movesTokens(derivation)) return NO_ASSOCIATIONS;
  const tokens: EntityId[] = [];
  const accounts: EntityId[] = [];
  for (const { tokenId, accountId } of associations) {
    tokens.push(movedToken(derivation, 'record.automaticTokenAssociations.tokenId', tokenId));
    accounts.push(movedAccount(derivation, 'record.automaticTokenAssociations.accountId', accountId));
  }
  return { associatedToken: tokens, associatedAccount: accounts };
}
