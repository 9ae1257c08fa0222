import type { Static } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { LedgerRate } from './price.ts';
import { arrayOf, instant, instantOrNull, number, numberOrNull, object, orNull, textOrNull, whole } from './schemas.ts';

export const NetworkSupplyReply = object('Supply of hbar.', {
  totalSupply: amount('All hbar there is, in tinybars.'),
  releasedSupply: amountOrNull('Total supply minus hbar in the unreleased-supply accounts; null if unknown.'),
  unreleasedSupply: amountOrNull('Balance of those accounts; null if unknown.'),
  releasedPercent: numberOrNull('Released share in percent.'),
  timestamp: instantOrNull('The instant that this is of; null in an empty store.'),
});
export type NetworkSupplyReply = Static<typeof NetworkSupplyReply>;

export const RatePoint = object('A rate and when it was set.', {
  timestamp: instant('When the rate was set.'),
  price: number('US dollars per hbar.'),
  hbarEquivalent: whole('Hbars that are worth `centEquivalent` US cents.'),
  centEquivalent: whole('US cents.'),
});
export type RatePoint = Static<typeof RatePoint>;

export const RateInForce = object('The rate that the ledger charges fees by at an instant.', {
  price: number('US dollars per hbar.'),
  hbarEquivalent: whole('Hbars that are worth `centEquivalent` US cents.'),
  centEquivalent: whole('US cents.'),
  from: instantOrNull(
    'Since when this rate has held, however often it was stated again: when it was stated first, or when the rate before it ran out. Null if what was read does not show it: it held since the first statement that was read, or for the newest 10,000.',
  ),
  expiration: instant('Until when it holds, unless another is stated before.'),
});
export type RateInForce = Static<typeof RateInForce>;

export const NetworkExchangeRate = object('The exchange rate of the ledger.', {
  rate: orNull(LedgerRate, 'The rate then; null if the stream stated none.'),
  inForce: orNull(RateInForce, 'Which rate was in force then, and since when; null if the stream stated none.'),
  period: textOrNull('The period of the history; null if none is asked for.'),
  history: arrayOf(RatePoint, 'Rates of the period, the last one of each hour, oldest first.'),
});
export type NetworkExchangeRate = Static<typeof NetworkExchangeRate>;
