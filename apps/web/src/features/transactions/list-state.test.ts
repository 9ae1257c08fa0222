import { describe, expect, it } from 'vitest';
import { listQuery, listSearch, listState, pageCount } from './list-state.ts';

describe('list state in the URL', () => {
  it.each([
    ['', { page: 1, limit: 25, types: [], status: '' }],
    ['?page=3&limit=100', { page: 3, limit: 100, types: [], status: '' }],
    ['?page=-1&limit=7&status=<x>&transactionTypes=NOPE', { page: 1, limit: 25, types: [], status: '' }],
    [
      '?transactionTypes=cryptotransfer,TOKENMINT&transactionTypes=TOKENMINT',
      { page: 1, limit: 25, types: ['CRYPTOTRANSFER', 'TOKENMINT'], status: '' },
    ],
    ['?status=failed', { page: 1, limit: 25, types: [], status: 'FAILED' }],
  ])('reads %j', (text, state) => {
    expect(listState(new URLSearchParams(text))).toEqual(state);
  });

  it.each(['', '?page=3', '?page=2&limit=5&transactionTypes=CONTRACTCALL,TOKENMINT&status=WRONG_NONCE'])(
    'writes %j as it was read',
    (text) => {
      expect(listSearch(listState(new URLSearchParams(text)))).toBe(text);
    },
  );

  it('asks for no page beyond the end of the pager', () => {
    expect(listQuery({ page: 9999, limit: 25, types: [], status: 'FAILED' })).toBe('limit=25&page=400&status=FAILED');
    expect(pageCount(0, 25)).toBe(1);
    expect(pageCount(26, 25)).toBe(2);
    expect(pageCount(80_000_000, 100)).toBe(100);
  });
});
