import { summary, TRANSACTION_TYPES } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { type RowOrTransaction, requestedOf, rowOf, tokenTransfersOf, transfersOf } from './row-of.ts';
import { summaryText } from './summary.ts';

const HBAR = 100_000_000;
const HUSD = { tokenID: '0.0.1023', symbol: 'HUSD', decimals: 6, name: '' };
const NO_AMOUNT = { tokenID: null, amount: null, serialNumbers: [], approvedForAll: false };

function summaryOf(changes: Partial<RowOrTransaction>): string {
  return summaryText(summary({ ...rowOf(changes), ...changes }));
}

describe('summary of other types', () => {
  it.each<[string, Partial<RowOrTransaction>]>([
    ['0.0.1001 created topic 0.0.8', { type: 'CONSENSUSCREATETOPIC', createdID: '0.0.8', entityID: '0.0.8' }],
    ['0.0.1001 tried to create a topic', { type: 'CONSENSUSCREATETOPIC', status: 'BUSY' }],
    [
      '0.0.1001 submitted message #515,545,728 to topic 0.0.8',
      { type: 'CONSENSUSSUBMITMESSAGE', entityID: '0.0.8', topicSequenceNumber: 515_545_728 },
    ],
    [
      '0.0.1001 submitted message #5 to topic 0.0.8, chunk 2 of 3',
      {
        type: 'CONSENSUSSUBMITMESSAGE',
        entityID: '0.0.8',
        topicSequenceNumber: 5,
        chunkInfo: { number: 2, total: 3, initialTransactionID: '0.0.1001@1.000000001' },
      },
    ],
    [
      '0.0.1001 minted 500 units of 0.0.9',
      { type: 'TOKENMINT', entityID: '0.0.9', tokenIDs: ['0.0.9'], tokenAmount: 500 },
    ],
    ['0.0.1001 minted NFT 0.0.9 #3', { type: 'TOKENMINT', nfts: [{ tokenID: '0.0.9', serialNumber: 3 }] }],
    ['0.0.1001 minted token 0.0.9', { type: 'TOKENMINT', entityID: '0.0.9' }],
    ['0.0.1001 burned 1 unit of 0.0.9', { type: 'TOKENBURN', tokenIDs: ['0.0.9'], tokenAmount: 1 }],
    [
      '0.0.1001 wiped 4 units of 0.0.9 from 0.0.6',
      { type: 'TOKENWIPE', tokenIDs: ['0.0.9'], tokenAmount: 4, tokenAccount: '0.0.6' },
    ],
    [
      '0.0.1001 associated tokens 0.0.9 and 0.0.10 with 0.0.6',
      { type: 'TOKENASSOCIATE', tokenIDs: ['0.0.9', '0.0.10'], accountID: '0.0.6' },
    ],
    ['0.0.1001 created account 0.0.12', { type: 'CRYPTOCREATEACCOUNT', entityID: '0.0.12' }],
    ['0.0.1001 generated random number 17', { type: 'UTILPRNG', prngNumber: 17 }],
    ['0.0.1001 reserved a channel to another ledger', { type: 'CLPRREGISTERCHANNEL' }],
    [
      '0.0.1001 opened a channel to another ledger, verified by contract 0.0.9',
      { type: 'CLPRCOMPLETECHANNEL', entityID: '0.0.9' },
    ],
    ['0.0.1001 tried to open a channel to another ledger', { type: 'CLPRCOMPLETECHANNEL', status: 'BUSY' }],
    [
      '0.0.1001 opened a connector to another ledger with contract 0.0.9',
      { type: 'CLPRCOMPLETECONNECTOR', entityID: '0.0.9' },
    ],
    [
      '0.0.1001 submitted a transaction of an unknown type (Unknown type 99)',
      { type: 'UNKNOWN99', typeLabel: 'Unknown type 99' },
    ],
    ['0.0.1001 submitted a transaction that could not be decoded', { type: 'UNKNOWN0', typeLabel: 'Type not known' }],
    [
      '0.0.1001 tried to submit a transaction that could not be decoded',
      { type: 'UNKNOWN0', typeLabel: 'Type not known', status: 'BUSY' },
    ],
  ])('%s', (text, changes) => {
    expect(summaryOf(changes)).toBe(text);
  });

  it.each(TRANSACTION_TYPES.map(({ code, label }) => [code, label]))('tells %s in both outcomes', (code, label) => {
    const facts = { type: code, typeLabel: label, entityID: '0.0.77' };
    expect(summaryOf(facts)).toMatch(/^0\.0\.1001 [a-z]/);
    expect(summaryOf({ ...facts, status: 'INVALID_SIGNATURE' })).toMatch(/^0\.0\.1001 tried to [a-z]/);
    expect(`${summaryOf(facts)} ${summaryOf({ ...facts, status: 'BUSY' })}`).not.toMatch(/undefined|null|\s{2}| ,| :/);
  });
});

describe('summary of what was paid along, and of what failed', () => {
  const requested = (changes: Parameters<typeof requestedOf>[0]) => ({ requested: requestedOf(changes) });
  const failed = (type: string, changes: Parameters<typeof requestedOf>[0]): Partial<RowOrTransaction> => ({
    type,
    status: 'INVALID_SIGNATURE',
    tokenUnits: [HUSD],
    ...requested(changes),
  });
  const allowance = (changes: object, type = 'CRYPTOAPPROVEALLOWANCE'): Partial<RowOrTransaction> => ({
    type,
    tokenUnits: [HUSD],
    ...requested({ allowances: [{ ...NO_AMOUNT, ownerID: '0.0.1001', spenderID: '0.0.5', ...changes }] }),
  });

  it.each<[string, Partial<RowOrTransaction>]>([
    [
      '0.0.1001 sent 25 ℏ to 0.0.2002',
      {
        transactionFee: 1000,
        stakingRewards: [
          { accountID: '0.0.1001', amount: 30 * HBAR },
          { accountID: '0.0.2002', amount: 7 },
        ],
        transfers: transfersOf([
          ['0.0.3', 100],
          ['0.0.800', 900 - 30 * HBAR - 7],
          ['0.0.1001', 5 * HBAR - 1000],
          ['0.0.2002', 25 * HBAR + 7],
        ]),
      },
    ],
    [
      '0.0.5 sent 0.25 HUSD to 0.0.6',
      {
        tokenUnits: [HUSD],
        tokenTransfers: tokenTransfersOf('0.0.1023', [
          ['0.0.5', -250_000],
          ['0.0.6', 250_000],
        ]),
      },
    ],
    [
      '0.0.1001 tried to send 25 ℏ to 0.0.2002',
      failed('CRYPTOTRANSFER', {
        transfers: transfersOf([
          ['0.0.1001', -25 * HBAR],
          ['0.0.2002', 25 * HBAR],
        ]),
      }),
    ],
    [
      '0.0.1001 tried to send 1.5 HUSD from 0.0.5 to 0.0.6',
      failed('CRYPTOTRANSFER', {
        tokenTransfers: tokenTransfersOf('0.0.1023', [
          ['0.0.5', -1_500_000],
          ['0.0.6', 1_500_000],
        ]),
      }),
    ],
    [
      '0.0.1001 tried to give 1 ℏ to 0.0.5 for NFT 0.0.9 #7',
      failed('CRYPTOTRANSFER', {
        transfers: transfersOf([
          ['0.0.1001', -HBAR],
          ['0.0.5', HBAR],
        ]),
        nftTransfers: [{ tokenID: '0.0.9', serialNumber: 7, sender: '0.0.5', receiver: '0.0.1001', isApproval: false }],
      }),
    ],
    [
      '0.0.1001 tried to send 25 ℏ to 0.0.2002, but it was rolled back',
      {
        ...failed('CRYPTOTRANSFER', {
          transfers: transfersOf([
            ['0.0.1001', -25 * HBAR],
            ['0.0.2002', 25 * HBAR],
          ]),
        }),
        status: 'REVERTED_SUCCESS',
      },
    ],
    ['0.0.1001 tried to mint 5 HUSD', failed('TOKENMINT', { tokenIDs: ['0.0.1023'], tokenAmount: 5_000_000 })],
    ['0.0.1001 tried to mint 2 NFTs of 0.0.9', failed('TOKENMINT', { tokenIDs: ['0.0.9'], nftCount: 2 })],
    [
      '0.0.1001 tried to wipe 1 HUSD from 0.0.6',
      failed('TOKENWIPE', { tokenIDs: ['0.0.1023'], tokenAmount: 1_000_000, accountID: '0.0.6' }),
    ],
    [
      '0.0.1001 tried to associate tokens 0.0.9 and 0.0.10 with 0.0.6',
      failed('TOKENASSOCIATE', { tokenIDs: ['0.0.9', '0.0.10'], accountID: '0.0.6' }),
    ],
    ['0.0.1001 tried to create an account', failed('CRYPTOCREATEACCOUNT', {})],
    [
      '0.0.1001 tried to call contract 0.0.7 with 2 ℏ',
      { ...failed('CONTRACTCALL', { value: 2 * HBAR }), entityID: '0.0.7' },
    ],
    [
      '0.0.1001 tried to airdrop 3 HUSD to 0.0.5 and 0.0.6',
      failed('TOKENAIRDROP', {
        tokenTransfers: tokenTransfersOf('0.0.1023', [
          ['0.0.1001', -3_000_000],
          ['0.0.5', 1_000_000],
          ['0.0.6', 2_000_000],
        ]),
      }),
    ],
    ['0.0.1001 tried to claim pending airdrops of token 0.0.9', failed('TOKENCLAIMAIRDROP', { tokenIDs: ['0.0.9'] })],
    [
      '0.0.1001 tried to run an atomic batch of 5 transactions',
      failed('ATOMICBATCH', {
        innerTransactions: Array.from({ length: 5 }, () => ({
          readableTransactionID: '0.0.1@1.000000000',
          type: 'CRYPTOTRANSFER',
          typeLabel: 'Crypto transfer',
        })),
      }),
    ],
    ['0.0.1001 allowed 0.0.5 to spend 10 ℏ', allowance({ amount: 10 * HBAR })],
    [
      '0.0.1001 allowed 0.0.5 to spend 0.5 HUSD of 0.0.8',
      allowance({ tokenID: '0.0.1023', amount: 500_000, ownerID: '0.0.8' }),
    ],
    ['0.0.1001 allowed 0.0.5 to move NFT 0.0.9 #3', allowance({ tokenID: '0.0.9', serialNumbers: [3] })],
    ['0.0.1001 allowed 0.0.5 to move all NFTs of 0.0.9', allowance({ tokenID: '0.0.9', approvedForAll: true })],
    ['0.0.1001 no longer allows 0.0.5 to spend token 0.0.1023', allowance({ tokenID: '0.0.1023', amount: 0 })],
    [
      '0.0.1001 revoked allowances for NFT 0.0.9 #3',
      allowance({ spenderID: null, tokenID: '0.0.9', serialNumbers: [3] }, 'CRYPTODELETEALLOWANCE'),
    ],
    [
      '0.0.1001 updated the metadata of 2 NFTs of 0.0.9',
      { type: 'TOKENUPDATENFTS', entityID: '0.0.9', ...requested({ nftCount: 2, tokenIDs: ['0.0.9'] }) },
    ],
    [
      '0.0.1001 updated the metadata of Robots #3 and #12',
      {
        type: 'TOKENUPDATENFTS',
        entityID: '0.0.9',
        tokenUnits: [{ tokenID: '0.0.9', symbol: 'R', decimals: 0, name: 'Robots' }],
        ...requested({ nftCount: 2, tokenIDs: ['0.0.9'], serialNumbers: [3, 12] }),
      },
    ],
    [
      '0.0.1001 updated the memo of file 0.0.12',
      { type: 'FILEUPDATE', entityID: '0.0.12', fileContentsSize: null, entityMemo: 'new' },
    ],
  ])('%s', (text, changes) => {
    expect(summaryOf(changes)).toBe(text);
  });
});
