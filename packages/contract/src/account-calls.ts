import {
  Account,
  AccountBalance,
  AccountFile,
  AccountRowReply,
  AccountStakingReward,
  AllowanceReply,
  BalanceHistory,
  CreatedEntityReply,
  PendingAirdropReply,
} from './account.ts';
import { amount } from './amount.ts';
import { call } from './call.ts';
import { chartQuery } from './chart-query.ts';
import { ContractApprovalList } from './contract-entity.ts';
import {
  accountFileQuery,
  accountListQuery,
  airdropQuery,
  allowanceQuery,
  approvalQuery,
  balanceQuery,
  createdQuery,
  eventQuery,
  stakingRewardQuery,
} from './entity-list-query.ts';
import { listOf, singleOf } from './envelope.ts';
import { AccountTransfer, Erc20Transfer, InternalCall, RecentTransactions } from './list-rows.ts';
import { accountPath, transactionParameter } from './path-parameters.ts';
import { object } from './schemas.ts';
import { Statement, StatementMovement, statementMovementQuery, statementQuery } from './statement.ts';
import { DECODED, HISTORY_LIMITED, TransactionList, TransactionReply } from './transaction-calls.ts';
import { entityTransactionQuery } from './transaction-list-query.ts';

export const AccountBalanceReply = singleOf(AccountBalance, 'A balance.');
export const BalanceHistoryReply = singleOf(BalanceHistory, 'Balance history.');
export const AccountTransferList = listOf(AccountTransfer, 'A page of payments and receipts.');
export const RecentTransactionsReply = singleOf(RecentTransactions, 'Account activity.');

const StakingRewardList = object('A page of staking rewards.', {
  ...listOf(AccountStakingReward, '').properties,
  totalAmount: amount('Total of all rewards in tinybars, on all pages.'),
});

/** Accounts and contracts are found by what dapps and sources call them, too. */
export const NAMED = ['head', 'portal'] as const;

const tag = 'accounts';
const ofAccount = { tag, params: accountPath } as const;

/** Accounts: the list, one account, and what it has and did. */
export const ACCOUNT_CALLS = {
  listAccounts: call({
    path: '/api/accounts',
    summary: 'Accounts, newest first.',
    tag,
    query: accountListQuery,
    reply: listOf(AccountRowReply, 'A page of accounts.'),
    dependsOn: NAMED,
  }),
  getAccount: call({
    ...ofAccount,
    path: '/api/accounts/{id}',
    summary: 'Get an account.',
    reply: singleOf(Account, 'One account.'),
  }),
  getAccountBalance: call({
    ...ofAccount,
    path: '/api/accounts/{id}/balance',
    summary: 'Get the balance of an account, now or at a given time.',
    query: balanceQuery,
    reply: AccountBalanceReply,
  }),
  getAccountBalanceHistory: call({
    ...ofAccount,
    path: '/api/accounts/{id}/balance-history',
    summary: 'Get the balance history of an account.',
    query: chartQuery,
    reply: BalanceHistoryReply,
  }),
  listAccountFiles: call({
    ...ofAccount,
    path: '/api/accounts/{id}/files',
    summary: 'Files created by the account, newest first.',
    query: accountFileQuery,
    reply: listOf(AccountFile, 'A page of files.'),
  }),
  listStakingRewards: call({
    ...ofAccount,
    path: '/api/accounts/{id}/staking-rewards',
    summary: 'List staking rewards of an account, newest first.',
    query: stakingRewardQuery,
    reply: StakingRewardList,
  }),
  listAllowances: call({
    ...ofAccount,
    path: '/api/accounts/{id}/allowances',
    summary:
      'List allowances granted or received by an account, newest first. Allowances for single NFTs are part of the NFT.',
    query: allowanceQuery,
    reply: listOf(AllowanceReply, 'A page of allowances.'),
  }),
  listTokenApprovals: call({
    ...ofAccount,
    path: '/api/accounts/{id}/token-approvals',
    summary:
      'ERC-20, ERC-721 and ERC-1155 approvals that an account has granted or received, newest first. Only approvals that are in force according to the contract logs.',
    query: approvalQuery,
    reply: ContractApprovalList,
  }),
  listAirdrops: call({
    ...ofAccount,
    path: '/api/accounts/{id}/airdrops',
    summary: 'List pending airdrops.',
    query: airdropQuery,
    reply: listOf(PendingAirdropReply, 'A page of pending airdrops.'),
  }),
  listCreated: call({
    ...ofAccount,
    path: '/api/accounts/{id}/created',
    summary: 'Entities created by the account, newest first.',
    query: createdQuery,
    reply: listOf(CreatedEntityReply, 'A page of entities.'),
  }),
  listAccountTransactions: call({
    ...ofAccount,
    path: '/api/accounts/{id}/transactions',
    summary:
      'Transactions that involve an account or contract as payer, sender, receiver, caller or affected entity. For system accounts (number up to 1000), only transactions that they pay for or that change them are included.',
    query: entityTransactionQuery,
    reply: TransactionList,
    dependsOn: DECODED,
  }),
  listAccountTransfers: call({
    ...ofAccount,
    path: '/api/accounts/{id}/transfers',
    summary: 'Payments and receipts: transactions that changed the hbar balance of an account.',
    query: entityTransactionQuery,
    reply: AccountTransferList,
  }),
  getStatement: call({
    ...ofAccount,
    path: '/api/accounts/{id}/statement',
    summary: 'Get an account statement in hbar, a token or an NFT collection: opening and closing balance, and totals.',
    query: statementQuery,
    reply: singleOf(Statement, 'An account statement.'),
  }),
  listStatementMovements: call({
    ...ofAccount,
    path: '/api/accounts/{id}/statement/movements',
    summary: 'List the movements of an account statement with the balance after each, oldest first.',
    query: statementMovementQuery,
    reply: listOf(StatementMovement, 'A page of movements.'),
  }),
  listErc20Transfers: call({
    ...ofAccount,
    path: '/api/accounts/{id}/erc20-transfers',
    aliases: { listContractErc20Transfers: '/api/contracts/{id}/erc20-transfers' },
    summary: 'ERC-20 transfers sent or received; for a token contract, also the transfers of the token.',
    query: eventQuery,
    reply: listOf(Erc20Transfer, 'A page of ERC-20 transfers.'),
  }),
  listInternalCalls: call({
    ...ofAccount,
    path: '/api/accounts/{id}/internal-calls',
    aliases: { listContractInternalCalls: '/api/contracts/{id}/internal-calls' },
    summary: 'Internal calls made or received, decoded if the signature is known; only from sidecars.',
    query: eventQuery,
    reply: listOf(InternalCall, 'A page of internal calls.'),
    dependsOn: DECODED,
  }),
  getAccountTransactionCount: call({
    ...ofAccount,
    path: '/api/accounts/{id}/transaction-count',
    summary: 'Transactions that involved an account in the last 30 days.',
    reply: RecentTransactionsReply,
  }),
  getAccountTransaction: call({
    path: '/api/accounts/{id}/transactions/{txId}',
    summary: 'Get one transaction, if it involves the account.',
    tag,
    params: { ...accountPath, txId: transactionParameter },
    reply: TransactionReply,
    errors: HISTORY_LIMITED,
    dependsOn: DECODED,
  }),
};
