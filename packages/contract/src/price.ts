import { type Static, Type } from 'typebox';
import {
  flag,
  instant,
  instantOrNull,
  number,
  numberOrNull,
  object,
  orNull,
  text,
  textOrNull,
  whole,
} from './schemas.ts';

/** Exchanges that have a call of their own. */
export const EXCHANGES = ['binance', 'okex', 'bittrex'] as const;
export type Exchange = (typeof EXCHANGES)[number];

/** The exchange rate that the ledger itself carries: in receipts, and as file 0.0.112. */
export const LedgerRate = object('Exchange rate that the ledger uses for fees.', {
  price: number('US dollars per hbar at the latest stored time.'),
  hbarEquivalent: whole('Amount of hbar equivalent to `centEquivalent` US cents.'),
  centEquivalent: whole('US cents.'),
  setAt: instant('Consensus timestamp of the transaction that first contained the rate.'),
  expiration: instant('Expiration of the rate.'),
  nextPrice: numberOrNull('US dollars per hbar at the next rate; null if unknown.'),
  nextExpiration: instantOrNull('Expiration of the next rate.'),
});
export type LedgerRate = Static<typeof LedgerRate>;

/** What a price feed of the configuration last said. */
export const FeedPrice = object('A price feed.', {
  name: text('Feed name.'),
  price: numberOrNull('USD per hbar; null until the first response.'),
  fetchedAt: instantOrNull('Time of the last response.'),
  ageSeconds: numberOrNull('Seconds since that time.'),
  stale: flag('True if the last response is too old to use.'),
  error: textOrNull('Error of the last request; null if it succeeded.'),
});
export type FeedPrice = Static<typeof FeedPrice>;

export const Price = object('Hbar price.', {
  price: numberOrNull('US dollars per hbar; null if unknown.'),
  currency: Type.Literal('USD', { description: 'Always USD.' }),
  source: Type.Union([Type.Literal('feed'), Type.Literal('ledger'), Type.Null()], {
    description: 'feed: the configured price feed; ledger: the exchange rate of the ledger; null if none is known.',
  }),
  sourceName: textOrNull('Display name of the source.'),
  asOf: instantOrNull('Time of the price according to the source.'),
  ageSeconds: numberOrNull('Seconds since that time; for the ledger rate, since it was set.'),
  change24h: numberOrNull(
    'Price change of this source over 24 hours in percent; null if the earlier price is unknown.',
  ),
  configured: flag('True if a feed is configured for this call.'),
  ledger: orNull(LedgerRate, 'Null if no rate is stored.'),
  feed: orNull(FeedPrice, 'Null if no feed is configured.'),
});
export type Price = Static<typeof Price>;

/** Why an exchange's call has no price. */
export const ExchangePrice = object('Hbar price at an exchange.', {
  ...Price.properties,
  exchange: text('The exchange.'),
  message: textOrNull('Reason why there is no price; null if there is one.'),
});
export type ExchangePrice = Static<typeof ExchangePrice>;
