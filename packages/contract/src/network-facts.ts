import type { Static } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { LedgerRate } from './price.ts';
import { arrayOf, instant, instantOrNull, number, numberOrNull, object, orNull, textOrNull, whole } from './schemas.ts';

export const NetworkSupplyReply = object('Hbar supply.', {
  totalSupply: amount('Total hbar supply, in tinybars.'),
  releasedSupply: amountOrNull('Total supply minus hbar in the unreleased-supply accounts; null if unknown.'),
  unreleasedSupply: amountOrNull('Total balance of these accounts; null if unknown.'),
  releasedPercent: numberOrNull('Released share in percent.'),
  timestamp: instantOrNull('Time of these values; null if nothing is stored.'),
});
export type NetworkSupplyReply = Static<typeof NetworkSupplyReply>;

export const RatePoint = object('A rate and the time it was set.', {
  timestamp: instant('Time the rate was set.'),
  price: number('US dollars per hbar.'),
  hbarEquivalent: whole('Amount of hbar equivalent to `centEquivalent` US cents.'),
  centEquivalent: whole('US cents.'),
});
export type RatePoint = Static<typeof RatePoint>;

export const RateInForce = object('Exchange rate that the ledger uses for fees at a given time.', {
  price: number('US dollars per hbar.'),
  hbarEquivalent: whole('Amount of hbar equivalent to `centEquivalent` US cents.'),
  centEquivalent: whole('US cents.'),
  from: instantOrNull(
    'Time since which this rate has been in force, even if it was set repeatedly: the time it was first set, or the expiration of the previous rate. Null if unknown, because the rate has been the same since the first stored one or in the latest 10,000.',
  ),
  expiration: instant('Expiration of the rate, unless another rate is set earlier.'),
});
export type RateInForce = Static<typeof RateInForce>;

export const NetworkExchangeRate = object('Exchange rate of the ledger.', {
  rate: orNull(LedgerRate, 'Rate at that time; null if unknown.'),
  inForce: orNull(RateInForce, 'Rate in force at that time, with its start of validity; null if unknown.'),
  period: textOrNull('History period; null if no history was requested.'),
  history: arrayOf(RatePoint, 'Rates in the period, the last of each hour, oldest first.'),
});
export type NetworkExchangeRate = Static<typeof NetworkExchangeRate>;
