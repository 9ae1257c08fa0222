import { type Static, Type } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { entityId, entityIdOrNull, flag, instant } from './scalars.ts';

const ofToken = 'Token that it is paid in; null for hbar (then the amount is in tinybars).';

const Fraction = Type.Object(
  { numerator: amount('Numerator.'), denominator: amount('Denominator.') },
  { description: 'A share; 0 as denominator is what no ledger accepts and is shown as invalid.' },
);

const FixedAmount = Type.Object(
  { amount: amount('Smallest units, or tinybars.'), denominating_token_id: entityIdOrNull(ofToken) },
  { description: 'An amount for each transfer.' },
);

const FractionalFee = Type.Object(
  {
    fractional_amount: Fraction,
    minimum_amount: amount('Least that is charged, in smallest units.'),
    maximum_amount: amountOrNull('Most that is charged, in smallest units; null for no limit.'),
    net_of_transfers: flag('True where the sender pays it on top.'),
  },
  { description: 'A share of what is transferred.' },
);

const RoyaltyFee = Type.Object(
  {
    exchange_value_fraction: Fraction,
    fallback_fee: Type.Union([FixedAmount, Type.Null()], {
      description: 'What the receiver pays where nothing of value is exchanged; null for nothing.',
    }),
  },
  { description: 'A share of what an NFT is exchanged for.' },
);

function oneOf<Fee extends typeof FixedAmount | typeof FractionalFee | typeof RoyaltyFee>(fee: Fee, kind: string) {
  return Type.Union([fee, Type.Null()], { description: `Null where it is not a ${kind} fee.` });
}

/** One custom fee of a token: one of the three kinds is not null. */
export const CustomFee = Type.Object(
  {
    fixed_fees: oneOf(FixedAmount, 'fixed'),
    fractional_fees: oneOf(FractionalFee, 'fractional'),
    royalty_fees: oneOf(RoyaltyFee, 'royalty'),
    collector_account_id: entityId('Account that receives it.'),
    all_collectors_are_exempt: flag('True where accounts that collect any fee of the token do not pay this one.'),
  },
  { description: 'A custom fee.' },
);
export type CustomFee = Static<typeof CustomFee>;

/** The custom fees that a token had from an instant on. */
export const FeeSchedule = Type.Object(
  {
    consensusTime: instant('From when on.'),
    customFees: Type.Array(CustomFee, { description: 'The fees, in the order of the ledger; empty for none.' }),
  },
  { description: 'A fee schedule, in force until the next one.' },
);
export type FeeSchedule = Static<typeof FeeSchedule>;
