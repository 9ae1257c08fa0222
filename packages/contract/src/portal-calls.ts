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
const ofDapp = { ...ofDapps, params: { id: pathText('Id of a dapp.', 'lanternstreet') } } as const;

/** Dapps, announcements, news and features: what the portal store holds. All answer 503 while that is not available. */
export const PORTAL_CALLS = {
  listDapps: call({
    ...ofDapps,
    path: '/api/dapps',
    summary: 'Active dapps in the order of their sort index.',
    query: dappListQuery,
    lagSeconds,
    reply: listOf(Dapp, 'A page of dapps.'),
  }),
  getDapp: call({
    ...ofDapp,
    path: '/api/dapps/{id}',
    lagSeconds,
    summary: 'One dapp with the newest of its transfers.',
    reply: singleOf(DappRecord, 'One dapp.'),
  }),
  listDappContracts: call({
    ...ofDapp,
    path: '/api/dapps/{id}/contracts',
    summary: 'The contracts of a dapp.',
    reply: listOf(DappContractDetails, 'The contracts of a dapp.'),
  }),
  getDappLogo: call({
    ...fromPortal,
    path: '/api/dapps/{id}/logo/{hash}',
    params: { ...ofDapp.params, hash: pathText('SHA-256 of the logo, as `logoURL` has it.', 'e3b0c44298fc1c14') },
    summary: 'The uploaded logo of an active dapp.',
    reply: text('Bytes of the image.'),
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
      'Token transfers: of a contract of the dapp (`contractID`) that is a token, else those in which the account or contract takes part.',
    query: ofTarget(dappTokenTransferQuery),
    reply: TokenTransferList,
  }),
  listAnnouncements: call({
    ...fromPortal,
    path: '/api/announcements',
    summary: 'Announcements that can be due today in some time zone.',
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
    summary: 'Which features are switched on.',
    query: featureQuery,
    reply: singleOf(Features, 'Features.'),
  }),
  getEnvironmentConfigs: call({
    ...fromPortal,
    path: '/api/getConfigs',
    summary: 'Settings of the installation.',
    reply: singleOf(EnvironmentConfigs, 'Settings of the installation.'),
  }),
};
