import type { RelatedTransaction } from '@ledgerscope/contract/transaction';
import { describe, expect, it } from 'vitest';
import { relatedTree } from './related-tree.ts';

const ID = '0.0.2@1.000000000';

function row(consensusTime: string, facts: Partial<RelatedTransaction> = {}): RelatedTransaction {
  return {
    relation: 'self',
    readableTransactionID: ID,
    nonce: 0,
    scheduled: false,
    consensusTime,
    parentConsensusTime: null,
    type: 'CONTRACTCALL',
    typeLabel: 'Contract call',
    status: 'SUCCESS',
    moves: null,
    ...facts,
  };
}

function drawn(rows: readonly RelatedTransaction[]): string[] {
  return relatedTree(rows).map(({ row: one, depth }) => `${'-'.repeat(depth)}${one.consensusTime}`);
}

describe('the tree of related transactions', () => {
  it('hangs children below what was sent, preceding ones too', () => {
    const rows = [row('t1', { nonce: 1 }), row('t2'), row('t3', { nonce: 2, parentConsensusTime: 't2' })];
    expect(drawn(rows)).toEqual(['t2', '-t1', '-t3']);
  });

  it('hangs what is inside a batch below it, and what that caused below that', () => {
    const inner = { readableTransactionID: '0.0.3@2.000000000', parentConsensusTime: 't1' };
    const rows = [
      row('t1'),
      row('t2', inner),
      row('t3', { ...inner, nonce: 1 }),
      row('t4', { parentConsensusTime: 't1' }),
    ];
    expect(drawn(rows)).toEqual(['t1', '-t2', '--t3', '-t4']);
  });

  it('hangs an execution below the creation of its schedule, and its children below it', () => {
    const rows = [row('t1'), row('t5', { scheduled: true }), row('t6', { scheduled: true, nonce: 1 })];
    expect(drawn(rows)).toEqual(['t1', '-t5', '--t6']);
  });

  it('puts duplicates beside each other, and children below the one that ran', () => {
    const rows = [row('t1', { status: 'DUPLICATE_TRANSACTION' }), row('t2'), row('t3', { nonce: 1 })];
    expect(drawn(rows)).toEqual(['t1', 't2', '-t3']);
  });

  it('draws everything, whatever the records claim', () => {
    const rows = [
      row('t1', { parentConsensusTime: 't2' }),
      row('t2', { parentConsensusTime: 't1' }),
      row('t3', { nonce: 1, readableTransactionID: 'x' }),
    ];
    expect(drawn(rows)).toHaveLength(3);
  });
});
