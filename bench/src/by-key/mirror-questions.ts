import { NS_PER_SECOND } from '@ledgerscope/ledger';
import type { SampleKeys } from '../queries/sample-keys.ts';
import type { KeyQuestion } from './key-question.ts';

const PAGE = 'limit=25';

/** What readers of the mirror node's API ask. */
export function mirrorQuestions(
  keys: SampleKeys,
  instants: readonly bigint[],
  blockHashes: readonly string[],
): KeyQuestion[] {
  const of = (kind: KeyQuestion['kind'], name: string, paths: readonly string[]): KeyQuestion => ({
    name: `mirror: ${name}`,
    kind,
    paths: paths.map((path) => `/api/v1/${path}`),
  });
  const { accounts, collections, topics } = keys;
  return [
    of('entity', 'transaction by id', keys.transactions.map(mirrorPath)),
    of(
      'entity',
      'block',
      keys.blocks.map((number) => `blocks/${number}`),
    ),
    of(
      'entity',
      'block by 32 bytes of its hash',
      blockHashes.map((hash) => `blocks/0x${hash.slice(0, 64)}`),
    ),
    of(
      'entity',
      'NFT',
      keys.nfts.map(({ token, serial }) => `tokens/${token}/nfts/${serial}`),
    ),
    of(
      'list',
      'newest 25 before an instant',
      instants.map((ns) => `transactions?${PAGE}&timestamp=lt:${seconds(ns)}`),
    ),
    of(
      'list',
      '25 of an account',
      accounts.map((id) => `transactions?${PAGE}&account.id=${id}`),
    ),
    of(
      'list',
      'failed before an instant',
      instants.map((ns) => `transactions?${PAGE}&result=fail&timestamp=lt:${seconds(ns)}`),
    ),
    of(
      'list',
      'one type before an instant',
      instants.map((ns) => `transactions?${PAGE}&transactiontype=CRYPTOTRANSFER&timestamp=lt:${seconds(ns)}`),
    ),
    of(
      'list',
      'blocks',
      keys.blocks.map((number) => `blocks?${PAGE}&block.number=lte:${number}`),
    ),
    of(
      'list',
      'tokens of an account',
      accounts.map((id) => `accounts/${id}/tokens?${PAGE}`),
    ),
    of(
      'list',
      'NFTs of an account',
      accounts.map((id) => `accounts/${id}/nfts?${PAGE}`),
    ),
    of(
      'list',
      'rewards of an account',
      accounts.map((id) => `accounts/${id}/rewards?${PAGE}`),
    ),
    of(
      'list',
      'allowances of an account',
      accounts.map((id) => `accounts/${id}/allowances/crypto?${PAGE}`),
    ),
    of(
      'list',
      'NFTs of a collection',
      collections.map((id) => `tokens/${id}/nfts?${PAGE}`),
    ),
    of(
      'list',
      'messages of a topic',
      topics.map((id) => `topics/${id}/messages?${PAGE}`),
    ),
    of(
      'list',
      'schedules',
      accounts.map((id) => `schedules?${PAGE}&account.id=gte:${id}`),
    ),
  ];
}

/** `payer-seconds-nanoseconds`. */
function mirrorPath(id: string): string {
  const [payer = '', instant = ''] = id.split('@');
  return `transactions/${payer}-${instant.replace('.', '-')}`;
}

function seconds(ns: bigint): string {
  return `${ns / NS_PER_SECOND}.${(ns % NS_PER_SECOND).toString().padStart(9, '0')}`;
}
