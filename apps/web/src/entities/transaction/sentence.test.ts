import { TRANSACTION_TYPES } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { DEEDS, type SentenceFacts } from './deed.ts';
import { rowOf, tokenTransfersOf, transfersOf } from './row-of.ts';
import { sentence, sentenceText } from './sentence.ts';

const HBAR = 100_000_000;

function told(changes: Partial<SentenceFacts>): string {
  return sentenceText(sentence({ ...rowOf(), ...changes }));
}

describe('sentence of transfers', () => {
  it.each<[string, Partial<SentenceFacts>]>([
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
    ['0.0.1001 moved nothing in a transfer', {}],
    [
      '0.0.1001 tried to make a transfer: insufficient payer balance, fee of 0.00001 ℏ kept',
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
    expect(told(changes)).toBe(text);
  });
});

describe('sentence of other types', () => {
  it.each<[string, Partial<SentenceFacts>]>([
    ['0.0.1001 called contract 0.0.7', { type: 'CONTRACTCALL', entityID: '0.0.7' }],
    [
      '0.0.1001 called contract 0.0.7 (0x60d1e85d)',
      { type: 'CONTRACTCALL', contractID: '0.0.7', functionParameters: '60d1e85d00' },
    ],
    [
      '0.0.1001 called contract 0.0.7, moving 2 ℏ',
      {
        type: 'CONTRACTCALL',
        entityID: '0.0.7',
        transfers: transfersOf([
          ['0.0.1001', -2 * HBAR],
          ['0.0.7', 2 * HBAR],
        ]),
      },
    ],
    [
      '0.0.1001 tried to call contract 0.0.7: contract revert executed, fee of 1 ℏ kept',
      { type: 'CONTRACTCALL', entityID: '0.0.7', status: 'CONTRACT_REVERT_EXECUTED', transactionFee: HBAR },
    ],
    ['0.0.1001 created topic 0.0.8', { type: 'CONSENSUSCREATETOPIC', createdID: '0.0.8', entityID: '0.0.8' }],
    ['0.0.1001 tried to create a topic: busy', { type: 'CONSENSUSCREATETOPIC', status: 'BUSY' }],
    [
      '0.0.1001 wrote message #515,545,728 to topic 0.0.8',
      { type: 'CONSENSUSSUBMITMESSAGE', entityID: '0.0.8', topicSequenceNumber: 515_545_728 },
    ],
    [
      '0.0.1001 wrote message #5 to topic 0.0.8, part 2 of 3',
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
    ['0.0.1001 drew the random number 17', { type: 'UTILPRNG', prngNumber: 17 }],
    [
      '0.0.7 through relay 0.0.1001 called 0.0.9 by an Ethereum transaction',
      { type: 'ETHEREUMTRANSACTION', senderID: '0.0.7', contractID: '0.0.9' },
    ],
    [
      '0.0.1001 tried to run an Ethereum transaction: wrong nonce, fee of 0.5 ℏ kept',
      { type: 'ETHEREUMTRANSACTION', status: 'WRONG_NONCE', transactionFee: HBAR / 2 },
    ],
    [
      '0.0.1001 sent a transaction of a type that this program does not know (Unknown type 99)',
      { type: 'UNKNOWN99', typeLabel: 'Unknown type 99' },
    ],
  ])('%s', (text, changes) => {
    expect(told(changes)).toBe(text);
  });

  it.each(TRANSACTION_TYPES.map(({ code, label }) => [code, label]))('tells %s in both outcomes', (code, label) => {
    const own = Object.hasOwn(DEEDS, code) || code === 'CRYPTOTRANSFER' || code === 'ETHEREUMTRANSACTION';
    expect(own).toBe(true);
    const facts = { type: code, typeLabel: label, entityID: '0.0.77' };
    expect(told(facts)).toMatch(/^0\.0\.1001 [a-z]/);
    expect(told({ ...facts, status: 'INVALID_SIGNATURE' })).toMatch(/^0\.0\.1001 tried to [a-z].*: invalid signature$/);
    expect(`${told(facts)} ${told({ ...facts, status: 'BUSY' })}`).not.toMatch(/undefined|null|\s{2}| ,| :/);
  });
});
