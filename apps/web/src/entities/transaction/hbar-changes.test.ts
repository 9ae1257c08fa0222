import { describe, expect, it } from 'vitest';
import { hbarChanges } from './hbar-changes.ts';
import { rowOf, transfersOf } from './row-of.ts';

describe('hbarChanges', () => {
  it('takes the fee from who earned it and gives it back to who paid it', () => {
    const changes = hbarChanges({
      ...rowOf({
        transactionFee: 1000,
        transfers: transfersOf([
          ['0.0.3', 100],
          ['0.0.98', 900],
          ['0.0.1001', -6000],
          ['0.0.2002', 5000],
        ]),
      }),
      nodeFees: 100,
    });
    expect(changes.feesApart).toBe(true);
    expect([...changes.byAccount]).toEqual([
      ['0.0.1001', -5000n],
      ['0.0.2002', 5000n],
    ]);
  });

  it.each([
    [false, []],
    [
      true,
      [
        ['0.0.1001', -1000n],
        ['0.0.3003', 1000n],
      ],
    ],
  ])('gives the fee back to the payer that a schedule names only where it ran (%s)', (scheduled, expected) => {
    const transfers = transfersOf([
      ['0.0.3', 100],
      ['0.0.98', 900],
      ['0.0.1001', -1000],
    ]);
    const schedule = { payerID: '0.0.3003' } as NonNullable<Parameters<typeof hbarChanges>[0]['schedule']>;
    const row = { ...rowOf({ scheduled, transactionFee: 1000, transfers }), nodeFees: 100, schedule };
    expect([...hbarChanges(row).byAccount]).toEqual(expected);
  });

  it('keeps a gift to the fee collector apart from the fee (mainnet 2022: fee 34760, 1 tinybar sent to 0.0.98)', () => {
    const transfers = transfersOf([
      ['0.0.12', 1409],
      ['0.0.98', 33_352],
      ['0.0.271523', -34_761],
    ]);
    const row = rowOf({ payerID: '0.0.271523', nodeID: '0.0.12', transactionFee: 34_760, transfers });
    expect([...hbarChanges({ ...row, nodeFees: 1409 }).byAccount]).toEqual([
      ['0.0.98', 1n],
      ['0.0.271523', -1n],
    ]);
    expect(hbarChanges(row).feesApart).toBe(false);
  });

  it('sums itemised lists of 2019 with a threshold record fee (mainnet block 0)', () => {
    const transfers = transfersOf([
      ['0.0.11337', -84_325],
      ['0.0.3', 1788],
      ['0.0.98', 82_537],
      ['0.0.11337', -880],
      ['0.0.98', 880],
      ['0.0.11337', -100_000],
      ['0.0.3', 100_000],
    ]);
    const row = rowOf({ payerID: '0.0.11337', transactionFee: 85_205, transfers });
    expect([...hbarChanges({ ...row, nodeFees: 1788 }).byAccount]).toEqual([
      ['0.0.11337', -100_000n],
      ['0.0.3', 100_000n],
    ]);
  });

  it('says so where the record leaves the fee out (v1)', () => {
    const transfers = transfersOf([
      ['0.0.3390', -100_000_000],
      ['0.0.3394', 100_000_000],
    ]);
    const changes = hbarChanges({
      ...rowOf({ payerID: '0.0.3390', nodeID: '0.0.4', transactionFee: 8333, transfers }),
      nodeFees: 0,
    });
    expect(changes.feesApart).toBe(false);
    expect(changes.byAccount.get('0.0.3390')).toBe(-100_000_000n);
  });

  it('shares an Ethereum fee between relay and sender', () => {
    const transfers = transfersOf([
      ['0.0.801', 1000],
      ['0.0.1001', -300],
      ['0.0.7', -5700],
      ['0.0.8', 5000],
    ]);
    const row = rowOf({ type: 'ETHEREUMTRANSACTION', transactionFee: 1000, transfers });
    expect([...hbarChanges({ ...row, nodeFees: 0, senderID: '0.0.7' }).byAccount]).toEqual([
      ['0.0.7', -5000n],
      ['0.0.8', 5000n],
    ]);
  });
});
