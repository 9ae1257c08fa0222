import type { MirrorDifferenceName } from '../differences/mirror-differences.ts';

const FEWER_ROWS = { odd: 'the case sets the most rows of a page to 4, which is no setting here' };

const FEWER_TOKENS = { odd: 'the case sets the most tokens of an account to 2, which is no setting here' };
const PUBLIC_KEY_ALONE = { odd: 'the case has a public key that is not in the key of the account' };
const PLACES_FROM_ONE = {
  odd: 'rows of the case have places from 1 on among what the EVM ran, which are counted from 0',
};

/** Why a reply differs: a row of the table of differences, or what the case has that no ledger and no setting has. */
type Reason = { readonly row: MirrorDifferenceName } | { readonly odd: string };

/** The same reason for several addresses of a path. */
function queries(path: string, reason: Reason, ...searches: readonly string[]): Readonly<Record<string, Reason>> {
  return Object.fromEntries(searches.map((search) => [`${path}?${search}`, reason]));
}

/** Replies that differ from those of the mirror node, by case and address (`*` for all of a case), and why. */
export const DIFFERENCES: Readonly<Record<string, Readonly<Record<string, Reason>>>> = {
  'accounts/all-params.json': { '*': PUBLIC_KEY_ALONE },
  'accounts/no-balances.json': {
    '*': { odd: 'two of its accounts have no balance, which every account has, and one delegates its code' },
  },
  'accounts/{id}/alias-multiple-match.json': {
    '*': { odd: 'one alias of two accounts, which no ledger has, is the newer one' },
  },
  'accounts/{id}/timestamp-closed-range.json': { '*': { row: 'past-account' } },
  'accounts/{id}/timestamp-notfound.json': { '*': { row: 'past-account' } },
  'accounts/{id}/timestamp.json': { '*': { row: 'past-account' } },
  'accounts/{id}/token-balance-limit-with-alias-into-evm-address.json': { '/api/v1/accounts/7': FEWER_TOKENS },
  'accounts/{id}/token-balance-limit.json': { '/api/v1/accounts/7': FEWER_TOKENS },
  'accounts/{id}/transactions.json': {
    '*': { odd: 'what waits in the case is more than its stake of less than an hbar is paid' },
  },
  'accounts/{id}/allowances/crypto/all-params.json': {
    '/api/v1/accounts/1001/allowances/crypto?spender.id=5001&limit=1&order=asc': { row: 'next-with-ne' },
  },
  'accounts/{id}/tokens/all-params.json': {
    '/api/v1/accounts/0.0.1001/tokens?token.id=gte:1130&order=asc&limit=4': {
      odd: 'no relation on a ledger lacks its states, and none is to a token that nothing else names',
    },
  },
  'balances/all-params.json': { '*': PUBLIC_KEY_ALONE },
  'balances/limit.json': { '*': { row: 'past-balances' } },
  'balances/publickey.json': queries(
    '/api/v1/balances',
    { row: 'past-balances' },
    'account.publickey=519a008fabde4d28d68293c71fcdcdcca38d8fae6102a832b31e802f257fd1d9&timestamp=10',
  ),
  'balances/timestamp-closed-range.json': queries(
    '/api/v1/balances',
    { row: 'past-balances' },
    'timestamp=gt:1669939200&timestamp=lte:1680308100',
    'timestamp=gt:1680307200&timestamp=lte:1680308100',
    'timestamp=gt:1680307200&timestamp=lt:1681084800',
    'timestamp=gt:1680308100&timestamp=lte:1684112400',
    'timestamp=gt:1680308100&timestamp=lte:1686312900',
    'timestamp=gt:1560000000&timestamp=lt:1990000000',
  ),
  'blocks/no-params.json': {
    '*': { odd: 'one of its blocks has a size that is null, which every file has' },
  },
  'contracts/results/logs/no-address-with-reach-max-limit.json': {
    '/api/v1/contracts/results/logs?topic0=A&timestamp=1639010141.000000000&limit=10': FEWER_ROWS,
  },
  'contracts/{id}/results/logs/limit.json': {
    '/api/v1/contracts/0.0.1000/results/logs?limit=5': FEWER_ROWS,
    '/api/v1/contracts/62cf9068fed962cf9068fed962cf9068fed9dddd/results/logs?limit=5': FEWER_ROWS,
  },
  'contracts/results/transaction-index.json': { '*': PLACES_FROM_ONE },
  'contracts/{id}/results/all-params.json': { '*': PLACES_FROM_ONE },
  'contracts/{id}/results/limit.json': { '/api/v1/contracts/0.0.5001/results?limit=5': FEWER_ROWS },
  'contracts/{id}/results/transaction-index.json': { '*': PLACES_FROM_ONE },
  'contracts/limit.json': { '/api/v1/contracts?limit=5': FEWER_ROWS },
  'schedules/limit.json': {
    '/api/v1/schedules?limit=5': FEWER_ROWS,
  },
  'tokens/limit.json': { '/api/v1/tokens?limit=5': FEWER_ROWS },
  'tokens/publickey.json': { '*': PUBLIC_KEY_ALONE },
  'tokens/{id}/balances/all-params.json': { '*': { row: 'past-token-balances' } },
  'tokens/{id}/balances/column-ordering.json': { '*': { row: 'past-token-balances' } },
  'tokens/{id}/balances/limit.json': {
    '/api/v1/tokens/0.0.201/balances?account.balance=gte:300&limit=5&order=asc': FEWER_ROWS,
  },
  'tokens/{id}/balances/repeated-valid-params.json': { '*': { row: 'past-token-balances' } },
  'tokens/{id}/balances/timestamp-range-not-found.json': { '*': { row: 'past-token-balances' } },
  'tokens/{id}/balances/timestamp-range.json': { '*': { row: 'past-token-balances' } },
  'tokens/{id}/nfts/limit.json': { '/api/v1/tokens/1500/nfts?limit=5': FEWER_ROWS },
  'tokens/{id}/timestamp.json': queries(
    '/api/v1/tokens/1135',
    { row: 'past-token' },
    'timestamp=1234567880.000000003',
    'timestamp=lt:1234567880.000000004',
    'timestamp=lte:1234567880.000000003',
    'timestamp=1234567880.000000002',
    'timestamp=lt:1234567880.000000003',
    'timestamp=lte:1234567880.000000002',
  ),
  'topics/{id}/messages/with-chunk-data.json': {
    '*': {
      odd: 'rows of early releases have the payer and the valid start of a chunk without the id that a body states',
    },
  },
};
