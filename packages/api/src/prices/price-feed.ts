import { setTimeout as sleep } from 'node:timers/promises';
import { MS_PER_DAY } from '@ledgerscope/ledger';
import type { Logger } from 'pino';
import { fetchFeedPrice } from './fetch-feed-price.ts';
import type { PriceFeedSource } from './price-feed-source.ts';

/** How often a feed is asked. Rates refresh every ten minutes; three missed answers make a price stale. */
const FEED_TIMES = {
  refreshMs: 600_000,
  /** Before asking again after a failure; doubled by each further one, up to `refreshMs`. */
  retryMs: 15_000,
  /** How old an answer may be to count as the price. */
  staleMs: 1_860_000,
};
export type FeedTimes = Readonly<typeof FEED_TIMES>;

/** What a feed last said. */
export interface FeedState {
  readonly name: string;
  /** US dollars per hbar; undefined before the first answer. */
  readonly price: number | undefined;
  /** When it answered, in ms since 1970. */
  readonly fetchedAtMs: number | undefined;
  readonly stale: boolean;
  /** Why the newest question failed; undefined where it did not. */
  readonly error: string | undefined;
  /** Percent; undefined where the price of 24 hours ago was not seen. */
  readonly change24h: number | undefined;
}

interface Sample {
  readonly atMs: number;
  readonly price: number;
}

/** One feed, asked in the background for as long as it runs. */
export class PriceFeed {
  readonly source: PriceFeedSource;
  readonly #times: FeedTimes;
  readonly #log: Logger;
  /** Oldest first, of the last day and a little more: at most one per refresh. */
  #samples: Sample[] = [];
  #error: string | undefined;

  constructor(source: PriceFeedSource, log: Logger, times: FeedTimes = FEED_TIMES) {
    this.source = source;
    this.#log = log;
    this.#times = times;
  }

  /** Asks until `signal` ends it; never throws. */
  async run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      failures = (await this.#ask()) ? 0 : failures + 1;
      const { refreshMs, retryMs } = this.#times;
      const waitMs = failures === 0 ? refreshMs : Math.min(refreshMs, retryMs * 2 ** (failures - 1));
      await sleep(waitMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  state(nowMs: number = Date.now()): FeedState {
    const newest = this.#samples.at(-1);
    return {
      name: this.source.name,
      price: newest?.price,
      fetchedAtMs: newest?.atMs,
      stale: newest !== undefined && nowMs - newest.atMs > this.#times.staleMs,
      error: this.#error,
      change24h: newest === undefined ? undefined : this.#changeSince(newest),
    };
  }

  async #ask(): Promise<boolean> {
    const { name } = this.source;
    try {
      const price = await fetchFeedPrice(this.source);
      const atMs = Date.now();
      const oldest = atMs - MS_PER_DAY - 2 * this.#times.refreshMs;
      this.#samples = [...this.#samples.filter((sample) => sample.atMs >= oldest), { atMs, price }];
      if (this.#error !== undefined) this.#log.info({ feed: name }, 'the price feed is responding again');
      this.#error = undefined;
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (this.#error !== message) this.#log.warn({ feed: name }, `the price feed did not return a price: ${message}`);
      this.#error = message;
      return false;
    }
  }

  /** Against the newest sample that is a day older, where there is one of about that time. */
  #changeSince({ atMs, price }: Sample): number | undefined {
    const before = this.#samples.findLast((sample) => sample.atMs <= atMs - MS_PER_DAY);
    return before === undefined ? undefined : (price / before.price - 1) * 100;
  }
}
