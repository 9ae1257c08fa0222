import type { TransactionDetailReply } from '@ledgerscope/contract/transaction';
import { describe, expect, it } from 'vitest';
import { rowOf, tokenTransfersOf, transfersOf } from '../../entities/transaction/row-of.ts';
import { netChanges } from './net-changes.ts';

/** Net changes read these fields only. */
function changesOf(
  changes: Parameters<typeof rowOf>[0],
  related: readonly object[] = [],
  erc20Transfers: readonly object[] = [],
) {
  return netChanges({ ...rowOf(changes), related, erc20Transfers } as unknown as TransactionDetailReply);
}

describe('netChanges', () => {
  it('puts the payer first, then who gave, then who got, without the fee', () => {
    const { accounts, feesApart } = changesOf({
      transactionFee: 1000,
      transfers: transfersOf([
        ['0.0.2002', 5000],
        ['0.0.3', 100],
        ['0.0.801', 900],
        ['0.0.1001', -3500],
        ['0.0.7', -2500],
      ]),
    });
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

  it('sums what ERC-20 contracts logged, by account or address, without mints and what nets to nothing', () => {
    const [known, unknown, nobody] = ['11'.repeat(20), 'ab'.repeat(20), '00'.repeat(20)];
    const move = (from: [string | null, string?], to: [string | null, string?], amount: string) => ({
      contractID: '0.0.70',
      symbol: 'LAN',
      decimals: 2,
      amount,
      sender: from[0],
      senderAddress: from[1] ?? known,
      receiver: to[0],
      receiverAddress: to[1] ?? known,
    });
    const { accounts } = changesOf(
      {},
      [],
      [
        move([null, nobody], ['0.0.5'], '900'),
        move(['0.0.5'], ['0.0.6'], '500'),
        move(['0.0.6'], [null, unknown], '500'),
      ],
    );
    const shown = accounts.map(({ accountID, changes }) => [
      accountID,
      changes.map((one) => one.kind === 'erc20' && one.amount),
    ]);
    expect(shown).toEqual([
      ['0.0.5', [400n]],
      [unknown, [500n]],
    ]);
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
    const { accounts, feesApart } = changesOf({ type: 'ATOMICBATCH' }, [
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
