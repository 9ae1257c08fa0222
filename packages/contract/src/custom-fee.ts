import type { Static } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { arrayOf, entityId, entityIdOrNull, flag, instant, object, orNull } from './schemas.ts';

const ofToken = 'Payment token; null for hbar (the amount is in tinybars).';

const Fraction = object('A fraction. Ledgers reject a denominator of 0; it is shown as invalid.', {
  numerator: amount('Numerator.'),
  denominator: amount('Denominator.'),
});

const FixedAmount = object('A fixed amount for each transfer.', {
  amount: amount('Smallest units, or tinybars.'),
  denominating_token_id: entityIdOrNull(ofToken),
});

const FractionalFee = object('A share of the transferred amount.', {
  fractional_amount: Fraction,
  minimum_amount: amount('Minimum fee, in smallest units.'),
  maximum_amount: amountOrNull('Maximum fee, in smallest units; null for no limit.'),
  net_of_transfers: flag('True if the sender pays the fee (net of transfers).'),
});

const RoyaltyFee = object('A share of the value exchanged for an NFT.', {
  exchange_value_fraction: Fraction,
  fallback_fee: orNull(FixedAmount, 'Fallback fee paid by the receiver if no value is exchanged; null if none.'),
});

function oneOf<Fee extends typeof FixedAmount | typeof FractionalFee | typeof RoyaltyFee>(fee: Fee, kind: string) {
  return orNull(fee, `Null if the fee is not a ${kind} fee.`);
}

/** One custom fee of a token: one of the three kinds is not null. */
export const CustomFeeReply = object('A custom fee.', {
  fixed_fees: oneOf(FixedAmount, 'fixed'),
  fractional_fees: oneOf(FractionalFee, 'fractional'),
  royalty_fees: oneOf(RoyaltyFee, 'royalty'),
  collector_account_id: entityId('Receiver account.'),
  all_collectors_are_exempt: flag('True if all fee collectors of the token are exempt from this fee.'),
});
export type CustomFeeReply = Static<typeof CustomFeeReply>;

/** The custom fees that a token had from an instant on. */
export const FeeSchedule = object('A fee schedule, in force until the next one.', {
  consensusTime: instant('Start of validity.'),
  customFees: arrayOf(CustomFeeReply, 'Fees, in ledger order; empty if there are none.'),
});
export type FeeSchedule = Static<typeof FeeSchedule>;
