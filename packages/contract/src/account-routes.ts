import { type TObject, type TSchema, Type } from 'typebox';
import {
  Account,
  AccountBalance,
  AccountFile,
  AccountRow,
  AccountStakingReward,
  Allowance,
  BalanceHistory,
  CreatedEntity,
  PendingAirdrop,
} from './account.ts';
import { amount } from './amount.ts';
import { ChartQuery } from './chart-query.ts';
import {
  AccountListQuery,
  AirdropQuery,
  AllowanceQuery,
  BalanceQuery,
  CreatedQuery,
  SubListQuery,
} from './entity-list-query.ts';
import { ErrorReply, listOf, singleOf } from './envelope.ts';
import { AccountParams, type Route } from './route.ts';

export const AccountList = listOf(AccountRow, 'A page of accounts.');
export const AccountReply = singleOf(Account, 'One account.');
export const AccountBalanceReply = singleOf(AccountBalance, 'A balance.');
export const BalanceHistoryReply = singleOf(BalanceHistory, 'How a balance went.');
export const AccountFileList = listOf(AccountFile, 'A page of files.');
export const StakingRewardList = Type.Object(
  {
    ...listOf(AccountStakingReward, '').properties,
    totalAmount: amount('Sum of all rewards in tinybars, whatever the page.'),
  },
  { description: 'A page of staking rewards.' },
);
export const AllowanceList = listOf(Allowance, 'A page of allowances.');
export const PendingAirdropList = listOf(PendingAirdrop, 'A page of pending airdrops.');
export const CreatedEntityList = listOf(CreatedEntity, 'A page of entities.');

function ofAccount(id: string, path: string, summary: string, reply: TSchema, query?: TObject): Route {
  return {
    id,
    method: 'GET',
    path: `/api/accounts/{id}${path}`,
    summary,
    tag: 'accounts',
    params: AccountParams,
    ...(query === undefined ? {} : { query }),
    responses: { 200: reply, 400: ErrorReply, 404: ErrorReply },
  };
}

/** Accounts: the list, one account, and what it has. */
export const ACCOUNT_ROUTES: readonly Route[] = [
  {
    id: 'listAccounts',
    method: 'GET',
    path: '/api/accounts',
    summary: 'Accounts of the ledger, newest first.',
    tag: 'accounts',
    query: AccountListQuery,
    responses: { 200: AccountList, 400: ErrorReply },
  },
  ofAccount('getAccount', '', 'One account with everything that is known of it.', AccountReply),
  ofAccount('getAccountBalance', '/balance', 'Its balance, now or at an instant.', AccountBalanceReply, BalanceQuery),
  ofAccount('getAccountBalanceHistory', '/balance-history', 'How its balance went.', BalanceHistoryReply, ChartQuery),
  ofAccount('listAccountFiles', '/files', 'Files that it created, newest first.', AccountFileList, SubListQuery),
  ofAccount(
    'listStakingRewards',
    '/staking-rewards',
    'What staking paid to it, newest first.',
    StakingRewardList,
    SubListQuery,
  ),
  ofAccount(
    'listAllowances',
    '/allowances',
    'Allowances in force that it granted or may spend, newest first. Those of single NFTs stand with the NFTs.',
    AllowanceList,
    AllowanceQuery,
  ),
  ofAccount('listAirdrops', '/airdrops', 'Airdrops that wait for a claim.', PendingAirdropList, AirdropQuery),
  ofAccount('listCreated', '/created', 'Entities that it created, newest first.', CreatedEntityList, CreatedQuery),
];
