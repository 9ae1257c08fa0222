import {
  AccountBalanceReply,
  AccountTransferList,
  BalanceHistoryReply,
  NAMED,
  RecentTransactionsReply,
} from './account-calls.ts';
import { call } from './call.ts';
import { UsersTrend, VolumeTrend } from './chart.ts';
import { chartQuery } from './chart-query.ts';
import { ContractAbi } from './contract-abi.ts';
import {
  ByteCode,
  Contract,
  ContractApprovalList,
  ContractEvent,
  ContractHolderReply,
  ContractRowReply,
  ContractToken,
  StorageSlotReply,
} from './contract-entity.ts';
import {
  balanceQuery,
  contractHolderQuery,
  contractListQuery,
  contractNftQuery,
  eventQuery,
  slotQuery,
} from './entity-list-query.ts';
import { listOf, singleOf } from './envelope.ts';
import { contractCallQuery, entityTokenTransferQuery } from './list-queries.ts';
import { ContractCall, ContractNftTransfer, TokenTransferRowReply } from './list-rows.ts';
import { page } from './page-query.ts';
import { accountPath } from './path-parameters.ts';
import { orNull } from './schemas.ts';
import { DECODED, TransactionList } from './transaction-calls.ts';
import { entityTransactionQuery } from './transaction-list-query.ts';

export const TokenTransferList = listOf(TokenTransferRowReply, 'A page of token transfers.');
export const VolumeTrendReply = singleOf(VolumeTrend, 'Transactions over time.');

const tag = 'contracts';
const ofContract = { tag, params: accountPath } as const;

/** Contracts: the list, one contract, and what it has and did. */
export const CONTRACT_CALLS = {
  listContracts: call({
    path: '/api/contracts',
    summary: 'Contracts, newest first.',
    tag,
    query: contractListQuery,
    reply: listOf(ContractRowReply, 'A page of contracts.'),
    dependsOn: NAMED,
  }),
  getContract: call({
    ...ofContract,
    path: '/api/contracts/{id}',
    summary: 'One contract with all known details.',
    reply: singleOf(Contract, 'One contract.'),
  }),
  getContractBalance: call({
    ...ofContract,
    path: '/api/contracts/{id}/balance',
    summary: 'Get the balance of an account, now or at a given time.',
    query: balanceQuery,
    reply: AccountBalanceReply,
  }),
  getContractBalanceHistory: call({
    ...ofContract,
    path: '/api/contracts/{id}/balance-history',
    summary: 'Get the balance history of a contract.',
    query: chartQuery,
    reply: BalanceHistoryReply,
  }),
  getByteCode: call({
    ...ofContract,
    path: '/api/contracts/{id}/byte-code',
    summary: 'Get the bytecode of a contract.',
    reply: singleOf(ByteCode, 'Contract code.'),
  }),
  getContractToken: call({
    ...ofContract,
    path: '/api/contracts/{id}/token',
    summary: 'ERC-20, ERC-721 or ERC-1155 token of a contract; null if the contract is not a token.',
    reply: singleOf(orNull(ContractToken, 'Null if the contract is not a token.'), 'Contract token, or null.'),
  }),
  listContractHolders: call({
    ...ofContract,
    path: '/api/contracts/{id}/token-holders',
    summary:
      'Holders of an ERC-20, ERC-721 or ERC-1155 token, computed from the transfer logs of its contract, largest balance first.',
    query: contractHolderQuery,
    reply: listOf(ContractHolderReply, 'A page of holders.'),
  }),
  listContractApprovals: call({
    ...ofContract,
    path: '/api/contracts/{id}/token-approvals',
    summary:
      'Approvals of an ERC-20, ERC-721 or ERC-1155 token, newest first. Only approvals that are in force according to its logs.',
    query: page(['consensusTime'], { onlyOrder: true }),
    reply: ContractApprovalList,
  }),
  listContractNftTransfers: call({
    ...ofContract,
    path: '/api/contracts/{id}/nft-transfers',
    summary:
      'List transfers of an ERC-721 or ERC-1155 token, newest first, from the transfer logs of its contract. Logs that cannot be decoded are omitted.',
    query: contractNftQuery,
    reply: listOf(ContractNftTransfer, 'A page of transfers.'),
  }),
  listContractEvents: call({
    ...ofContract,
    path: '/api/contracts/{id}/events',
    summary: 'Logs emitted by the contract, newest first, decoded if the signature is known.',
    query: eventQuery,
    reply: listOf(ContractEvent, 'A page of events.'),
    dependsOn: DECODED,
  }),
  listContractState: call({
    ...ofContract,
    path: '/api/contracts/{id}/state',
    summary: 'List storage slots with their current values.',
    query: slotQuery,
    reply: listOf(StorageSlotReply, 'A page of storage slots.'),
  }),
  listContractTransactions: call({
    ...ofContract,
    path: '/api/contracts/{id}/transactions',
    summary: 'Transactions that involve a contract.',
    query: entityTransactionQuery,
    reply: TransactionList,
    dependsOn: DECODED,
  }),
  listContractTransfers: call({
    ...ofContract,
    path: '/api/contracts/{id}/transfers',
    summary: 'Payments and receipts of a contract.',
    query: entityTransactionQuery,
    reply: AccountTransferList,
  }),
  getContractTransactionCount: call({
    ...ofContract,
    path: '/api/contracts/{id}/transaction-count',
    summary: 'Transactions that involved a contract in the last 30 days.',
    reply: RecentTransactionsReply,
  }),
  listContractCalls: call({
    ...ofContract,
    path: '/api/contracts/{id}/calls',
    summary: 'Contract calls, with parameters decoded if the signature is known.',
    query: contractCallQuery,
    reply: listOf(ContractCall, 'A page of contract calls.'),
    dependsOn: DECODED,
  }),
  listContractTokenTransfers: call({
    ...ofContract,
    path: '/api/contracts/{id}/tokentransfers',
    summary: 'Contract token transfers.',
    query: entityTokenTransferQuery,
    reply: TokenTransferList,
  }),
  getContractVolume: call({
    ...ofContract,
    path: '/api/contracts/{id}/stats/transaction-volume',
    summary: 'Transactions that involve a contract, over time.',
    query: chartQuery,
    reply: VolumeTrendReply,
  }),
  getContractUsers: call({
    ...ofContract,
    path: '/api/contracts/{id}/stats/users',
    summary: 'Distinct senders of calls of a contract over time.',
    query: chartQuery,
    reply: singleOf(UsersTrend, 'Users of a contract over time.'),
  }),
  getContractAbi: call({
    ...ofContract,
    path: '/api/contracts/{id}/abi',
    summary: 'ABI used to decode a contract’s calls and logs; null if unknown.',
    reply: singleOf(orNull(ContractAbi, 'Null if no ABI is known.'), 'Contract ABI, or null.'),
    errors: [503],
    dependsOn: DECODED,
  }),
};
