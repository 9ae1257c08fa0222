import { call } from './call.ts';
import { listOf, singleOf } from './envelope.ts';
import { KnownName } from './known-name.ts';
import { NetworkExchangeRate, NetworkSupplyReply } from './network-facts.ts';
import { Health, NetworkStatus, Readiness, SiteConfig } from './network-status.ts';
import { NodeList } from './node.ts';
import { instantAt, parameter, TIME_FORMS } from './parameter.ts';
import { type Exchange, ExchangePrice, Price } from './price.ts';
import { query } from './query.ts';
import { period, periodOr } from './time-query.ts';

const ExchangePriceReply = singleOf(ExchangePrice, 'Hbar price at an exchange.');

function atExchange(exchange: Exchange) {
  return call({
    path: `/api/prices/${exchange}`,
    summary: `Get the hbar price at ${exchange}, if a feed for it is configured.`,
    tag: 'prices',
    reply: ExchangePriceReply,
    dependsOn: ['head', 'outside'],
  });
}

/** Nodes, prices and facts of the network. */
export const NETWORK_CALLS = {
  listNodes: call({
    path: '/api/stats/nodes',
    summary: 'Consensus nodes: stake, location, and activity and earnings in a period (1D by default).',
    tag: 'network',
    query: periodOr('1D'),
    lagSeconds: 5,
    reply: NodeList,
  }),
  getPrice: call({
    path: '/api/prices/hbar',
    summary: 'Get the hbar price from the configured feed, otherwise from the exchange rate of the ledger.',
    tag: 'prices',
    reply: singleOf(Price, 'Hbar price.'),
    dependsOn: ['head', 'outside'],
  }),
  getBinancePrice: atExchange('binance'),
  getOkexPrice: atExchange('okex'),
  getBittrexPrice: atExchange('bittrex'),
  getNetworkSupply: call({
    path: '/api/network/supply',
    summary: 'Hbar supply.',
    tag: 'network',
    reply: singleOf(NetworkSupplyReply, 'Hbar supply.'),
  }),
  getExchangeRate: call({
    path: '/api/network/exchange-rate',
    summary:
      'Exchange rate of the ledger, now or at a given time, with its start of validity and its history over a period.',
    tag: 'network',
    query: query(
      period,
      parameter('timestamp', instantAt, `Rate at this consensus timestamp: ${TIME_FORMS}. Now by default.`, 'at'),
    ),
    reply: singleOf(NetworkExchangeRate, 'Exchange rate of the ledger.'),
  }),
};

/** Configuration and state of this server. */
export const SERVER_CALLS = {
  getConfig: call({
    path: '/api/config',
    summary: 'Current network, related networks, and how files are verified.',
    tag: 'network',
    reply: singleOf(SiteConfig, 'User interface configuration.'),
    dependsOn: ['head', 'outside'],
    cost: 0,
  }),
  getStatus: call({
    path: '/api/status',
    summary: 'Get the ingest progress.',
    tag: 'network',
    reply: singleOf(NetworkStatus, 'Ingest state.'),
    dependsOn: ['head', 'portal', 'outside'],
    cost: 0,
  }),
  listNames: call({
    path: '/api/names',
    summary: 'Known names of accounts and contracts: from nodes, dapps and verified sources.',
    tag: 'network',
    reply: listOf(KnownName, 'All known names, one for each account or contract.'),
    dependsOn: ['head', 'portal'],
    lagSeconds: 60,
  }),
  getReady: call({
    path: '/ready',
    summary: 'Whether pages can be served and the available source data has been ingested.',
    tag: 'operation',
    reply: Readiness,
    otherReplies: { 503: Readiness },
    dependsOn: ['outside'],
    cost: 0,
  }),
  getHealth: call({
    path: '/health',
    summary: 'Whether the process is alive and ingesting.',
    tag: 'operation',
    reply: Health,
    otherReplies: { 503: Health },
    dependsOn: ['outside'],
    cost: 0,
  }),
};
