import { type ConsensusNs, parseEpoch } from '@ledgerscope/ledger';
import { Type } from 'typebox';
import { ErrorReply, singleOf } from './envelope.ts';
import { NetworkExchangeRate, NetworkSupply } from './network-facts.ts';
import { NodeList } from './node.ts';
import { EXCHANGES, ExchangePrice, Price } from './price.ts';
import { parseQuery, type QueryResult, type RawQuery } from './query-value.ts';
import type { Route } from './route.ts';
import { type Period, periodProperty, readEpoch, readPeriod } from './time-query.ts';

export const PriceReply = singleOf(Price, 'What an hbar costs.');
export const ExchangePriceReply = singleOf(ExchangePrice, 'What an hbar costs at an exchange.');
export const NetworkSupplyReply = singleOf(NetworkSupply, 'Supply of hbar.');
export const ExchangeRateReply = singleOf(NetworkExchangeRate, 'The exchange rate of the ledger.');

/** The query of the nodes call, as documented. */
export const NodeQuery = Type.Object(periodProperty);

/** The query of the exchange rate, as documented. */
export const ExchangeRateQuery = Type.Object({
  ...periodProperty,
  timestamp: Type.Optional(
    Type.String({ description: 'The rate of this consensus timestamp (`seconds.nanoseconds`, or ms since 1970).' }),
  ),
});

/** Parses the query of the exchange rate; bad values are named. `at` is undefined for now. */
export function parseExchangeRateQuery(
  query: RawQuery,
): QueryResult<{ readonly period: Period | undefined; readonly at: ConsensusNs | undefined }> {
  return parseQuery(query, (read) => {
    const exact = parseEpoch(read.one('timestamp')?.value ?? '');
    return { period: readPeriod(read), at: exact ?? readEpoch(read, 'timestamp') };
  });
}

/** Nodes, prices and facts of the network. */
export const NETWORK_FACT_ROUTES: readonly Route[] = [
  {
    id: 'listNodes',
    method: 'GET',
    path: '/api/stats/nodes',
    summary: 'Consensus nodes: stake, place, and what they did and earned in a period (1D by default).',
    tag: 'network',
    query: NodeQuery,
    responses: { 200: NodeList, 400: ErrorReply },
  },
  {
    id: 'getPrice',
    method: 'GET',
    path: '/api/prices/hbar',
    summary: 'What an hbar costs: by the configured feed, else by the exchange rate of the ledger.',
    tag: 'prices',
    responses: { 200: PriceReply },
  },
  ...EXCHANGES.map(
    (exchange): Route => ({
      id: `get${exchange.slice(0, 1).toUpperCase()}${exchange.slice(1)}Price`,
      method: 'GET',
      path: `/api/prices/${exchange}`,
      summary: `What an hbar costs at ${exchange}, where a feed of it is configured.`,
      tag: 'prices',
      responses: { 200: ExchangePriceReply },
    }),
  ),
  {
    id: 'getNetworkSupply',
    method: 'GET',
    path: '/api/network/supply',
    summary: 'Supply of hbar.',
    tag: 'network',
    responses: { 200: NetworkSupplyReply },
  },
  {
    id: 'getExchangeRate',
    method: 'GET',
    path: '/api/network/exchange-rate',
    summary: 'The exchange rate of the ledger, now or at an instant, and its history over a period.',
    tag: 'network',
    query: ExchangeRateQuery,
    responses: { 200: ExchangeRateReply, 400: ErrorReply },
  },
];
