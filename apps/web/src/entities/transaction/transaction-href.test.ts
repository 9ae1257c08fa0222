import { describe, expect, it } from 'vitest';
import { rowOf } from './row-of.ts';
import { transactionAtHref, transactionHref } from './transaction-href.ts';

const ID = '/transactions/0.0.1001@1700000000.000000001';

describe('addresses of transactions that share an id', () => {
  it.each([
    ['what was sent', {}, ID],
    ['a child', { nonce: 2 }, `${ID}?nonce=2`],
    ['an execution', { scheduled: true }, `${ID}?scheduled=true`],
    ['a child of an execution', { nonce: 1, scheduled: true }, `${ID}?nonce=1&scheduled=true`],
    ['a duplicate', { status: 'DUPLICATE_TRANSACTION' }, '/transactions/1700000002.000000002'],
  ])('%s', (_, changes, href) => {
    expect(transactionHref(rowOf(changes))).toBe(href);
  });

  it('a row that does not say which it means, by its instant', () => {
    expect(transactionAtHref('2023-11-14T22:13:22.000000002Z')).toBe('/transactions/1700000002.000000002');
  });
});
