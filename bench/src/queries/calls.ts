import type { SampleKeys } from './sample-keys.ts';

/** What the issue of a call asks of its p95, warm, with nothing else running. */
export type Aim = 'entity' | 'list' | 'suggest' | 'chart' | 'search' | 'deep';

/** Milliseconds. */
export const AIMS: Readonly<Record<Aim, number>> = {
  entity: 10,
  list: 30,
  suggest: 30,
  chart: 30,
  search: 150,
  deep: 90,
};

/** A call and how it is asked with the n-th key. */
export interface MeasuredCall {
  readonly name: string;
  readonly aim: Aim;
  readonly url: (index: number) => string;
}

const PERIODS = ['1H', '1D', '1W', '1M', '1Y', 'OA'];
const CHARTS = [
  'allTransactions',
  'transactionTypeDimension',
  'accountsCreated',
  'nftMinted',
  'nftTransfer',
  'tokenTransfer',
  'tokenMinted',
];
const SERVICES = ['CRYPTO', 'TOKEN', 'CONTRACT', 'CONSENSUS'];

/** Every call that pages make often. Amounts, words and services vary with the index, so that no answer is asked for twice in a row. */
export function measuredCalls(keys: SampleKeys): readonly MeasuredCall[] {
  const { heavy } = keys;
  const period = (index: number) => PERIODS[index % PERIODS.length];
  return [
    ...entityCalls(keys),
    call('transactions', 'list', () => '/api/transactions?limit=25'),
    call('transactions, offset 10,000', 'deep', () => '/api/transactions?limit=25&offset=9975'),
    call(
      'transactions of an account',
      'list',
      of(keys.accounts, (id) => `/api/accounts/${id}/transactions`),
    ),
    call('transactions of the busiest account', 'list', () => `/api/accounts/${heavy.account}/transactions`),
    call('the same, offset 10,000', 'deep', () => `/api/accounts/${heavy.account}/transactions?offset=9975`),
    call(
      'transfers of an account',
      'list',
      of(keys.accounts, (id) => `/api/accounts/${id}/transfers`),
    ),
    call(
      'messages of a topic',
      'list',
      of(keys.topics, (id) => `/api/topics/${id}/messages`),
    ),
    call('messages of the busiest topic', 'list', () => `/api/topics/${heavy.topic}/messages`),
    call(
      'calls of a contract',
      'list',
      of(keys.contracts, (id) => `/api/contracts/${id}/calls`),
    ),
    call(
      'events of a contract',
      'list',
      of(keys.contracts, (id) => `/api/contracts/${id}/events`),
    ),
    call(
      'transfers of a token',
      'list',
      of(keys.tokens, (id) => `/api/hts/tokens/${id}/transfers`),
    ),
    call('transfers of the busiest token', 'list', () => `/api/hts/tokens/${heavy.token}/transfers`),
    call(
      'holders of a token',
      'list',
      of(keys.tokens, (id) => `/api/hts/tokens/${id}/holders`),
    ),
    call(
      'token balances of an account',
      'list',
      of(keys.accounts, (id) => `/api/hts/tokens/accounts/${id}/balances`),
    ),
    call(
      'NFTs of a collection',
      'list',
      of(keys.collections, (id) => `/api/nfts/nfts?tokenId=${id}`),
    ),
    call(
      'NFTs of an owner',
      'list',
      of(keys.accounts, (id) => `/api/nfts/nfts?owner=${id}`),
    ),
    call('newest NFTs', 'list', () => '/api/nfts/nfts?limit=5'),
    call('collections', 'list', () => '/api/nfts/nfts-collections?limit=10'),
    call('active collections', 'list', () => '/api/nfts/nfts-active-collections?limit=5'),
    call('accounts', 'list', () => '/api/accounts'),
    call('accounts, offset 10,000', 'deep', () => '/api/accounts?offset=9975'),
    call('contracts', 'list', () => '/api/contracts'),
    call('topics', 'list', () => '/api/topics'),
    call('tokens', 'list', () => '/api/hts/tokens'),
    call(
      'tokens by name',
      'list',
      of(keys.tokenNames, (word) => `/api/hts/tokens?query=*${encodeURIComponent(word)}*`),
    ),
    call('blocks', 'list', () => '/api/blocks'),
    call(
      'balance history',
      'chart',
      of(keys.accounts, (id, index) => `/api/accounts/${id}/balance-history?period=${period(index)}`),
    ),
    call('charts', 'chart', (index) => `/api/charts/${CHARTS[index % CHARTS.length]}?period=${period(index >> 1)}`),
    call('transaction volume', 'chart', (index) => `/api/stats/transaction-volume?period=${period(index)}`),
    call('transaction types', 'chart', (index) => `/api/stats/transaction-types?period=${period(index)}`),
    call('counts', 'chart', () => '/api/stats/counts'),
    call('nodes', 'chart', (index) => `/api/stats/nodes?period=${period(index)}`),
    call(
      'volume of a contract',
      'chart',
      of(keys.contracts, (id) => `/api/contracts/${id}/stats/transaction-volume?period=1Y`),
    ),
    call(
      'volume of a token',
      'chart',
      of(keys.tokens, (id) => `/api/hts/tokens/${id}/stats/value?period=1Y`),
    ),
    call(
      'suggest, ids',
      'suggest',
      of(keys.accounts, (id) => `/api/search/suggest?q=${id}`),
    ),
    call(
      'suggest, words',
      'suggest',
      of(keys.words, (word) => `/api/search/suggest?q=${encodeURIComponent(word)}`),
    ),
    call(
      'search by service and status',
      'search',
      (index) => `/api/transactions?serviceTypes=${SERVICES[index % 4]}&status=SUCCESS`,
    ),
    call(
      'search by amount',
      'search',
      (index) => `/api/transactions?amountFrom=${1_000_000 * (1 + index)}&amountTo=${5_000_000_000 * (1 + index)}`,
    ),
    call(
      'search by payer and type',
      'search',
      of(keys.accounts, (id) => `/api/transactions?accountFrom=${id}&transactionTypes=CRYPTOTRANSFER`),
    ),
    call(
      'search by words',
      'search',
      of(keys.words, (word) => `/api/transactions?q=${encodeURIComponent(word)}`),
    ),
    call(
      'search by words and amount',
      'search',
      of(
        keys.words,
        (word, index) => `/api/transactions?q=${encodeURIComponent(word)}&amountFrom=${1000 * (1 + index)}`,
      ),
    ),
    call(
      'search by wildcard',
      'search',
      of(keys.words, (word) => `/api/transactions?memo=${encodeURIComponent(word.slice(0, 4))}*`),
    ),
  ];
}

function entityCalls(keys: SampleKeys): MeasuredCall[] {
  return [
    call(
      'transaction by id',
      'entity',
      of(keys.transactions, (id) => `/api/transactions/${id}`),
    ),
    call(
      'transaction by hash',
      'entity',
      of(keys.hashes, (hash) => `/api/transactions/${hash}`),
    ),
    call(
      'raw transaction',
      'entity',
      of(keys.transactions, (id) => `/api/transactions/${id}/raw`),
    ),
    call(
      'account',
      'entity',
      of(keys.accounts, (id) => `/api/accounts/${id}`),
    ),
    call(
      'account balance',
      'entity',
      of(keys.accounts, (id) => `/api/accounts/${id}/balance`),
    ),
    call(
      'contract',
      'entity',
      of(keys.contracts, (id) => `/api/contracts/${id}`),
    ),
    call(
      'topic',
      'entity',
      of(keys.topics, (id) => `/api/topics/${id}`),
    ),
    call(
      'token',
      'entity',
      of(keys.tokens, (id) => `/api/hts/tokens/${id}`),
    ),
    call(
      'NFT',
      'entity',
      of(keys.nfts, ({ token, serial }) => `/api/nfts/nfts/${token}/${serial}`),
    ),
    call(
      'block',
      'entity',
      of(keys.blocks, (number) => `/api/blocks/${number}`),
    ),
  ];
}

function call(name: string, aim: Aim, url: (index: number) => string): MeasuredCall {
  return { name, aim, url };
}

function of<Key>(keys: readonly Key[], url: (key: Key, index: number) => string): (index: number) => string {
  return (index) => {
    const key = keys[index % keys.length];
    if (key === undefined) throw new Error('no keys of a kind that a call needs');
    return url(key, index);
  };
}
