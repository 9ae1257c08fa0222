import { type Static, Type } from 'typebox';
import { flag, instant, instantOrNull, text, textOrNull, whole } from './scalars.ts';

/** Exchanges that have a call of their own. */
export const EXCHANGES = ['binance', 'okex', 'bittrex'] as const;
export type Exchange = (typeof EXCHANGES)[number];

function numberOrNull(description: string) {
  return Type.Union([Type.Number(), Type.Null()], { description });
}

/** US dollars per hbar. */
const usd = (description: string) => Type.Number({ description });

/** The exchange rate that the ledger itself carries: in receipts, and as file 0.0.112. */
export const LedgerRate = Type.Object(
  {
    price: usd('US dollars per hbar at the newest stored instant.'),
    hbarEquivalent: whole('Hbars that are worth `centEquivalent` US cents.'),
    centEquivalent: whole('US cents.'),
    setAt: instant('Consensus timestamp of the transaction that first stated the rate.'),
    expiration: instant('Until when the rate holds.'),
    nextPrice: numberOrNull('US dollars per hbar after that; null where it is not known.'),
    nextExpiration: instantOrNull('Until when the next rate holds.'),
  },
  { description: 'The rate that the ledger charges fees by.' },
);
export type LedgerRate = Static<typeof LedgerRate>;

/** What a price feed of the configuration last said. */
export const FeedPrice = Type.Object(
  {
    name: text('Name of the feed.'),
    price: numberOrNull('US dollars per hbar; null until the feed answered.'),
    fetchedAt: instantOrNull('When it answered last.'),
    ageSeconds: numberOrNull('Seconds since then.'),
    stale: flag('True where the answer is too old to be shown as the price.'),
    error: textOrNull('Why the newest question was not answered; null where it was.'),
  },
  { description: 'A price feed.' },
);
export type FeedPrice = Static<typeof FeedPrice>;

export const Price = Type.Object(
  {
    price: numberOrNull('US dollars per hbar; null where none is known.'),
    currency: Type.Literal('USD', { description: 'Always USD.' }),
    source: Type.Union([Type.Literal('feed'), Type.Literal('ledger'), Type.Null()], {
      description:
        'feed: the configured price feed; ledger: the exchange rate of the ledger; null where none is known.',
    }),
    sourceName: textOrNull('Name of the source for people.'),
    asOf: instantOrNull('When the source said so.'),
    ageSeconds: numberOrNull('Seconds since then; of the ledger rate, seconds since it was set.'),
    change24h: numberOrNull('Change of this source over 24 hours in percent; null where the price then is not known.'),
    configured: flag('True where a feed is configured for this call.'),
    ledger: Type.Union([LedgerRate, Type.Null()], { description: 'Null where the stream stated no rate.' }),
    feed: Type.Union([FeedPrice, Type.Null()], { description: 'Null where no feed is configured.' }),
  },
  { description: 'What an hbar costs.' },
);
export type Price = Static<typeof Price>;

/** Why an exchange's call has no price. */
export const ExchangePrice = Type.Object(
  {
    ...Price.properties,
    exchange: text('The exchange.'),
    message: textOrNull('Why there is no price; null where there is.'),
  },
  { description: 'What an hbar costs at an exchange.' },
);
export type ExchangePrice = Static<typeof ExchangePrice>;
