import type { SampleKeys } from '../queries/sample-keys.ts';
import type { KeyQuestion } from './key-question.ts';

const PAGE = 'limit=25';

/** Keys of what few pages ask for. */
interface RareKeys {
  readonly schedules: readonly string[];
  readonly blockHashes: readonly string[];
}

/** What the parts of pages ask: schedules, what an account has besides its transactions, transfers of a token, transactions of a block. */
export function partQuestions(keys: SampleKeys, { schedules, blockHashes }: RareKeys): KeyQuestion[] {
  const { accounts, blocks, collections, contracts, tokens } = keys;
  const each = (
    kind: KeyQuestion['kind'],
    name: string,
    ids: readonly string[],
    path: (id: string) => string,
  ): KeyQuestion => ({ name, kind, paths: ids.map((id) => `/api/${path(id)}`) });
  const entity = (name: string, ids: readonly string[], path: (id: string) => string) =>
    each('entity', name, ids, path);
  const list = (name: string, ids: readonly string[], path: (id: string) => string) => each('list', name, ids, path);
  return [
    entity('raw transaction', keys.transactions, (id) => `transactions/${id}/raw`),
    entity('schedule', schedules, (id) => `schedules/${id}`),
    entity('block by hash', blockHashes, (hash) => `blocks/${hash}`),
    entity('name of an id', accounts, (id) => `names?ids=${id}`),
    list('transactions of a block', blocks, (number) => `blocks/${number}/transactions?${PAGE}`),
    list('transactions to an account', accounts, (id) => `transactions?accountTo=${id}&${PAGE}`),
    list('transactions from an account', accounts, (id) => `transactions?accountFrom=${id}&${PAGE}`),
    list('transfers of an account', accounts, (id) => `accounts/${id}/transfers?${PAGE}`),
    list('token balances of an account', accounts, (id) => `hts/tokens/accounts/${id}/balances?${PAGE}`),
    list('allowances of an account', accounts, (id) => `accounts/${id}/allowances?${PAGE}`),
    list('airdrops of an account', accounts, (id) => `accounts/${id}/airdrops?${PAGE}`),
    list('what an account created', accounts, (id) => `accounts/${id}/created?${PAGE}`),
    list('rewards of an account', accounts, (id) => `accounts/${id}/staking-rewards?${PAGE}`),
    list('transfers of a token', tokens, (id) => `hts/tokens/${id}/transfers?${PAGE}`),
    list('transactions of a token', tokens, (id) => `hts/tokens/${id}/transactions?${PAGE}`),
    list('transfers of a collection', collections, (id) => `nfts/nfts-transfers?tokenId=${id}&${PAGE}`),
    list('transactions of a contract', contracts, (id) => `contracts/${id}/transactions?${PAGE}`),
    list('token transfers of a contract', contracts, (id) => `contracts/${id}/tokentransfers?${PAGE}`),
  ];
}
