import type { ExchangePrice, FeedPrice, LedgerRate, Price } from '@ledgerscope/contract';
import { exchangeRateAt, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import type { FeedState } from '../../../prices/price-feed.ts';
import { instantText } from '../values.ts';
import { ledgerRateReply, usdAt } from './ledger-rate.ts';

const DAY_NS = 86_400_000_000_000n;
const LEDGER_NAME = 'Exchange rate of the ledger (file 0.0.112)';

/** The price by the feed, where it has a fresh one, else by the ledger's own rate. */
export async function priceReply(store: LedgerSnapshot, feed: FeedState | undefined): Promise<Price> {
  const head = store.head?.lastNs ?? 0n;
  const rate = await exchangeRateAt(store);
  const ledger = ledgerRateReply(rate, head);
  const always = { currency: 'USD', configured: feed !== undefined, ledger, feed: feedReply(feed) } as const;
  if (feed !== undefined && isFresh(feed)) return { ...always, ...feedSource(feed) };
  if (ledger === null)
    return { ...always, price: null, source: null, sourceName: null, asOf: null, ageSeconds: null, change24h: null };
  return { ...always, ...ledgerSource(ledger, rate?.consensusNs ?? 0n), change24h: await ledgerChange(store, ledger) };
}

/** What an exchange's feed says; without one the reply says so, and what the ledger's own rate is. */
export async function exchangePriceReply(
  store: LedgerSnapshot,
  exchange: string,
  feed: FeedState | undefined,
): Promise<ExchangePrice> {
  const price = await priceReply(store, feed);
  if (price.source === 'feed') return { ...price, exchange, message: null };
  const message =
    feed === undefined
      ? `No price feed of ${exchange} is configured.`
      : `The price feed of ${exchange} has no price now: ${feed.error ?? 'its last answer is too old'}.`;
  const nothing = { price: null, source: null, sourceName: null, asOf: null, ageSeconds: null, change24h: null };
  return { ...price, ...nothing, exchange, message };
}

function isFresh(feed: FeedState): feed is FeedState & { price: number; fetchedAtMs: number } {
  return feed.price !== undefined && feed.fetchedAtMs !== undefined && !feed.stale;
}

function feedSource(feed: FeedState & { price: number; fetchedAtMs: number }) {
  return {
    price: feed.price,
    source: 'feed' as const,
    sourceName: feed.name,
    asOf: msText(feed.fetchedAtMs),
    ageSeconds: ageOf(feed.fetchedAtMs),
    change24h: feed.change24h ?? null,
  };
}

function ledgerSource(ledger: LedgerRate, setNs: bigint) {
  return {
    price: ledger.price,
    source: 'ledger' as const,
    sourceName: LEDGER_NAME,
    asOf: ledger.setAt,
    ageSeconds: ageOf(Number(setNs / 1_000_000n)),
  };
}

/** By the ledger's own clock, so that a ledger that is not live reports its last day. */
async function ledgerChange(store: LedgerSnapshot, ledger: LedgerRate): Promise<number | null> {
  const dayAgo = (store.head?.lastNs ?? 0n) - DAY_NS;
  const rate = await exchangeRateAt(store, dayAgo);
  const before = rate === undefined ? undefined : usdAt(rate, dayAgo);
  return before === undefined || before === 0 ? null : (ledger.price / before - 1) * 100;
}

function feedReply(feed: FeedState | undefined): FeedPrice | null {
  if (feed === undefined) return null;
  const { name, price, fetchedAtMs, stale, error } = feed;
  return {
    name,
    price: price ?? null,
    fetchedAt: fetchedAtMs === undefined ? null : msText(fetchedAtMs),
    ageSeconds: fetchedAtMs === undefined ? null : ageOf(fetchedAtMs),
    stale,
    error: error ?? null,
  };
}

function ageOf(ms: number): number {
  return Math.max(0, Math.round((Date.now() - ms) / 1000));
}

function msText(ms: number): string {
  return instantText(BigInt(ms) * 1_000_000n);
}
