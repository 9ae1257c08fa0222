import type { MIRROR_CALLS } from '@ledgerscope/contract/mirror/mirror-calls';
import type { AskMirror } from './ask-mirror.ts';

/** A list, by the fields that distinguish its rows. */
export interface MirrorList {
  readonly keys: readonly string[];
  /** Addresses of it, without paging; those that have most rows tell most. */
  readonly addresses: (facts: LedgerFacts) => readonly string[];
}

/** What a ledger has that lists are of. */
export interface LedgerFacts {
  readonly accounts: readonly string[];
  readonly tokens: readonly string[];
  readonly nfts: readonly string[];
  readonly topics: readonly string[];
  readonly contracts: readonly string[];
  readonly results: readonly string[];
}

const MOST_TRIED = 60;

export async function readFacts({ walk }: AskMirror): Promise<LedgerFacts> {
  const read = async (url: string, field: string) => {
    const values = (await walk(`${url}limit=100`)).map((row) => String(row[field]));
    return [...new Set(values)].filter((value) => value !== 'null').slice(-MOST_TRIED);
  };
  const tokens = await read('tokens?', 'token_id');
  const nfts: string[] = [];
  for (const token of tokens)
    nfts.push(
      ...(await read(`tokens/${token}/nfts?`, 'serial_number')).slice(-3).map((serial) => `${token}/nfts/${serial}`),
    );
  const approved = await read('transactions?transactiontype=CRYPTOAPPROVEALLOWANCE&result=success&', 'transaction_id');
  const owners = new Set(approved.map((id) => id.slice(0, id.indexOf('-'))));
  const dropped = await read('transactions?transactiontype=TOKENAIRDROP&result=success&', 'transaction_id');
  const receivers: string[] = [];
  for (const sender of new Set(dropped.map((id) => id.slice(0, id.indexOf('-')))))
    receivers.push(...(await read(`accounts/${sender}/airdrops/outstanding?`, 'receiver_id')));
  return {
    accounts: [...owners, ...(await read('accounts?balance=false&', 'account')), ...new Set(receivers)],
    tokens,
    nfts: nfts.slice(-MOST_TRIED),
    topics: await read('transactions?transactiontype=CONSENSUSSUBMITMESSAGE&', 'entity_id'),
    contracts: await read('contracts?', 'contract_id'),
    results: await read('contracts/results?', 'hash'),
  };
}

type ListName = {
  [Name in keyof typeof MIRROR_CALLS]: (typeof MIRROR_CALLS)[Name]['params'] extends { readonly limit: unknown }
    ? Name
    : never;
}[keyof typeof MIRROR_CALLS];

const one = (address: string) => () => [address];
const ofAccounts =
  (part: string) =>
  ({ accounts }: LedgerFacts) =>
    accounts.map((id) => `accounts/${id}${part}`);
const ofTokens =
  (part: string) =>
  ({ tokens }: LedgerFacts) =>
    tokens.map((id) => `tokens/${id}${part}`);
const ofContracts =
  (part: string) =>
  ({ contracts }: LedgerFacts) =>
    contracts.map((id) => `contracts/${id}${part}`);
const AIRDROP = ['sender_id', 'receiver_id', 'token_id', 'serial_number'];

/** Every list of the API but those of hooks and registered nodes, of which the simulated network has none. */
export const MIRROR_LISTS: Readonly<
  Record<Exclude<ListName, 'mirrorHooks' | 'mirrorHookStorage' | 'mirrorRegisteredNodes'>, MirrorList>
> = {
  mirrorTransactions: { keys: ['consensus_timestamp'], addresses: one('transactions') },
  mirrorBlocks: { keys: ['number'], addresses: one('blocks') },
  mirrorAccounts: { keys: ['account'], addresses: one('accounts') },
  mirrorAccount: { keys: ['consensus_timestamp'], addresses: ofAccounts('') },
  mirrorAccountTokens: { keys: ['token_id'], addresses: ofAccounts('/tokens') },
  mirrorAccountNfts: { keys: ['token_id', 'serial_number'], addresses: ofAccounts('/nfts') },
  mirrorAccountRewards: { keys: ['timestamp'], addresses: ofAccounts('/rewards') },
  mirrorCryptoAllowances: { keys: ['spender'], addresses: ofAccounts('/allowances/crypto') },
  mirrorTokenAllowances: { keys: ['spender', 'token_id'], addresses: ofAccounts('/allowances/tokens') },
  mirrorNftAllowances: { keys: ['owner', 'spender', 'token_id'], addresses: ofAccounts('/allowances/nfts') },
  mirrorOutstandingAirdrops: { keys: AIRDROP, addresses: ofAccounts('/airdrops/outstanding') },
  mirrorPendingAirdrops: { keys: AIRDROP, addresses: ofAccounts('/airdrops/pending') },
  mirrorBalances: { keys: ['account'], addresses: one('balances') },
  mirrorTokens: { keys: ['token_id'], addresses: one('tokens') },
  mirrorTokenBalances: { keys: ['account'], addresses: ofTokens('/balances') },
  mirrorTokenNfts: { keys: ['serial_number'], addresses: ofTokens('/nfts') },
  mirrorNftTransactions: {
    keys: ['consensus_timestamp'],
    addresses: ({ nfts }) => nfts.map((nft) => `tokens/${nft}/transactions`),
  },
  mirrorTopicMessages: {
    keys: ['sequence_number'],
    addresses: ({ topics }) => topics.map((id) => `topics/${id}/messages`),
  },
  mirrorContracts: { keys: ['contract_id'], addresses: one('contracts') },
  mirrorResults: { keys: ['timestamp'], addresses: () => ['contracts/results', 'contracts/results?internal=true'] },
  mirrorContractResults: { keys: ['timestamp'], addresses: ofContracts('/results') },
  mirrorLogs: { keys: ['timestamp', 'index'], addresses: one('contracts/results/logs') },
  mirrorContractLogs: { keys: ['timestamp', 'index'], addresses: ofContracts('/results/logs') },
  mirrorActions: {
    keys: ['index'],
    addresses: ({ results }) => results.map((hash) => `contracts/results/${hash}/actions`),
  },
  mirrorContractState: { keys: ['slot'], addresses: ofContracts('/state') },
  mirrorSchedules: { keys: ['schedule_id'], addresses: one('schedules') },
  mirrorNetworkNodes: { keys: ['node_id'], addresses: one('network/nodes') },
};
