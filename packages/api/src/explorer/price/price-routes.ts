import {
  type CALLS,
  type Exchange,
  type ExchangePrice,
  type FeedPrice,
  type LedgerRate,
  type NetworkExchangeRate,
  type NetworkSupplyReply,
  type Price,
  type QueryOf,
  toAmount,
} from '@ledgerscope/contract';
import { NS_PER_DAY, NS_PER_MS } from '@ledgerscope/ledger';
import { exchangeRateAt, exchangeRateHistory, type LedgerSnapshot, networkSupply } from '@ledgerscope/ledger-store';
import { instantText } from '@ledgerscope/transactions/values';
import type { Handlers } from '../../add-calls.ts';
import type { FeedState } from '../../prices/price-feed.ts';
import { periodStart } from '../time-span.ts';
import { ledgerRateReply, rateOf, usdOf } from './ledger-rate.ts';
import { rateInForce } from './rate-in-force.ts';

/** Prices, supply and the exchange rate of the ledger. */
export const PRICE_HANDLERS = {
  getPrice: async ({ context: { snapshot, prices } }) => ({ data: await priceReply(snapshot, prices?.first()) }),
  getBinancePrice: priceAt('binance'),
  getOkexPrice: priceAt('okex'),
  getBittrexPrice: priceAt('bittrex'),
  getNetworkSupply: async ({ context }) => ({ data: await supplyReply(context.snapshot) }),
  getExchangeRate: async ({ context, query }) => ({ data: await exchangeRateReply(context.snapshot, query) }),
} satisfies Partial<Handlers>;

function priceAt(exchange: Exchange): Handlers['getBinancePrice'] {
  return async ({ context: { snapshot, prices } }) => ({
    data: await exchangePriceReply(snapshot, exchange, prices?.named(exchange)),
  });
}

async function supplyReply(snapshot: LedgerSnapshot): Promise<NetworkSupplyReply> {
  const { totalTinybar, releasedTinybar } = await networkSupply(snapshot);
  const released = releasedTinybar;
  return {
    totalSupply: toAmount(totalTinybar),
    releasedSupply: released === null ? null : toAmount(released),
    unreleasedSupply: released === null ? null : toAmount(totalTinybar - released),
    releasedPercent: released === null ? null : Number((released * 1_000_000n) / totalTinybar) / 10_000,
    timestamp: snapshot.head === undefined ? null : instantText(snapshot.head.lastNs),
  };
}

async function exchangeRateReply(
  snapshot: LedgerSnapshot,
  { period, at }: QueryOf<typeof CALLS.getExchangeRate>,
): Promise<NetworkExchangeRate> {
  const head = snapshot.head?.lastNs ?? 0n;
  const last = at === undefined || at > head ? head : at;
  const first = periodStart(snapshot, period) ?? 0n;
  const [rate, inForce, history] = await Promise.all([
    exchangeRateAt(snapshot, last),
    rateInForce(snapshot, last),
    period === undefined ? [] : exchangeRateHistory(snapshot, first, head),
  ]);
  return {
    rate: ledgerRateReply(rate, last),
    inForce,
    period: period ?? null,
    history: history.flatMap(({ consensusNs, hbarEquiv, centEquiv }) => {
      const price = usdOf(hbarEquiv, centEquiv);
      if (price === undefined) return [];
      const [hbarEquivalent, centEquivalent] = [hbarEquiv, centEquiv];
      return [{ timestamp: instantText(consensusNs), price, hbarEquivalent, centEquivalent }];
    }),
  };
}

const NO_PRICE = { price: null, source: null, sourceName: null, asOf: null, ageSeconds: null, change24h: null };
const LEDGER_NAME = 'Exchange rate of the ledger (file 0.0.112)';

/** The price by the feed, where it has a fresh one, else by the ledger's own rate. */
async function priceReply(snapshot: LedgerSnapshot, feed: FeedState | undefined): Promise<Price> {
  const head = snapshot.head?.lastNs ?? 0n;
  const rate = await exchangeRateAt(snapshot);
  const ledger = ledgerRateReply(rate, head);
  const always = { currency: 'USD', configured: feed !== undefined, ledger, feed: feedReply(feed) } as const;
  if (feed !== undefined && isFresh(feed)) return { ...always, ...feedSource(feed) };
  if (ledger === null) return { ...always, ...NO_PRICE };
  return {
    ...always,
    ...ledgerSource(ledger, rate?.consensusNs ?? 0n),
    change24h: await ledgerChange(snapshot, ledger),
  };
}

/** What an exchange's feed says; without one the reply says so, and what the ledger's own rate is. */
async function exchangePriceReply(
  snapshot: LedgerSnapshot,
  exchange: string,
  feed: FeedState | undefined,
): Promise<ExchangePrice> {
  const price = await priceReply(snapshot, feed);
  if (price.source === 'feed') return { ...price, exchange, message: null };
  const message =
    feed === undefined
      ? `No price feed is configured for ${exchange}.`
      : `No current price from ${exchange}: ${feed.error ?? 'its last response is too old'}.`;
  return { ...price, ...NO_PRICE, exchange, message };
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
    ageSeconds: ageOf(Number(setNs / NS_PER_MS)),
  };
}

/** By the ledger's own clock, so that a ledger that is not live reports its last day. */
async function ledgerChange(snapshot: LedgerSnapshot, ledger: LedgerRate): Promise<number | null> {
  const dayAgo = (snapshot.head?.lastNs ?? 0n) - NS_PER_DAY;
  const rate = await exchangeRateAt(snapshot, dayAgo);
  const before = rate === undefined ? undefined : rateOf(rate, dayAgo)?.price;
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
  return instantText(BigInt(ms) * NS_PER_MS);
}
