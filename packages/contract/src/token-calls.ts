import { call } from './call.ts';
import { ChartSeries } from './chart.ts';
import { chartQuery } from './chart-query.ts';
import { TokenTransferList } from './contract-calls.ts';
import { FeeSchedule } from './custom-fee.ts';
import { listOf, singleOf } from './envelope.ts';
import { entityTokenTransferQuery, tokenTransferQuery } from './list-queries.ts';
import { CollectionTrait } from './nft-metadata.ts';
import { traitListQuery } from './nft-queries.ts';
import { accountPath, tokenPath } from './path-parameters.ts';
import { object } from './schemas.ts';
import { TokenBalances, TokenHolderReply, TokenReply } from './token.ts';
import {
  feeHistoryQuery,
  holderListQuery,
  tokenActivityQuery,
  tokenBalanceQuery,
  tokenListQuery,
  tokenStatsQuery,
} from './token-queries.ts';
import { TokenActivity, TokenStats, TokenValueSeries } from './token-stats.ts';
import { DECODED, TransactionList } from './transaction-calls.ts';
import { entityTransactionQuery } from './transaction-list-query.ts';

const { data: _data, ...countFields } = listOf(TokenReply, '').properties;
const TokenBalancesReply = object("A page of an account's token balances.", { data: TokenBalances, ...countFields });

const tag = 'tokens';
const ofToken = { tag, params: tokenPath } as const;
/** Pictures come from outside the ledger. */
const dependsOn = ['head', 'outside'] as const;

/** Tokens, their holders, fees, transfers and statistics. */
export const TOKEN_CALLS = {
  listTokens: call({
    path: '/api/hts/tokens',
    aliases: { listTokensShort: '/api/tokens' },
    summary: 'List tokens, newest first, including deleted ones.',
    tag,
    query: tokenListQuery,
    reply: listOf(TokenReply, 'A page of tokens, with counts by type in `facets.tokenType`.'),
    dependsOn,
  }),
  getToken: call({
    ...ofToken,
    path: '/api/hts/tokens/{id}',
    aliases: { getTokenShort: '/api/tokens/{id}' },
    summary: 'One token.',
    reply: singleOf(TokenReply, 'One token.'),
    dependsOn,
  }),
  listTokenHolders: call({
    ...ofToken,
    path: '/api/hts/tokens/{id}/holders',
    aliases: { listTokenHoldersShort: '/api/tokens/{id}/holders' },
    summary: 'Token holders by balance.',
    query: holderListQuery,
    reply: listOf(TokenHolderReply, 'A page of holders, largest balance first.'),
  }),
  listTraits: call({
    ...ofToken,
    path: '/api/hts/tokens/{id}/traits',
    aliases: { listTraitsShort: '/api/tokens/{id}/traits' },
    summary: 'NFT traits in a collection, most frequent values first, at most 500.',
    query: traitListQuery,
    reply: listOf(CollectionTrait, 'Collection traits.'),
    dependsOn,
  }),
  listFeeSchedules: call({
    ...ofToken,
    path: '/api/hts/tokens/{id}/fee-history',
    aliases: { listFeeSchedulesShort: '/api/tokens/{id}/fee-history' },
    summary: 'All custom fee schedules of a token.',
    query: feeHistoryQuery,
    reply: listOf(FeeSchedule, 'Fee schedules of a token, newest first.'),
  }),
  getTokenStats: call({
    path: '/api/hts/tokens/stats',
    summary: 'Token counts, and tokens created over time.',
    tag,
    query: tokenStatsQuery,
    reply: singleOf(TokenStats, 'Token counts, and tokens created over time.'),
  }),
  listTokenValues: call({
    path: '/api/hts/tokens/stats/value',
    summary: 'Get the most transferred tokens of a period with the amounts transferred.',
    tag,
    query: tokenActivityQuery,
    reply: listOf(TokenActivity, 'Tokens by number of transfers, highest first.'),
  }),
  getTokenVolume: call({
    ...ofToken,
    path: '/api/hts/tokens/{id}/stats/count',
    summary: 'Transactions that involve a token, over time.',
    query: chartQuery,
    reply: singleOf(ChartSeries, 'Transactions of a token over time.'),
  }),
  getTokenValue: call({
    ...ofToken,
    path: '/api/hts/tokens/{id}/stats/value',
    summary: 'Get the transferred amount of a token over time, in its smallest units.',
    query: chartQuery,
    reply: singleOf(TokenValueSeries, 'Transferred amount of a token over time.'),
  }),
  listTokenBalances: call({
    path: '/api/hts/tokens/accounts/{id}/balances',
    summary: 'List token balances of an account with token names and decimals, newest token first.',
    tag,
    params: accountPath,
    query: tokenBalanceQuery,
    reply: TokenBalancesReply,
    dependsOn,
  }),
  listTransfersOfTokens: call({
    path: '/api/tokens/transfers',
    aliases: { listTokenTransfers: '/api/hts/token/transfers' },
    summary: 'Token transfers.',
    tag,
    query: tokenTransferQuery,
    reply: TokenTransferList,
  }),
  listTransfersOfToken: call({
    ...ofToken,
    path: '/api/hts/tokens/{id}/transfers',
    summary: 'Token transfers.',
    query: entityTokenTransferQuery,
    reply: TokenTransferList,
  }),
  listTransactionsOfToken: call({
    ...ofToken,
    path: '/api/hts/tokens/{id}/transactions',
    summary: 'Transactions that involve a token.',
    query: entityTransactionQuery,
    reply: TransactionList,
    dependsOn: DECODED,
  }),
};
