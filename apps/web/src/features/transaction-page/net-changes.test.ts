import type { Transaction } from '@ledgerscope/contract';
import { describe, expect, it } from 'vitest';
import { rowOf, tokenTransfersOf, transfersOf } from '../../entities/transaction/row-of.ts';
import { netChanges } from './net-changes.ts';

/** Net changes read these fields only. */
function changesOf(changes: Parameters<typeof rowOf>[0], nodeFees = 0, related: readonly object[] = []) {
  return netChanges({ ...rowOf(changes), nodeFees, schedule: null, related } as unknown as Transaction);
}

describe('netChanges', () => {
  it('puts the payer first, then who gave, then who got, without the fee', () => {
    const { accounts, feesApart } = changesOf(
      {
        transactionFee: 1000,
        transfers: transfersOf([
          ['0.0.2002', 5000],
          ['0.0.3', 100],
          ['0.0.801', 900],
          ['0.0.1001', -3500],
          ['0.0.7', -2500],
        ]),
      },
      100,
    );
    expect(feesApart).toBe(true);
    expect(accounts.map(({ accountID, changes }) => [accountID, changes[0]])).toEqual([
      ['0.0.1001', { kind: 'hbar', amount: -2500n }],
      ['0.0.7', { kind: 'hbar', amount: -2500n }],
      ['0.0.2002', { kind: 'hbar', amount: 5000n }],
    ]);
  });

  it('sums tokens per account and leaves out what nets to nothing', () => {
    const { accounts } = changesOf({
      tokenTransfers: tokenTransfersOf('0.0.9', [
        ['0.0.5', -7],
        ['0.0.6', 4],
        ['0.0.6', -4],
        ['0.0.8', 7],
      ]),
    });
    expect(accounts.map(({ accountID }) => accountID)).toEqual(['0.0.5', '0.0.8']);
  });

  it('shows a mint to its receiver alone', () => {
    const mint = { tokenID: '0.0.9', serialNumber: 1, sender: '0.0.0', receiver: '0.0.6', isApproval: false };
    expect(changesOf({ nftTransfers: [mint] }).accounts).toEqual([
      { accountID: '0.0.6', changes: [{ kind: 'nft', tokenID: '0.0.9', serialNumber: 1, received: true }] },
    ]);
  });

  it('counts in what children and the transactions of a batch moved, without their fees', () => {
    const moves = (one: string, other: string, amount: number) => ({
      ...rowOf({
        payerID: one,
        nodeID: null,
        transactionFee: 10,
        transfers: transfersOf([
          [one, -amount - 10],
          [other, amount],
          ['0.0.98', 10],
        ]),
      }),
    });
    const { accounts, feesApart } = changesOf({ type: 'ATOMICBATCH' }, 0, [
      { relation: 'inner', type: 'CRYPTOTRANSFER', moves: moves('0.0.5', '0.0.6', 700) },
      { relation: 'inner', type: 'CRYPTOTRANSFER', moves: moves('0.0.6', '0.0.7', 300) },
      { relation: 'batch', type: 'ATOMICBATCH', moves: null },
    ]);
    expect(feesApart).toBe(true);
    expect(accounts.map(({ accountID, changes }) => [accountID, changes])).toEqual([
      ['0.0.5', [{ kind: 'hbar', amount: -700n }]],
      ['0.0.6', [{ kind: 'hbar', amount: 400n }]],
      ['0.0.7', [{ kind: 'hbar', amount: 300n }]],
    ]);
  });
});
