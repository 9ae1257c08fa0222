/** One way in which replies here are not those of the mirror node. */
export interface MirrorDifference {
  readonly where: string;
  readonly upstream: string;
  readonly here: string;
}

/** Lists and the past, of several paths. */
const OF_MANY = {
  'no-window': {
    where: 'lists of transactions',
    upstream: 'the public ones look at 60 days at once and may answer empty pages',
    here: 'no window',
  },
  'rare-rows': {
    where: 'lists with filters that few rows pass',
    upstream: 'the whole list is searched, or 503 after 20 s',
    here: 'a page is short where none of 5,000 transactions or contract results, 4,000 accounts, or 10,000 tokens, NFTs or schedules is left that passes; `links.next` continues behind the last that was looked at',
  },
  'next-with-ne': {
    where: '`links.next` with exact values of the page’s own key, or `ne`',
    upstream: 'the same page again',
    here: 'the next page; null if no other exact value is behind it',
  },
  'before-first-block': {
    where: 'relations, schedules, tokens, topics and messages from before the first block that was read',
    upstream: 'rows of the network’s whole history',
    here: 'what is not known is null; schedules, tokens and topics whose creation was not read are omitted',
  },
} as const satisfies Readonly<Record<string, MirrorDifference>>;

const OF_TRANSACTIONS = {
  bytes: {
    where: '`bytes` of a transaction',
    upstream: 'empty at the public ones',
    here: 'null, or as sent with `--mirror-bytes on`',
  },
  'high-volume': {
    where: '`high_volume_pricing_multiplier`',
    upstream: 'null for transactions from before the field',
    here: '0, as a record without it says',
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
    where: 'results made up for what was done with tokens',
    upstream: 'for amounts alone; for NFTs and allowances from release 0.162 on',
    here: 'for all of it, but moves of every NFT of an old treasury',
  },
  'one-token-result': {
    where: '`/contracts/results/{id}` of such a result',
    upstream: '404',
    here: 'what the list has, with its logs',
  },
  'system-calls': {
    where: '`/contracts/{id}/results` with `internal=true`',
    upstream: 'calls of system contracts that transactions of other types are children for',
    here: 'without them',
  },
  'token-log-topics': {
    where: 'topics of logs made up for NFTs and allowances',
    upstream: 'addresses that are made of numbers; those of the accounts’ own from release 0.162 on',
    here: 'the accounts’ own EVM addresses, as in those of amounts',
  },
  'contract-token-logs': {
    where: 'logs made up for what contracts moved of tokens before version 0.71 of the network',
    upstream: '`contract_id` is the contract that was called; `bloom` is that of the log',
    here: '`contract_id` is the token, and `root_contract_id` the contract that was called; `bloom` is `0x01`',
  },
  'written-slots': {
    where: '`/contracts/{id}/state`',
    upstream: 'slots that were only read too',
    here: 'slots that were written, as far as sidecars say it',
  },
  'native-gas-price': {
    where: '`gas_price` of a transaction that is no Ethereum transaction',
    upstream: 'the price of its hour',
    here: 'the same by the rate of its record; null if the schedule of fees of its hour was not read',
  },
  'only-called': {
    where: 'lists of contracts',
    upstream: 'those that only calls name too',
    here: 'without them',
  },
  'past-contract': {
    where: '`/contracts/{id}` with `timestamp`',
    upstream: 'the state of that time',
    here: '501 `Not implemented` where the contract has been changed since',
  },
  'no-proxy': { where: '`proxy_account_id` of a contract', upstream: 'as stated', here: 'null: proxies are not kept' },
} as const satisfies Readonly<Record<string, MirrorDifference>>;

const OF_ACCOUNTS = {
  'balance-time': {
    where: '`balance.timestamp`',
    upstream: 'the transaction that changed the balance',
    here: 'the end of that transaction’s block',
  },
  'past-account': {
    where: '`/accounts/{id}` with `timestamp`',
    upstream: 'the state of that time, balances rounded to 15 minutes',
    here: 'hbar exact to the instant, the tokens that have not changed since, other fields of now',
  },
  'past-balances': {
    where: '`/balances` with `timestamp`',
    upstream: 'those of the last snapshot, 15 minutes old at most',
    here: 'hbar exact to the instant, the tokens that have not changed since; with `account.balance` pages may be short. `timestamp` is the instant that was asked for',
  },
  'no-delegation': {
    where: '`delegation_address`',
    upstream: 'empty at the public ones; the address that code is delegated to where that is switched on',
    here: '`0x` for every account: delegations are not followed',
  },
  'pending-reward': {
    where: '`pending_reward`',
    upstream: 'what staking is to pay',
    here: 'the same by the rules of HIP-406, with whom stakes to the account now; omitted if balances or rates of the days before the first block count, for more than 2,000 stakers, or if more than 50 balances changed since',
  },
  'accounts-of-key': {
    where: '`account.publickey`',
    upstream: 'all accounts of the key',
    here: 'of 10,000 accounts at most, the oldest ones',
  },
  'newest-airdrops': {
    where: 'airdrops of one account',
    upstream: 'all that wait',
    here: 'of the 4,000 newest ones that wait',
  },
} as const satisfies Readonly<Record<string, MirrorDifference>>;

const OF_TOKENS = {
  'past-token': {
    where: '`/tokens/{id}` with `timestamp`',
    upstream: 'the state of that time',
    here: 'custom fees of that time; 501 `Not implemented` where the token has been changed since; `total_supply` is that of now',
  },
  'past-token-balances': {
    where: '`/tokens/{id}/balances` with `timestamp`',
    upstream: 'those of the last snapshot',
    here: '501 `Not implemented` for an instant before the head',
  },
  'token-changes': {
    where: '`modified_timestamp` of a token',
    upstream: 'its newest change',
    here: 'without burns and wipes',
  },
  'unknown-supply': {
    where: '`total_supply` of a token of which no supply was read',
    upstream: 'a number',
    here: 'null',
  },
  'nft-changes': {
    where: '`/tokens/{id}/nfts/{serial}/transactions`',
    upstream: 'allowances of the NFT and changes of its metadata too',
    here: 'what moved it, and the deletion of its collection',
  },
} as const satisfies Readonly<Record<string, MirrorDifference>>;

const OF_OTHERS = {
  'topic-fees-since': {
    where: '`custom_fees.created_timestamp` of a topic',
    upstream: 'the newest change of its fees',
    here: 'the newest change of the topic',
  },
  'open-schedule-cached': {
    where: '`max-age` of the id of an open schedule’s creation',
    upstream: '5 s until its time to live has passed',
    here: '5 s until it was executed',
  },
  'book-entries': {
    where: '`/network/nodes`',
    upstream: 'entries of the file that is asked for',
    here: 'the same nodes for 0.0.101 and 0.0.102; `grpc_proxy_endpoint` is null, and `associated_registered_nodes` empty: they are not kept',
  },
  supply: {
    where: '`/network/supply`',
    upstream: '`q` for one number alone; with `timestamp` that of the last snapshot',
    here: 'no `q`; 501 `Not implemented` for an instant before the head',
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
