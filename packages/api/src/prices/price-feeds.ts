import type { Logger } from 'pino';
import { type FeedState, type FeedTimes, PriceFeed } from './price-feed.ts';
import type { PriceFeedSource } from './price-feed-source.ts';

/** What the API reads of the configured feeds. */
export interface ReadPrices {
  /** The feed that gives the price of an hbar: the first one; undefined where none is configured. */
  readonly first: () => FeedState | undefined;
  readonly named: (name: string) => FeedState | undefined;
}

/** Starts asking every configured feed, until `signal` ends it. */
export function startPriceFeeds(
  sources: readonly PriceFeedSource[],
  log: Logger,
  signal: AbortSignal,
  times?: FeedTimes,
): ReadPrices {
  const feeds = sources.map((source) => new PriceFeed(source, log, times));
  const names = sources.map(({ name }) => name).join(', ');
  log.info(
    names === '' ? 'prices: the exchange rate of the ledger' : `prices: the feed ${names}, else the ledger's rate`,
  );
  for (const feed of feeds) void feed.run(signal);
  return {
    first: () => feeds[0]?.state(),
    named: (name) => feeds.find(({ source }) => source.name === name)?.state(),
  };
}
