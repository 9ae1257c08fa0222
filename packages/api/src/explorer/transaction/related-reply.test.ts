import type { StoredTransaction } from '@ledgerscope/ledger-store';
import { describe, expect, it } from 'vitest';
import { relationOf } from './related-reply.ts';

/** The columns that tell how two transactions belong together. */
function row(facts: Partial<StoredTransaction>): StoredTransaction {
  const { consensusNs = 1n } = facts;
  // Valid start 0 for all, so that they share their id unless a test says otherwise.
  return {
    consensusNs,
    validStartDelta: consensusNs,
    payer: 2n,
    parentNs: 0n,
    nonce: 0,
    scheduled: 0,
    type: 14,
    ...facts,
  } as StoredTransaction;
}

describe('relation of two transactions', () => {
  const sent = row({ consensusNs: 10n });

  it.each([
    ['self', row({ consensusNs: 10n }), sent],
    ['child', row({ consensusNs: 11n, parentNs: 10n, nonce: 1 }), sent],
    ['parent', sent, row({ consensusNs: 11n, parentNs: 10n, nonce: 1 })],
    ['inner', row({ consensusNs: 11n, parentNs: 10n }), row({ consensusNs: 10n, type: 74 })],
    ['batch', row({ consensusNs: 10n, type: 74 }), row({ consensusNs: 11n, parentNs: 10n })],
    ['child', row({ consensusNs: 12n, parentNs: 10n, nonce: 1 }), row({ consensusNs: 10n, type: 74 })],
    ['scheduled', row({ consensusNs: 20n, scheduled: 1 }), sent],
    ['schedule-create', sent, row({ consensusNs: 20n, scheduled: 1 })],
    ['duplicate', row({ consensusNs: 30n }), sent],
    ['child', row({ consensusNs: 9n, nonce: 1 }), sent],
    ['parent', sent, row({ consensusNs: 9n, nonce: 1 })],
    ['sibling', row({ consensusNs: 12n, parentNs: 10n, nonce: 2 }), row({ consensusNs: 11n, parentNs: 10n, nonce: 1 })],
    ['sibling', row({ consensusNs: 8n, nonce: 2 }), row({ consensusNs: 9n, nonce: 1 })],
    ['sibling', row({ consensusNs: 12n, parentNs: 10n, payer: 7n }), row({ consensusNs: 11n, parentNs: 10n })],
    ['child', row({ consensusNs: 12n, parentNs: 10n, nonce: 1 }), row({ consensusNs: 11n, parentNs: 10n })],
    ['parent', row({ consensusNs: 11n, parentNs: 10n }), row({ consensusNs: 12n, parentNs: 10n, nonce: 1 })],
  ] as const)('%s', (relation, other, shown) => {
    expect(relationOf(other, shown)).toBe(relation);
  });
});
