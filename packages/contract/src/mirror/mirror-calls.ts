import { transactionTypeByCode } from '@ledgerscope/ledger';
import { mirrorCall } from './mirror-call.ts';
import { ALL_OPERATORS, type MirrorParameter } from './mirror-parameter.ts';
import { MIRROR_PARAMETERS, PAGE } from './mirror-parameters.ts';

const { accountId, blockNumber, nonce, result, scheduled, timestamp, transferType } = MIRROR_PARAMETERS;

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

/** Every call of the mirror node's API that is served. */
export const MIRROR_CALLS = { ...TRANSACTION_CALLS, ...BLOCK_CALLS } as const;
