import { Type } from 'typebox';
import { ACCOUNT_ROUTES } from './account-routes.ts';
import { CHART_ROUTES } from './chart-routes.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';
import { ErrorReply, singleOf } from './envelope.ts';
import { historyLimited } from './history-limited.ts';
import { LIST_ROUTES, TransactionList, TransactionReply } from './list-routes.ts';
import { NETWORK_FACT_ROUTES } from './network-fact-routes.ts';
import { Health, NetworkStatus, Readiness, SiteConfig } from './network-status.ts';
import { NFT_METADATA_ROUTES } from './nft-metadata-routes.ts';
import { NFT_ROUTES } from './nft-routes.ts';
import { PORTAL_ROUTES } from './portal-routes.ts';
import { AccountParams, type Route } from './route.ts';
import { SEARCH_ROUTES } from './search-routes.ts';
import { TOKEN_ROUTES } from './token-routes.ts';
import { TOPIC_ROUTES } from './topic-routes.ts';
import { RawTransaction } from './transaction.ts';
import { TransactionListQuery } from './transaction-list-query.ts';
import { NamedTransactionQuery, TransactionQuery } from './transaction-query.ts';

export const RawTransactionReply = singleOf(RawTransaction, 'One transaction as the network wrote it.');
export const SiteConfigReply = singleOf(SiteConfig, 'Configuration of the interface.');
export const NetworkStatusReply = singleOf(NetworkStatus, 'The state of reading.');

const TransactionParams = Type.Object({
  id: Type.String({
    description:
      'Transaction id (readable, with dashes, or digits run together), consensus timestamp, transaction hash (96 hex digits) or Ethereum hash (64), with or without 0x.',
    examples: ['0.0.3926417@1753303054.290075851'],
  }),
});
/** Every call. */
export const ROUTES: readonly Route[] = [
  {
    id: 'listTransactions',
    method: 'GET',
    path: '/api/transactions',
    summary: 'Transactions of the ledger, newest first.',
    tag: 'transactions',
    query: TransactionListQuery,
    responses: { 200: TransactionList, 400: ErrorReply },
  },
  historyLimited({
    id: 'getTransaction',
    method: 'GET',
    path: '/api/transactions/{id}',
    summary: 'One transaction with everything that is known of it.',
    tag: 'transactions',
    params: TransactionParams,
    query: TransactionQuery,
    responses: { 200: TransactionReply, 400: ErrorReply, 404: ErrorReply },
  }),
  historyLimited({
    id: 'getRawTransaction',
    method: 'GET',
    path: '/api/transactions/{id}/raw',
    summary: 'One transaction as the network wrote it, in bytes and in fields.',
    tag: 'transactions',
    params: TransactionParams,
    query: TransactionQuery,
    responses: { 200: RawTransactionReply, 400: ErrorReply, 404: ErrorReply },
  }),
  {
    id: 'getNamedRawTransaction',
    method: 'GET',
    path: '/api/transactions/raw',
    summary: 'The same, of the transaction that the query names.',
    tag: 'transactions',
    query: NamedTransactionQuery,
    responses: { 200: RawTransactionReply, 400: ErrorReply, 404: ErrorReply },
  },
  {
    id: 'listAccountTransactions',
    method: 'GET',
    path: '/api/accounts/{id}/transactions',
    summary:
      'Transactions that touch an account or contract: paid, received, sent, called, or acted on. System accounts (number up to 1000) stand in every fee: theirs are those that they pay or that act on them.',
    tag: 'accounts',
    params: AccountParams,
    query: TransactionListQuery,
    responses: { 200: TransactionList, 400: ErrorReply, 404: ErrorReply },
  },
  {
    id: 'listContractTransactions',
    method: 'GET',
    path: '/api/contracts/{id}/transactions',
    summary: 'Transactions that touch a contract.',
    tag: 'contracts',
    params: AccountParams,
    query: TransactionListQuery,
    responses: { 200: TransactionList, 400: ErrorReply, 404: ErrorReply },
  },
  ...LIST_ROUTES,
  ...PORTAL_ROUTES,
  ...ACCOUNT_ROUTES,
  ...CONTRACT_ROUTES,
  ...TOPIC_ROUTES,
  ...CHART_ROUTES,
  ...TOKEN_ROUTES,
  ...NFT_ROUTES,
  ...NFT_METADATA_ROUTES,
  ...SEARCH_ROUTES,
  ...NETWORK_FACT_ROUTES,
  {
    id: 'getConfig',
    method: 'GET',
    path: '/api/config',
    summary: 'Network, its siblings, and how files are trusted.',
    tag: 'network',
    responses: { 200: SiteConfigReply },
  },
  {
    id: 'getStatus',
    method: 'GET',
    path: '/api/status',
    summary: 'What reading the ledger is up to.',
    tag: 'network',
    responses: { 200: NetworkStatusReply },
  },
  {
    id: 'getReady',
    method: 'GET',
    path: '/ready',
    summary: 'Whether pages can be served and what the source holds has been read.',
    tag: 'operation',
    responses: { 200: Readiness, 503: Readiness },
  },
  {
    id: 'getHealth',
    method: 'GET',
    path: '/health',
    summary: 'Whether the process is alive and reading.',
    tag: 'operation',
    responses: { 200: Health, 503: Health },
  },
];
