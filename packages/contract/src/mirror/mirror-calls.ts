import { transactionTypeByCode } from '@ledgerscope/ledger';
import { mirrorCall } from './mirror-call.ts';
import { CONTRACT_CALLS } from './mirror-contract-calls.ts';
import { JAVA_ACCOUNT_CALLS } from './mirror-java-calls.ts';
import { NETWORK_CALLS } from './mirror-network-calls.ts';
import { ALL_OPERATORS, EQUALS, type MirrorParameter } from './mirror-parameter.ts';
import { MIRROR_PARAMETERS, PAGE } from './mirror-parameters.ts';

const {
  accountBalance,
  accountId,
  balance,
  blockNumber,
  encoding,
  nonce,
  result,
  scheduled,
  sequenceNumber,
  serialNumber,
  spenderId,
} = MIRROR_PARAMETERS;
const { publicKey, timestamp, tokenId, transactions, transferType } = MIRROR_PARAMETERS;

const transactionType: MirrorParameter<number> = {
  description: 'Type of transaction.',
  operators: ALL_OPERATORS,
  read: (text) => transactionTypeByCode(text)?.id,
};

/** Lists of transactions, one of them, and blocks. */
const TRANSACTION_CALLS = {
  mirrorTransactions: mirrorCall({
    path: '/transactions',
    summary: 'Transactions, by consensus time.',
    params: {
      ...PAGE,
      'account.id': accountId,
      result,
      timestamp,
      transactiontype: transactionType,
      type: transferType,
    },
    unknownInOrder: true,
    cacheSeconds: 2,
  }),
  mirrorTransaction: mirrorCall({
    path: '/transactions/{transactionIdOrHash}',
    summary: 'The transactions of an id or a hash.',
    params: { nonce, scheduled },
    cacheSeconds: 600,
  }),
} as const;

const BLOCK_CALLS = {
  mirrorBlocks: mirrorCall({
    path: '/blocks',
    summary: 'Blocks, by number.',
    params: { ...PAGE, 'block.number': blockNumber, timestamp },
  }),
  mirrorBlock: mirrorCall({
    path: '/blocks/{hashOrNumber}',
    summary: 'A block by its number or hash.',
    params: {},
    cacheSeconds: 600,
  }),
} as const;

const ACCOUNT = '/accounts/{idOrAliasOrEvmAddress}';

/** Accounts, and what one has. */
const ACCOUNT_CALLS = {
  mirrorAccounts: mirrorCall({
    path: '/accounts',
    summary: 'Accounts and contracts, by id.',
    params: {
      ...PAGE,
      'account.balance': accountBalance,
      'account.id': accountId,
      'account.publickey': publicKey,
      balance,
    },
    unknownInOrder: true,
    order: 'asc',
    cacheSeconds: 10,
  }),
  mirrorAccount: mirrorCall({
    path: ACCOUNT,
    summary: 'An account or contract with its transactions.',
    params: { ...PAGE, timestamp, transactions, transactiontype: transactionType },
    unknownInOrder: true,
    cacheSeconds: 2,
  }),
  mirrorAccountTokens: mirrorCall({
    path: `${ACCOUNT}/tokens`,
    summary: 'Tokens that an account is associated with.',
    params: { ...PAGE, 'token.id': tokenId },
    order: 'asc',
  }),
  mirrorAccountNfts: mirrorCall({
    path: `${ACCOUNT}/nfts`,
    summary: 'NFTs of an account, by collection and serial number.',
    params: { ...PAGE, serialnumber: serialNumber, 'spender.id': spenderId, 'token.id': tokenId },
  }),
  mirrorAccountRewards: mirrorCall({
    path: `${ACCOUNT}/rewards`,
    summary: 'Staking rewards that were paid to an account.',
    params: { ...PAGE, timestamp },
    cacheSeconds: 60,
  }),
  mirrorCryptoAllowances: mirrorCall({
    path: `${ACCOUNT}/allowances/crypto`,
    summary: 'Allowances of hbar that an account granted.',
    params: { ...PAGE, 'spender.id': spenderId },
  }),
  mirrorTokenAllowances: mirrorCall({
    path: `${ACCOUNT}/allowances/tokens`,
    summary: 'Allowances of fungible tokens that an account granted.',
    params: { ...PAGE, 'spender.id': spenderId, 'token.id': tokenId },
    order: 'asc',
  }),
} as const;

const BALANCE_CALLS = {
  mirrorBalances: mirrorCall({
    path: '/balances',
    summary: 'Balances of accounts and contracts, by id.',
    params: {
      ...PAGE,
      'account.balance': accountBalance,
      'account.id': MIRROR_PARAMETERS.namedAccount,
      'account.publickey': publicKey,
      timestamp,
    },
    unknownInOrder: true,
  }),
} as const;

const TOKEN_CALLS = {
  mirrorTokens: mirrorCall({
    path: '/tokens',
    summary: 'Tokens, by id.',
    params: {
      ...PAGE,
      'account.id': { ...accountId, operators: EQUALS },
      name: MIRROR_PARAMETERS.name,
      publickey: publicKey,
      'token.id': tokenId,
      type: MIRROR_PARAMETERS.tokenType,
    },
    unknownInOrder: true,
    order: 'asc',
    cacheSeconds: 10,
  }),
  mirrorToken: mirrorCall({
    path: '/tokens/{tokenId}',
    summary: 'One token with its custom fees.',
    params: { timestamp: { ...timestamp, operators: ['eq', 'lt', 'lte'] } },
    cacheSeconds: 5,
  }),
  mirrorTokenBalances: mirrorCall({
    path: '/tokens/{tokenId}/balances',
    summary: 'Accounts that are associated with a token, by id, and what they have of it.',
    params: {
      ...PAGE,
      'account.balance': accountBalance,
      'account.id': accountId,
      'account.publickey': publicKey,
      timestamp,
    },
  }),
} as const;

const NFT_CALLS = {
  mirrorTokenNfts: mirrorCall({
    path: '/tokens/{tokenId}/nfts',
    summary: 'NFTs of a collection, by serial number.',
    params: { ...PAGE, 'account.id': accountId, serialnumber: serialNumber },
  }),
  mirrorNft: mirrorCall({
    path: '/tokens/{tokenId}/nfts/{serialNumber}',
    summary: 'One NFT.',
    params: {},
  }),
} as const;

const NFT_HISTORY_CALLS = {
  mirrorNftTransactions: mirrorCall({
    path: '/tokens/{tokenId}/nfts/{serialNumber}/transactions',
    summary: 'Transactions that moved an NFT, and the one that deleted its collection.',
    params: { ...PAGE, timestamp },
  }),
} as const;

const TOPIC_CALLS = {
  mirrorTopic: mirrorCall({
    path: '/topics/{topicId}',
    summary: 'One topic.',
    params: {},
    dialect: 'java',
    cacheSeconds: 5,
  }),
} as const;

const MESSAGE_CALLS = {
  mirrorTopicMessages: mirrorCall({
    path: '/topics/{topicId}/messages',
    summary: 'Messages of a topic.',
    params: { ...PAGE, encoding, sequencenumber: sequenceNumber, timestamp },
    order: 'asc',
  }),
  mirrorTopicMessage: mirrorCall({
    path: '/topics/{topicId}/messages/{sequenceNumber}',
    summary: 'A message by its sequence number.',
    params: {},
    cacheSeconds: 600,
  }),
  mirrorMessageAt: mirrorCall({
    path: '/topics/messages/{timestamp}',
    summary: 'The message at a given time.',
    params: {},
    cacheSeconds: 600,
  }),
} as const;

const SCHEDULE_CALLS = {
  mirrorSchedules: mirrorCall({
    path: '/schedules',
    summary: 'Schedules, by id.',
    params: { ...PAGE, 'account.id': accountId, 'schedule.id': MIRROR_PARAMETERS.scheduleId },
    order: 'asc',
    cacheSeconds: 10,
  }),
  mirrorSchedule: mirrorCall({
    path: '/schedules/{scheduleId}',
    summary: 'One schedule with its signatures.',
    params: {},
  }),
} as const;

/** Every call of the mirror node's API that is served. */
export const MIRROR_CALLS = {
  ...TRANSACTION_CALLS,
  ...BLOCK_CALLS,
  ...ACCOUNT_CALLS,
  ...BALANCE_CALLS,
  ...TOKEN_CALLS,
  ...NFT_CALLS,
  ...NFT_HISTORY_CALLS,
  ...JAVA_ACCOUNT_CALLS,
  ...TOPIC_CALLS,
  ...MESSAGE_CALLS,
  ...CONTRACT_CALLS,
  ...SCHEDULE_CALLS,
  ...NETWORK_CALLS,
} as const;
