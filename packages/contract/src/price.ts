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
export const LedgerRate = object('The rate that the ledger charges fees by.', {
  price: number('US dollars per hbar at the latest stored instant.'),
  hbarEquivalent: whole('Hbars that are worth `centEquivalent` US cents.'),
  centEquivalent: whole('US cents.'),
  setAt: instant('Consensus timestamp of the transaction that first stated the rate.'),
  expiration: instant('Until when the rate holds.'),
  nextPrice: numberOrNull('US dollars per hbar after that; null if unknown.'),
  nextExpiration: instantOrNull('Until when the next rate holds.'),
});
export type LedgerRate = Static<typeof LedgerRate>;

/** What a price feed of the configuration last said. */
export const FeedPrice = object('A price feed.', {
  name: text('Name of the feed.'),
  price: numberOrNull('USD per hbar; null until the first response.'),
  fetchedAt: instantOrNull('Time of the last response.'),
  ageSeconds: numberOrNull('Seconds since then.'),
  stale: flag('True if the last response is too old to use.'),
  error: textOrNull('Error of the last request; null if it succeeded.'),
});
export type FeedPrice = Static<typeof FeedPrice>;

export const Price = object('Hbar price.', {
  price: numberOrNull('US dollars per hbar; null if none is known.'),
  currency: Type.Literal('USD', { description: 'Always USD.' }),
  source: Type.Union([Type.Literal('feed'), Type.Literal('ledger'), Type.Null()], {
    description: 'feed: the configured price feed; ledger: the exchange rate of the ledger; null if none is known.',
  }),
  sourceName: textOrNull('Name of the source for people.'),
  asOf: instantOrNull('When the source said so.'),
  ageSeconds: numberOrNull('Seconds since then; of the ledger rate, seconds since it was set.'),
  change24h: numberOrNull('Change of this source over 24 hours in percent; null if the price then is not known.'),
  configured: flag('True if a feed is configured for this call.'),
  ledger: orNull(LedgerRate, 'Null if the stream stated no rate.'),
  feed: orNull(FeedPrice, 'Null if no feed is configured.'),
});
export type Price = Static<typeof Price>;

/** Why an exchange's call has no price. */
export const ExchangePrice = object('Hbar price at an exchange.', {
  ...Price.properties,
  exchange: text('The exchange.'),
  message: textOrNull('Why there is no price; null if there is.'),
});
export type ExchangePrice = Static<typeof ExchangePrice>;
