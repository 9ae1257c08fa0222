import {
  EXCHANGES,
  type NetworkExchangeRate,
  type NetworkSupply,
  parseExchangeRateQuery,
  type RawQuery,
  toAmount,
} from '@ledgerscope/contract';
import { exchangeRateAt, exchangeRateHistory, type LedgerStore, networkSupply } from '@ledgerscope/ledger-store';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { BY_HEAD } from '../../plugins/ledger-cache.ts';
import { accepted } from '../accepted.ts';
import { periodStart } from '../time-span.ts';
import { instantText } from '../values.ts';
import { ledgerRateReply, usdOf } from './ledger-rate.ts';
import { exchangePriceReply, priceReply } from './price-reply.ts';

/** Prices, supply and the exchange rate of the ledger. */
export function addPriceRoutes(app: FastifyInstance, { store, prices }: ApiContext): void {
  app.get('/api/prices/hbar', async () => ({ data: await priceReply(store, prices?.first()) }));
  for (const exchange of EXCHANGES)
    app.get(`/api/prices/${exchange}`, async () => ({
      data: await exchangePriceReply(store, exchange, prices?.named(exchange)),
    }));
  app.get('/api/network/supply', BY_HEAD, async () => ({ data: await supplyReply(store) }));
  app.get('/api/network/exchange-rate', BY_HEAD, async (request) => ({
    data: await exchangeRateReply(store, request.query as RawQuery),
  }));
}

async function supplyReply(store: LedgerStore): Promise<NetworkSupply> {
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

async function exchangeRateReply(store: LedgerStore, query: RawQuery): Promise<NetworkExchangeRate> {
  const { period, at } = accepted(parseExchangeRateQuery(query));
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
