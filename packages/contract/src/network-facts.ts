import { type Static, Type } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { LedgerRate } from './price.ts';
import { instant, instantOrNull, textOrNull, whole } from './scalars.ts';

export const NetworkSupply = Type.Object(
  {
    totalSupply: amount('All hbar there is, in tinybars.'),
    releasedSupply: amountOrNull(
      'What is not held by the accounts of unreleased hbar; null where balances are not known.',
    ),
    unreleasedSupply: amountOrNull('What those accounts hold; null where balances are not known.'),
    releasedPercent: Type.Union([Type.Number(), Type.Null()], { description: 'Released share in percent.' }),
    timestamp: instantOrNull('The instant that this is of; null in an empty store.'),
  },
  { description: 'Supply of hbar.' },
);
export type NetworkSupply = Static<typeof NetworkSupply>;

export const RatePoint = Type.Object(
  {
    timestamp: instant('When the rate was set.'),
    price: Type.Number({ description: 'US dollars per hbar.' }),
    hbarEquivalent: whole('Hbars that are worth `centEquivalent` US cents.'),
    centEquivalent: whole('US cents.'),
  },
  { description: 'A rate and when it was set.' },
);
export type RatePoint = Static<typeof RatePoint>;

export const NetworkExchangeRate = Type.Object(
  {
    rate: Type.Union([LedgerRate, Type.Null()], {
      description: 'The rate then; null where the stream stated none.',
    }),
    period: textOrNull('The period of the history; null where none is asked for.'),
    history: Type.Array(RatePoint, { description: 'Rates of the period, the last one of each hour, oldest first.' }),
  },
  { description: 'The exchange rate of the ledger.' },
);
export type NetworkExchangeRate = Static<typeof NetworkExchangeRate>;
