import { type Static, type TObject, type TSchema, Type } from 'typebox';
import { BlockProof } from './block-proof.ts';
import { ErrorReply, listOf, singleOf } from './envelope.ts';
import { ExportParams, ExportQuery } from './export-query.ts';
import { historyLimited } from './history-limited.ts';
import {
  BlockListQuery,
  ContractCallQuery,
  NftTransferQuery,
  TokenTransferQuery,
  TopicMessageQuery,
} from './list-queries.ts';
import {
  AccountTransfer,
  BlockRow,
  ContractCall,
  NftTransferRow,
  RecentTransactions,
  TokenTransferRow,
  TopicMessage,
} from './list-rows.ts';
import { AccountParams, type Route } from './route.ts';
import { Transaction } from './transaction.ts';
import { TransactionListQuery } from './transaction-list-query.ts';
import { TransactionRow } from './transaction-row.ts';

export const TransactionList = listOf(TransactionRow, 'A page of transactions.');
export const TransactionReply = singleOf(Transaction, 'One transaction.');
export const AccountTransferList = listOf(AccountTransfer, 'A page of payments and receipts.');
export const TokenTransferList = listOf(TokenTransferRow, 'A page of token transfers.');
export const NftTransferList = listOf(NftTransferRow, 'A page of NFT transfers.');
export const ContractCallList = listOf(ContractCall, 'A page of contract calls.');
export const TopicMessageList = listOf(TopicMessage, 'A page of topic messages.');
export const RecentTransactionsReply = singleOf(RecentTransactions, 'How active an account is.');
export const BlockList = listOf(BlockRow, 'A page of blocks.');

export const Block = Type.Object(
  {
    ...BlockRow.properties,
    previousNumber: BlockRow.properties.number,
    nextNumber: BlockRow.properties.number,
    proof: BlockProof,
  },
  { description: 'A block and why it is believed.' },
);
export type Block = Static<typeof Block>;
export const BlockReply = singleOf(Block, 'One block.');

const TokenParams = Type.Object({
  id: Type.String({ description: 'Token as shard.realm.num.', examples: ['0.0.731861'] }),
});
const TopicParams = Type.Object({
  id: Type.String({ description: 'Topic as shard.realm.num.', examples: ['0.0.120438'] }),
});
const BlockParams = Type.Object({
  id: Type.String({ description: 'Block number, or block hash or file hash (96 hex digits).', examples: ['82041573'] }),
});
const AccountTransactionParams = Type.Object({
  ...AccountParams.properties,
  txId: Type.String({ description: 'Transaction in any of the accepted forms.' }),
});

function list(
  id: string,
  path: string,
  summary: string,
  tag: string,
  query: TObject,
  reply: TSchema,
  params?: TObject,
): Route {
  const responses = { 200: reply, 400: ErrorReply, ...(params === undefined ? {} : { 404: ErrorReply }) };
  return { id, method: 'GET', path, summary, tag, query, responses, ...(params === undefined ? {} : { params }) };
}

/** Lists of transfers, calls, messages and blocks. */
export const LIST_ROUTES: readonly Route[] = [
  list(
    'listAccountTransfers',
    '/api/accounts/{id}/transfers',
    'Payments and receipts: transactions that changed the hbar balance of an account.',
    'accounts',
    TransactionListQuery,
    AccountTransferList,
    AccountParams,
  ),
  list(
    'listContractTransfers',
    '/api/contracts/{id}/transfers',
    'Payments and receipts of a contract.',
    'contracts',
    TransactionListQuery,
    AccountTransferList,
    AccountParams,
  ),
  {
    id: 'getAccountTransactionCount',
    method: 'GET',
    path: '/api/accounts/{id}/transaction-count',
    summary: 'Transactions that touched an account in the last 30 days.',
    tag: 'accounts',
    params: AccountParams,
    responses: { 200: RecentTransactionsReply, 400: ErrorReply, 404: ErrorReply },
  },
  {
    id: 'getContractTransactionCount',
    method: 'GET',
    path: '/api/contracts/{id}/transaction-count',
    summary: 'Transactions that touched a contract in the last 30 days.',
    tag: 'contracts',
    params: AccountParams,
    responses: { 200: RecentTransactionsReply, 400: ErrorReply, 404: ErrorReply },
  },
  historyLimited({
    id: 'getAccountTransaction',
    method: 'GET',
    path: '/api/accounts/{id}/transactions/{txId}',
    summary: 'One transaction, where it touches the account.',
    tag: 'accounts',
    params: AccountTransactionParams,
    responses: { 200: TransactionReply, 400: ErrorReply, 404: ErrorReply },
  }),
  list(
    'listContractCalls',
    '/api/contracts/{id}/calls',
    'Calls of a contract, with their parameters decoded where the signature is known.',
    'contracts',
    ContractCallQuery,
    ContractCallList,
    AccountParams,
  ),
  list(
    'listContractTokenTransfers',
    '/api/contracts/{id}/tokentransfers',
    'Token transfers of a contract.',
    'contracts',
    TokenTransferQuery,
    TokenTransferList,
    AccountParams,
  ),
  historyLimited(
    list(
      'listTopicMessages',
      '/api/topics/{id}/messages',
      'Messages of a topic, newest first.',
      'topics',
      TopicMessageQuery,
      TopicMessageList,
      TopicParams,
    ),
  ),
  list(
    'listTransfersOfTokens',
    '/api/tokens/transfers',
    'Token transfers.',
    'tokens',
    TokenTransferQuery,
    TokenTransferList,
  ),
  list(
    'listTokenTransfers',
    '/api/hts/token/transfers',
    'Token transfers.',
    'tokens',
    TokenTransferQuery,
    TokenTransferList,
  ),
  list(
    'listTransfersOfToken',
    '/api/hts/tokens/{id}/transfers',
    'Transfers of a token.',
    'tokens',
    TokenTransferQuery,
    TokenTransferList,
    TokenParams,
  ),
  list(
    'listTransactionsOfToken',
    '/api/hts/tokens/{id}/transactions',
    'Transactions that touch a token.',
    'tokens',
    TransactionListQuery,
    TransactionList,
    TokenParams,
  ),
  list('listNftTransfers', '/api/nfts/nfts-transfers', 'NFT transfers.', 'nfts', NftTransferQuery, NftTransferList),
  list('listBlocks', '/api/blocks', 'Blocks (stream files), newest first.', 'blocks', BlockListQuery, BlockList),
  {
    id: 'getBlock',
    method: 'GET',
    path: '/api/blocks/{id}',
    summary: 'One block with its proof.',
    tag: 'blocks',
    params: BlockParams,
    responses: { 200: BlockReply, 400: ErrorReply, 404: ErrorReply },
  },
  list(
    'listBlockTransactions',
    '/api/blocks/{id}/transactions',
    'Transactions of a block, in their order.',
    'blocks',
    TransactionListQuery,
    TransactionList,
    BlockParams,
  ),
  {
    id: 'exportList',
    method: 'GET',
    path: '/api/export/{list}',
    summary: 'A whole list with the same filters, streamed, without a limit of rows.',
    tag: 'export',
    params: ExportParams,
    query: ExportQuery,
    responses: {
      200: Type.String({ description: 'The rows.' }),
      400: ErrorReply,
      404: ErrorReply,
      429: ErrorReply,
      503: ErrorReply,
    },
    produces: ['text/csv', 'application/x-ndjson', 'application/vnd.apache.parquet'],
  },
];
