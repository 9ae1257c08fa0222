import { summary } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { type RowOrTransaction, requestedOf, rowOf, tokenTransfersOf, transfersOf } from './row-of.ts';
import { summaryText } from './summary.ts';

const HBAR = 100_000_000;

function summaryOf(changes: Partial<RowOrTransaction>): string {
  return summaryText(summary({ ...rowOf(changes), ...changes }));
}

describe('summary of transfers', () => {
  it.each<[string, Partial<RowOrTransaction>]>([
    [
      '0.0.1001 sent 25 ℏ to 0.0.2002',
      {
        transfers: transfersOf([
          ['0.0.1001', -25 * HBAR],
          ['0.0.2002', 25 * HBAR],
        ]),
      },
    ],
    [
      '0.0.1001 sent 25 ℏ to 0.0.2002',
      {
        transactionFee: 1000,
        transfers: transfersOf([
          ['0.0.3', 100],
          ['0.0.801', 900],
          ['0.0.1001', -25 * HBAR - 1000],
          ['0.0.2002', 25 * HBAR],
        ]),
      },
    ],
    [
      '0.0.1001 sent 3 ℏ to 0.0.5 and 0.0.6',
      {
        transfers: transfersOf([
          ['0.0.1001', -3 * HBAR],
          ['0.0.5', HBAR],
          ['0.0.6', 2 * HBAR],
        ]),
      },
    ],
    [
      '0.0.1001 sent 3 ℏ to 3 accounts',
      {
        transfers: transfersOf([
          ['0.0.1001', -3 * HBAR],
          ['0.0.5', HBAR],
          ['0.0.6', HBAR],
          ['0.0.7', HBAR],
        ]),
      },
    ],
    [
      '0.0.5 sent 1,934,868,750 units of 0.0.456858 to 0.0.6',
      {
        tokenTransfers: tokenTransfersOf('0.0.456858', [
          ['0.0.5', -1_934_868_750],
          ['0.0.6', 1_934_868_750],
        ]),
      },
    ],
    [
      '0.0.1001 gave 1 ℏ to 0.0.5 for 7 units of 0.0.9',
      {
        transfers: transfersOf([
          ['0.0.1001', -HBAR],
          ['0.0.5', HBAR],
        ]),
        tokenTransfers: tokenTransfersOf('0.0.9', [
          ['0.0.5', -7],
          ['0.0.1001', 7],
        ]),
      },
    ],
    [
      '0.0.5 sent NFT 0.0.9 #12 to 0.0.6',
      { nftTransfers: [{ tokenID: '0.0.9', serialNumber: 12, sender: '0.0.5', receiver: '0.0.6', isApproval: false }] },
    ],
    [
      '0.0.6 received 2 NFTs of 0.0.9',
      {
        nftTransfers: [1, 2].map((serialNumber) => ({
          tokenID: '0.0.9',
          serialNumber,
          sender: '0.0.0',
          receiver: '0.0.6',
          isApproval: false,
        })),
      },
    ],
    ['0.0.1001 made a transfer that moved no assets', {}],
    [
      '0.0.1001 sent 0.00000001 ℏ to 0.0.3',
      {
        transactionFee: 1000,
        transfers: transfersOf([
          ['0.0.3', 101],
          ['0.0.98', 900],
          ['0.0.1001', -1001],
        ]),
        requested: requestedOf({
          transfers: transfersOf([
            ['0.0.1001', -1],
            ['0.0.3', 1],
          ]),
        }),
      },
    ],
    [
      '0.0.5 bought Glimmerdeep Robots #528 from 0.0.7 for 12 ℏ',
      {
        payerID: '0.0.5',
        tokenUnits: [{ tokenID: '0.0.9', symbol: 'GDR', decimals: 0, name: 'Glimmerdeep Robots' }],
        hbarChanges: [
          { accountID: '0.0.5', amount: -1_200_000_000 },
          { accountID: '0.0.7', amount: 1_140_000_000 },
          { accountID: '0.0.8', amount: 60_000_000 },
        ],
        nftTransfers: [{ tokenID: '0.0.9', serialNumber: 528, sender: '0.0.7', receiver: '0.0.5', isApproval: false }],
      },
    ],
    [
      '0.0.5 bought 2 NFTs of 0.0.9 from 0.0.7 for 7 units of 0.0.4',
      {
        payerID: '0.0.7',
        tokenTransfers: tokenTransfersOf('0.0.4', [
          ['0.0.5', -7],
          ['0.0.7', 7],
        ]),
        nftTransfers: [1, 2].map((serialNumber) => ({
          tokenID: '0.0.9',
          serialNumber,
          sender: '0.0.7',
          receiver: '0.0.5',
          isApproval: false,
        })),
      },
    ],
    [
      `0.0.1001 tried to send 0.00000001 ℏ to 0x${'77'.repeat(20)}`,
      {
        status: 'INVALID_ALIAS_KEY',
        requested: requestedOf({
          transfers: [
            { accountID: '0.0.1001', amount: -1, isApproval: false },
            { accountID: null, alias: '77'.repeat(20), amount: 1, isApproval: false },
          ],
        }),
      },
    ],
    [
      '0.0.1001 tried to send NFT 0.0.9 #5 to 0x12200a0a…0a0a0a0a',
      {
        status: 'INVALID_ALIAS_KEY',
        requested: requestedOf({
          nftTransfers: [
            {
              tokenID: '0.0.9',
              serialNumber: 5,
              sender: '0.0.1001',
              receiver: '0.0.0',
              receiverAlias: `1220${'0a'.repeat(32)}`,
              isApproval: false,
            },
          ],
        }),
      },
    ],
    [
      '0.0.1001 tried to make a transfer',
      {
        status: 'INSUFFICIENT_PAYER_BALANCE',
        transactionFee: 1000,
        transfers: transfersOf([
          ['0.0.1001', -1000],
          ['0.0.3', 1000],
        ]),
      },
    ],
  ])('%s', (text, changes) => {
    expect(summaryOf(changes)).toBe(text);
  });
});
