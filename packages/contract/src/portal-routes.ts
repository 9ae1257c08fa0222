import { Type } from 'typebox';
import { Announcement } from './announcement.ts';
import { ContractAbi } from './contract-abi.ts';
import { Dapp, DappContractDetails, DappRecord } from './dapp.ts';
import { ErrorReply, listOf, singleOf } from './envelope.ts';
import { EnvironmentConfigs, Features } from './feature.ts';
import { TokenTransferQuery } from './list-queries.ts';
import { AccountTransferList, TokenTransferList, TransactionList } from './list-routes.ts';
import { NewsItem } from './news.ts';
import { DappListQuery, FeatureQuery } from './portal-queries.ts';
import { AccountParams, type Route } from './route.ts';
import { TransactionListQuery } from './transaction-list-query.ts';

export const DappList = listOf(Dapp, 'A page of dapps.');
export const DappReply = singleOf(DappRecord, 'One dapp.');
export const DappContractList = listOf(DappContractDetails, 'The contracts of a dapp.');
export const AnnouncementList = listOf(Announcement, 'Announcements.');
export const NewsList = listOf(NewsItem, 'News, newest first.');
export const FeaturesReply = singleOf(Features, 'Features.');
export const EnvironmentConfigsReply = singleOf(EnvironmentConfigs, 'Settings of the installation.');
export const ContractAbiReply = singleOf(ContractAbi, 'ABI of a contract.');

const DappParams = Type.Object({
  id: Type.String({ description: 'Id of a dapp.', examples: ['lanternstreet'] }),
});
const accountId = Type.Optional(
  Type.String({ description: 'The account or one of the contracts of the dapp; the primary contract by default.' }),
);

/** Dapps, announcements, news and features: what the portal store holds. All answer 503 while that is not available. */
export const PORTAL_ROUTES: readonly Route[] = [
  {
    id: 'listDapps',
    method: 'GET',
    path: '/api/dapps',
    summary: 'Active dapps in the order of their sort index.',
    tag: 'dapps',
    query: DappListQuery,
    responses: { 200: DappList, 400: ErrorReply, 503: ErrorReply },
  },
  {
    id: 'getDapp',
    method: 'GET',
    path: '/api/dapps/{id}',
    summary: 'One dapp with the newest of its transfers.',
    tag: 'dapps',
    params: DappParams,
    responses: { 200: DappReply, 404: ErrorReply, 503: ErrorReply },
  },
  {
    id: 'listDappContracts',
    method: 'GET',
    path: '/api/dapps/{id}/contracts',
    summary: 'The contracts of a dapp.',
    tag: 'dapps',
    params: DappParams,
    responses: { 200: DappContractList, 404: ErrorReply, 503: ErrorReply },
  },
  {
    id: 'listDappTransactions',
    method: 'GET',
    path: '/api/dapps/{id}/transactions',
    summary:
      'Transactions of a contract of the dapp (`contractID`, the primary one by default), or of its account where it has no contract.',
    tag: 'dapps',
    params: DappParams,
    query: TransactionListQuery,
    responses: { 200: TransactionList, 400: ErrorReply, 404: ErrorReply, 503: ErrorReply },
  },
  {
    id: 'listDappTransfers',
    method: 'GET',
    path: '/api/dapps/{id}/transfers',
    summary: 'Payments and receipts of the account or a contract of the dapp.',
    tag: 'dapps',
    params: DappParams,
    query: Type.Object({ ...TransactionListQuery.properties, accountId }),
    responses: { 200: AccountTransferList, 400: ErrorReply, 404: ErrorReply, 503: ErrorReply },
  },
  {
    id: 'listDappTokenTransfers',
    method: 'GET',
    path: '/api/dapps/{id}/tokentransfers',
    summary:
      'Token transfers: of a contract of the dapp (`contractID`) that is a token, else those in which the account or contract takes part.',
    tag: 'dapps',
    params: DappParams,
    query: Type.Object({ ...TokenTransferQuery.properties, accountId, contractID: accountId }),
    responses: { 200: TokenTransferList, 400: ErrorReply, 404: ErrorReply, 503: ErrorReply },
  },
  {
    id: 'getContractAbi',
    method: 'GET',
    path: '/api/contracts/{id}/abi',
    summary: 'The ABI by which calls and logs of a contract are decoded, where one was told.',
    tag: 'contracts',
    params: AccountParams,
    responses: { 200: ContractAbiReply, 400: ErrorReply, 404: ErrorReply, 503: ErrorReply },
  },
  {
    id: 'listAnnouncements',
    method: 'GET',
    path: '/api/announcements',
    summary: 'Announcements that can be due today in some time zone.',
    tag: 'portal',
    responses: { 200: AnnouncementList, 503: ErrorReply },
  },
  {
    id: 'listNews',
    method: 'GET',
    path: '/api/news',
    summary: 'News, newest first.',
    tag: 'portal',
    responses: { 200: NewsList, 503: ErrorReply },
  },
  {
    id: 'getFeatures',
    method: 'GET',
    path: '/api/features',
    summary: 'Which features are switched on.',
    tag: 'portal',
    query: FeatureQuery,
    responses: { 200: FeaturesReply, 400: ErrorReply, 503: ErrorReply },
  },
  {
    id: 'getEnvironmentConfigs',
    method: 'GET',
    path: '/api/getConfigs',
    summary: 'Settings of the installation.',
    tag: 'portal',
    responses: { 200: EnvironmentConfigsReply, 503: ErrorReply },
  },
];
