import { consensusNsOf } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { formatCursor, parseTransactionListQuery } from './transaction-list-query.ts';

const DEFAULTS = {
  limit: 25,
  offset: 0,
  order: 'desc',
  typeIds: [],
  statuses: [],
  failedOnly: false,
  after: undefined,
  startNs: undefined,
  endNs: undefined,
};

describe('parseTransactionListQuery', () => {
  it.each([
    [{}, {}],
    [{ unknown: 'x', constructor: 'y' }, {}],
    [{ limit: '' }, {}],
    [{ size: '100' }, { limit: 100 }],
    [{ limit: '10', size: '50' }, { limit: 10 }],
    [{ from: '10000' }, { offset: 10_000 }],
    [
      { page: '3', limit: '10' },
      { limit: 10, offset: 20 },
    ],
    [
      { page: '3', limit: '10', offset: '5' },
      { limit: 10, offset: 5 },
    ],
    [{ sortBy: 'asc' }, { order: 'asc' }],
    [{ sortBy: 'consensusTime', order: 'asc' }, { order: 'asc' }],
    [{ sortOn: 'consensusTime' }, {}],
    [{ transactionTypes: 'CRYPTOTRANSFER,contractcall' }, { typeIds: [14, 7] }],
    [{ transactionTypes: ['CRYPTOTRANSFER', 'TOKENMINT', 'CRYPTOTRANSFER'] }, { typeIds: [14, 37] }],
    [{ status: 'SUCCESS' }, { statuses: ['SUCCESS'] }],
    [{ status: 'FAILED' }, { failedOnly: true }],
    [{ next: '1753303062076472454' }, { after: 1_753_303_062_076_472_454n }],
    [{ consensusStartInEpoch: '1753303062' }, { startNs: 1_753_303_062_000_000_000n }],
    [{ consensusStartInEpoch: '1753303062076' }, { startNs: 1_753_303_062_076_000_000n }],
    [{ consensusEndInEpoch: '99999999999' }, { endNs: 0x7fff_ffff_ffff_ffffn }],
  ])('reads %j', (query, expected) => {
    expect(parseTransactionListQuery(query)).toEqual({ ok: true, value: { ...DEFAULTS, ...expected } });
  });

  it.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '101' }, 'limit'],
    [{ size: '2.5' }, 'size'],
    [{ from: '-1' }, 'from'],
    [{ offset: '10001' }, 'offset'],
    [{ page: '0' }, 'page'],
    [{ page: '402' }, 'page'],
    [{ order: 'up' }, 'order'],
    [{ sortBy: 'amount' }, 'sortBy'],
    [{ sort: 'memo' }, 'sort'],
    [{ sortOn: 'memo' }, 'sortOn'],
    [{ transactionTypes: 'CRYPTOTRANSFER,NOPE' }, 'transactionTypes'],
    [{ status: "SUCCESS' OR 1" }, 'status'],
    [{ next: 'abc' }, 'next'],
    [{ next: '9223372036854775808' }, 'next'],
    [{ consensusStartInEpoch: 'yesterday' }, 'consensusStartInEpoch'],
    [{ consensusEndInEpoch: '1e12' }, 'consensusEndInEpoch'],
  ])('names the parameter at fault in %j', (query, parameter) => {
    const result = parseTransactionListQuery(query);
    expect(result).toMatchObject({ ok: false, parameter });
    expect(result.ok ? '' : result.message).toContain(parameter);
  });

  it('reads the cursor it writes', () => {
    const last = consensusNsOf(1_753_303_062_076_472_454n);
    expect(parseTransactionListQuery({ next: formatCursor(last) })).toMatchObject({ value: { after: last } });
  });
});
