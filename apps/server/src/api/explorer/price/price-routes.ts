import {
  type CALLS,
  type Exchange,
  type NetworkExchangeRate,
  type NetworkSupply,
  type QueryOf,
  toAmount,
} from '@ledgerscope/contract';
import { exchangeRateAt, exchangeRateHistory, type LedgerSnapshot, networkSupply } from '@ledgerscope/ledger-store';
import type { Handlers } from '../../add-calls.ts';
import { periodStart } from '../time-span.ts';
import { instantText } from '../values.ts';
import { ledgerRateReply, usdOf } from './ledger-rate.ts';
import { exchangePriceReply, priceReply } from './price-reply.ts';

/** Prices, supply and the exchange rate of the ledger. */
export const PRICE_HANDLERS = {
  getPrice: async ({ context: { store, prices } }) => ({ data: await priceReply(store, prices?.first()) }),
  getBinancePrice: priceAt('binance'),
  getOkexPrice: priceAt('okex'),
  getBittrexPrice: priceAt('bittrex'),
  getNetworkSupply: async ({ context }) => ({ data: await supplyReply(context.store) }),
  getExchangeRate: async ({ context, query }) => ({ data: await exchangeRateReply(context.store, query) }),
} satisfies Partial<Handlers>;

function priceAt(exchange: Exchange): Handlers['getBinancePrice'] {
  return async ({ context: { store, prices } }) => ({
    data: await exchangePriceReply(store, exchange, prices?.named(exchange)),
  });
}

async function supplyReply(store: LedgerSnapshot): Promise<NetworkSupply> {
  const { totalTinybar, releasedTinybar } = await networkSupply(store);
  const released = releasedTinybar;
  return {
    totalSupply: toAmount(totalTinybar),
    releasedSupply: released === null ? null : toAmount(released),
    unreleasedSupply: released === null ? null : toAmount(totalTinybar - released),
    releasedPercent: released === null ? null : Number((released * 1_000_000n) / totalTinybar) / 10_000,
    timestamp: store.head === undefined ? null : instantText(store.head.lastNs),
  };
}

async function exchangeRateReply(
  store: LedgerSnapshot,
  { period, at }: QueryOf<typeof CALLS.getExchangeRate>,
): Promise<NetworkExchangeRate> {
  const head = store.head?.lastNs ?? 0n;
  const last = at === undefined || at > head ? head : at;
  const first = periodStart(store, period) ?? 0n;
  const [rate, history] = await Promise.all([
    exchangeRateAt(store, last),
    period === undefined ? [] : exchangeRateHistory(store, first, head),
  ]);
  return {
    rate: ledgerRateReply(rate, last),
    period: period ?? null,
    history: history.flatMap(({ consensusNs, hbarEquiv, centEquiv }) => {
      const price = usdOf(hbarEquiv, centEquiv);
      if (price === undefined) return [];
      const [hbarEquivalent, centEquivalent] = [hbarEquiv, centEquiv];
      return [{ timestamp: instantText(consensusNs), price, hbarEquivalent, centEquivalent }];
    }),
  };
}
