import { summary } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { type RowOrTransaction, rowOf, transfersOf } from './row-of.ts';
import { summaryText } from './summary.ts';

const HBAR = 100_000_000;

function summaryOf(changes: Partial<RowOrTransaction>): string {
  return summaryText(summary({ ...rowOf(changes), ...changes }));
}

/** A function with others of its selector, by their signatures. */
function methodOf(signature: string, ...otherSignatures: string[]) {
  return { name: signature.slice(0, signature.indexOf('(')), signature, otherSignatures, source: 'STANDARD' as const };
}

describe('the summary of a call', () => {
  it.each<[string, Partial<RowOrTransaction>]>([
    ['0.0.1001 called contract 0.0.7', { type: 'CONTRACTCALL', entityID: '0.0.7' }],
    [
      '0.0.1001 called contract 0.0.7 (0x60d1e85d)',
      { type: 'CONTRACTCALL', contractID: '0.0.7', functionParameters: '60d1e85d00' },
    ],
    [
      '0.0.1001 called transfer() on contract 0.0.7',
      {
        type: 'CONTRACTCALL',
        entityID: '0.0.7',
        functionParameters: 'a9059cbb',
        contractMethod: methodOf('transfer(address,uint256)'),
      },
    ],
    [
      '0.0.1001 called burn() or collate_propagate_storage() on contract 0.0.7',
      {
        type: 'CONTRACTCALL',
        entityID: '0.0.7',
        contractMethod: methodOf('burn(uint256)', 'collate_propagate_storage(bytes16)'),
      },
    ],
    [
      '0.0.1001 called a() or 2 other functions on contract 0.0.7',
      { type: 'CONTRACTCALL', entityID: '0.0.7', contractMethod: methodOf('a()', 'b()', 'c()') },
    ],
    [
      '0.0.1001 called a() on contract 0.0.7',
      { type: 'CONTRACTCALL', entityID: '0.0.7', contractMethod: methodOf('a()', 'a(uint8)') },
    ],
    [
      '0.0.1001 tried to call transfer() on contract 0.0.7',
      {
        type: 'CONTRACTCALL',
        entityID: '0.0.7',
        status: 'CONTRACT_REVERT_EXECUTED',
        transactionFee: HBAR,
        contractMethod: methodOf('transfer(address,uint256)'),
      },
    ],
    [
      '0.0.7 via relay 0.0.1001 called transfer() on contract 0.0.9',
      {
        type: 'ETHEREUMTRANSACTION',
        senderID: '0.0.7',
        contractID: '0.0.9',
        functionParameters: 'a9059cbb',
        contractMethod: methodOf('transfer(address,uint256)'),
      },
    ],
    [
      '0.0.7 via relay 0.0.1001 called contract 0.0.9 (0xdeadbeef)',
      { type: 'ETHEREUMTRANSACTION', senderID: '0.0.7', contractID: '0.0.9', functionParameters: 'deadbeef00' },
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
      '0.0.1001 tried to call contract 0.0.7',
      { type: 'CONTRACTCALL', entityID: '0.0.7', status: 'CONTRACT_REVERT_EXECUTED', transactionFee: HBAR },
    ],
    [
      '0.0.7 via relay 0.0.1001 called 0.0.9 with an Ethereum transaction',
      { type: 'ETHEREUMTRANSACTION', senderID: '0.0.7', contractID: '0.0.9' },
    ],
    [
      '0.0.1001 tried to run an Ethereum transaction',
      { type: 'ETHEREUMTRANSACTION', status: 'WRONG_NONCE', transactionFee: HBAR / 2 },
    ],
  ])('%s', (text, changes) => {
    expect(summaryOf(changes)).toBe(text);
  });
});
