import { AccountTransferList } from './account-calls.ts';
import { Announcement } from './announcement.ts';
import { call, pathText } from './call.ts';
import { TokenTransferList } from './contract-calls.ts';
import { Dapp, DappContractDetails, DappRecord } from './dapp.ts';
import { listOf, singleOf } from './envelope.ts';
import { EnvironmentConfigs, Features } from './feature.ts';
import { tokenTransfersOf } from './list-queries.ts';
import { NewsItem } from './news.ts';
import { named, parameter } from './parameter.ts';
import { dappListQuery, featureQuery } from './portal-queries.ts';
import type { Query, QueryName, QueryValue } from './query.ts';
import { text } from './schemas.ts';
import { TransactionList } from './transaction-calls.ts';
import { transactionListOf, transactionListQuery } from './transaction-list-query.ts';

const target = parameter(
  ['contractID', 'contractId', 'accountId', 'accountID', 'account'],
  named,
  'The account or one of the contracts of the dapp; the primary contract by default.',
  'target',
);

/** A list about one of a dapp's entities: what would name an account or contract in the list says which one. */
function ofTarget<Name extends string, Value>(
  list: Query<Name, Value>,
): Query<Name | QueryName<typeof target>, Value & QueryValue<typeof target>> {
  return {
    parameters: { ...list.parameters, ...target.parameters },
    read: (read) => ({ ...list.read(read.without(Object.keys(target.parameters))), ...target.read(read) }),
  };
}

/** Rows of a dapp's transfers where no number is asked for. */
const FEW = { limit: 5 };
export const dappTransferQuery = transactionListOf(FEW);
export const dappTokenTransferQuery = tokenTransfersOf(FEW);

const fromPortal = { tag: 'portal', access: 'public', errors: [503], dependsOn: ['portal'] } as const;
const ofDapps = { tag: 'dapps', access: 'public', errors: [503], dependsOn: ['head', 'portal'] } as const;
/** How much a dapp is used goes through all of its transactions. */
const lagSeconds = 10;
const ofDapp = { ...ofDapps, params: { id: pathText('Dapp ID.', 'lanternstreet') } } as const;

/** Dapps, announcements, news and features: what the portal store holds. All answer 503 while that is not available. */
export const PORTAL_CALLS = {
  listDapps: call({
    ...ofDapps,
    path: '/api/dapps',
    summary: 'Active dapps by sort index.',
    query: dappListQuery,
    lagSeconds,
    reply: listOf(Dapp, 'A page of dapps.'),
  }),
  getDapp: call({
    ...ofDapp,
    path: '/api/dapps/{id}',
    lagSeconds,
    summary: 'One dapp with its latest transfers.',
    reply: singleOf(DappRecord, 'One dapp.'),
  }),
  listDappContracts: call({
    ...ofDapp,
    path: '/api/dapps/{id}/contracts',
    summary: 'Dapp contracts.',
    reply: listOf(DappContractDetails, 'Dapp contracts.'),
  }),
  getDappLogo: call({
    ...fromPortal,
    path: '/api/dapps/{id}/logo/{hash}',
    params: { ...ofDapp.params, hash: pathText('SHA-256 of the logo, as in `logoURL`.', 'e3b0c44298fc1c14') },
    summary: 'Get the uploaded logo of an active dapp.',
    reply: text('Image content.'),
    produces: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  }),
  listDappTransactions: call({
    ...ofDapp,
    path: '/api/dapps/{id}/transactions',
    summary:
      'Transactions of a dapp contract (`contractID`, the primary one by default), or of its account if it has no contracts.',
    query: ofTarget(transactionListQuery),
    reply: TransactionList,
  }),
  listDappTransfers: call({
    ...ofDapp,
    path: '/api/dapps/{id}/transfers',
    summary: 'Payments and receipts of the account or a contract of the dapp.',
    query: ofTarget(dappTransferQuery),
    reply: AccountTransferList,
  }),
  listDappTokenTransfers: call({
    ...ofDapp,
    path: '/api/dapps/{id}/tokentransfers',
    summary:
      'Token transfers: transfers of the token if `contractID` is a token contract of the dapp, otherwise transfers that involve the account or contract.',
    query: ofTarget(dappTokenTransferQuery),
    reply: TokenTransferList,
  }),
  listAnnouncements: call({
    ...fromPortal,
    path: '/api/announcements',
    summary: 'Announcements that are current today in any time zone.',
    reply: listOf(Announcement, 'Announcements.'),
    // Which day it is.
    dependsOn: ['portal', 'outside'],
  }),
  listNews: call({
    ...fromPortal,
    path: '/api/news',
    summary: 'News, newest first.',
    reply: listOf(NewsItem, 'News, newest first.'),
  }),
  getFeatures: call({
    ...fromPortal,
    path: '/api/features',
    summary: 'Get the state of all features.',
    query: featureQuery,
    reply: singleOf(Features, 'Features.'),
  }),
  getEnvironmentConfigs: call({
    ...fromPortal,
    path: '/api/getConfigs',
    summary: 'Installation settings.',
    reply: singleOf(EnvironmentConfigs, 'Installation settings.'),
  }),
};
