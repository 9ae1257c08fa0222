/** One way in which replies here are not those of the mirror node. */
export interface MirrorDifference {
  readonly where: string;
  readonly upstream: string;
  readonly here: string;
}

/** Lists and the past, of several paths. */
const OF_MANY = {
  'no-window': {
    where: 'transaction lists',
    upstream: 'the public mirror nodes search 60 days at a time and may return empty pages',
    here: 'no window',
  },
  'rare-rows': {
    where: 'lists with filters that match few rows',
    upstream: 'the whole list is searched, or 503 after 20 s',
    here: 'a page is short if none of the next 5,000 transactions or contract results, 4,000 accounts, or 10,000 tokens, NFTs or schedules matches; `links.next` continues after the last one checked',
  },
  'short-fractions': {
    where: 'timestamps with fewer than nine decimal places at `/network` and `/hooks`',
    upstream: '`1.5` is 1 s and 5 ns',
    here: '`1.5` is 1.5 s, as at the other paths',
  },
  'next-with-ne': {
    where: '`links.next` with exact values of the page’s own key, or `ne`',
    upstream: 'the same page again',
    here: 'the next page; null if there is no further exact value',
  },
  'before-first-block': {
    where: 'relations, schedules, tokens, topics and messages from before the first stored block',
    upstream: 'rows of the network’s whole history',
    here: 'unknown values are null; schedules, tokens and topics without a stored creation are omitted',
  },
} as const satisfies Readonly<Record<string, MirrorDifference>>;

const OF_TRANSACTIONS = {
  bytes: {
    where: '`bytes` of a transaction',
    upstream: 'empty on the public mirror nodes',
    here: 'null, or as sent with `--mirror-bytes on`',
  },
  'high-volume': {
    where: '`high_volume_pricing_multiplier`',
    upstream: 'null for transactions from before the field',
    here: '0 if the record does not contain it',
  },
  'empty-memo': {
    where: '`memo_base64`',
    upstream: 'null if its database has none',
    here: '`""` without a memo',
  },
  'hash-of-messages': {
    where: '`/transactions/{hash}`',
    upstream: 'lacks submitted messages',
    here: 'all transactions',
  },
} as const satisfies Readonly<Record<string, MirrorDifference>>;

const OF_CONTRACTS = {
  'token-results': {
    where: 'synthetic results for token operations',
    upstream: 'only for amounts; for NFTs and allowances since release 0.162',
    here: 'for all of them, except transfers of all NFTs of a former treasury',
  },
  'one-token-result': {
    where: '`/contracts/results/{id}` of a synthetic result',
    upstream: '404',
    here: 'the same result as in the list, with its logs',
  },
  'system-calls': {
    where: '`/contracts/{id}/results` with `internal=true`',
    upstream: 'includes calls of system contracts that have child transactions of other types',
    here: 'not included',
  },
  'token-log-topics': {
    where: 'topics of synthetic logs for NFTs and allowances',
    upstream: 'addresses derived from account numbers; the accounts’ own addresses since release 0.162',
    here: 'the accounts’ own EVM addresses, as in logs for amounts',
  },
  'contract-token-logs': {
    where: 'synthetic logs for token transfers by contracts before network version 0.71',
    upstream: '`contract_id` is the called contract; `bloom` is the bloom filter of the log',
    here: '`contract_id` is the token and `root_contract_id` is the called contract; `bloom` is `0x01`',
  },
  'written-slots': {
    where: '`/contracts/{id}/state`',
    upstream: 'also slots that were only read',
    here: 'written slots, as far as sidecars contain them',
  },
  'native-gas-price': {
    where: '`gas_price` of transactions other than Ethereum transactions',
    upstream: 'the price in that hour',
    here: 'the same, at the rate in the record; null if the fee schedule in that hour is not stored',
  },
  'only-called': {
    where: 'contract lists',
    upstream: 'also contracts that only appear in calls',
    here: 'not included',
  },
  'past-contract': {
    where: '`/contracts/{id}` with `timestamp`',
    upstream: 'the state at that time',
    here: '501 `Not implemented` if the contract has changed since then',
  },
  'no-proxy': {
    where: '`proxy_account_id` of a contract',
    upstream: 'as recorded',
    here: 'null: proxies are not stored',
  },
} as const satisfies Readonly<Record<string, MirrorDifference>>;

const OF_ACCOUNTS = {
  'balance-time': {
    where: '`balance.timestamp`',
    upstream: 'the transaction that changed the balance',
    here: 'the end of that transaction’s block',
  },
  'past-account': {
    where: '`/accounts/{id}` with `timestamp`',
    upstream: 'the state at that time, with balances rounded to 15 minutes',
    here: 'exact hbar balance, tokens that have not changed since then, and current values of other fields',
  },
  'past-balances': {
    where: '`/balances` with `timestamp`',
    upstream: 'the last snapshot, up to 15 minutes old',
    here: 'exact hbar balances, and tokens that have not changed since then; with `account.balance`, pages may be short. `timestamp` is the requested time',
  },
  delegation: {
    where: '`delegation_address`',
    upstream: '`0x` at the public ones; the address that the account delegates to, if enabled',
    here: 'the address that the account delegates to; `0x` if it was set before the first stored block, or stored by version 0.3 or older',
  },
  'hook-storage': {
    where: '`/accounts/{id}/hooks/{hookId}/storage`',
    upstream: 'all slots',
    here: 'slots that were not written before the first stored block, or stored by version 0.3 or older',
  },
  'pending-reward': {
    where: '`pending_reward`',
    upstream: 'the pending staking reward',
    here: 'the same, computed as in HIP-406 with the current stakers of the account; omitted if it depends on balances or rates from before the first block, for more than 2,000 stakers, or if more than 50 balances have changed since then',
  },
  'accounts-of-key': {
    where: '`account.publickey`',
    upstream: 'all accounts with the key',
    here: 'at most the 10,000 oldest accounts',
  },
  'newest-airdrops': {
    where: 'airdrops of one account',
    upstream: 'all pending airdrops',
    here: 'the 4,000 newest pending airdrops',
  },
} as const satisfies Readonly<Record<string, MirrorDifference>>;

const OF_TOKENS = {
  'past-token': {
    where: '`/tokens/{id}` with `timestamp`',
    upstream: 'the state at that time',
    here: 'custom fees at that time; 501 `Not implemented` if the token has changed since then; `total_supply` is the current value',
  },
  'past-token-balances': {
    where: '`/tokens/{id}/balances` with `timestamp`',
    upstream: 'the last snapshot',
    here: '501 `Not implemented` for times before the latest block',
  },
  'token-changes': {
    where: '`modified_timestamp` of a token',
    upstream: 'the latest change',
    here: 'without burns and wipes',
  },
  'unknown-supply': {
    where: '`total_supply` of a token with unknown supply',
    upstream: 'a number',
    here: 'null',
  },
  'nft-changes': {
    where: '`/tokens/{id}/nfts/{serial}/transactions`',
    upstream: 'also NFT allowances and metadata changes',
    here: 'NFT transfers, and the deletion of the collection',
  },
} as const satisfies Readonly<Record<string, MirrorDifference>>;

const OF_OTHERS = {
  'topic-fees-since': {
    where: '`custom_fees.created_timestamp` of a topic',
    upstream: 'the latest fee change',
    here: 'the latest change of the topic',
  },
  'open-schedule-cached': {
    where: '`max-age` of the transaction ID of an open schedule’s creation',
    upstream: '5 s until the schedule expires',
    here: '5 s until the schedule is executed',
  },
  'book-entries': {
    where: '`/network/nodes`',
    upstream: 'entries of the requested file',
    here: 'the same nodes for 0.0.101 and 0.0.102; `grpc_proxy_endpoint` is null and `associated_registered_nodes` is empty, because they are not stored',
  },
  supply: {
    where: '`/network/supply`',
    upstream: 'with `timestamp`, the last snapshot',
    here: '501 `Not implemented` for times before the latest block',
  },
} as const satisfies Readonly<Record<string, MirrorDifference>>;

/** Every difference from the release that replies are held to. Each is found by a test, or taken out. */
export const MIRROR_DIFFERENCES = {
  ...OF_MANY,
  ...OF_TRANSACTIONS,
  ...OF_CONTRACTS,
  ...OF_ACCOUNTS,
  ...OF_TOKENS,
  ...OF_OTHERS,
} as const;

export type MirrorDifferenceName = keyof typeof MIRROR_DIFFERENCES;
