import { consensusNsOf } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { parse } from './query.ts';
import { consensusCursor, transactionListQuery } from './transaction-list-query.ts';

const DEFAULTS = {
  limit: 25,
  offset: 0,
  order: 'desc',
  typeIds: [],
  statuses: [],
  failedOnly: false,
  noType: false,
  tokensOnly: false,
  after: undefined,
  period: undefined,
  startNs: undefined,
  endNs: undefined,
  q: undefined,
  memo: undefined,
  method: undefined,
  entities: {},
  transaction: undefined,
  parentsFirst: false,
  amountFrom: undefined,
  amountTo: undefined,
  byNodes: null,
  facets: null,
};

describe('transactionListQuery', () => {
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
    [{ sortBy: 'ASC' }, { order: 'asc' }],
    [{ sortBy: 'consensusTime', order: 'asc' }, { order: 'asc' }],
    [{ sortOn: 'consensusTime' }, {}],
    [{ transactionTypes: 'CRYPTOTRANSFER,contractcall' }, { typeIds: [14, 7] }],
    [{ transactionTypes: ['CRYPTOTRANSFER', 'TOKENMINT', 'CRYPTOTRANSFER'] }, { typeIds: [14, 37] }],
    [{ status: 'SUCCESS' }, { statuses: ['SUCCESS'] }],
    [{ status: 'FAILED' }, { failedOnly: true }],
    [
      { q: '0.0.7@1700000000.5', order: 'asc' },
      { q: '0.0.7@1700000000.5', order: 'asc' },
    ],
    [{ q: '0.0.7@1700000000.5' }, { q: '0.0.7@1700000000.5', parentsFirst: true }],
    [{ next: '1753303062076472454' }, { after: 1_753_303_062_076_472_454n }],
    [{ next: '5', offset: '50' }, { after: 5n }],
    [{ limit: '0' }, { limit: 0 }],
    [{ newerThan: '1700000000.000000005' }, { startNs: 1_700_000_000_000_000_006n }],
    [{ newerThan: '2023-11-14T22:13:20.000000005Z' }, { startNs: 1_700_000_000_000_000_006n }],
    [{ newerThan: '1700000000.000000005', startDate: '1600000000' }, { startNs: 1_700_000_000_000_000_006n }],
    [{ newerThan: '1700000000.000000005', startDate: '1800000000' }, { startNs: 1_800_000_000_000_000_000n }],
    [{ onlyCount: 'true', limit: '50' }, { limit: 0 }],
    [{ transactionTypes: 'CRYPTO_TRANSFER,TOKEN_TRANSFER,GRANT_KYC' }, { typeIds: [14, 33] }],
    [{ transactionTypes: 'token_transfer,GRANT_KYC' }, { typeIds: [14, 33], tokensOnly: true }],
    [{ transactionTypes: 'TOKEN_TRANSFER,CRYPTOTRANSFER' }, { typeIds: [14] }],
    [{ serviceTypes: 'util' }, { typeIds: [52, 74] }],
    [{ serviceTypes: 'HCS' }, { typeIds: [24, 25, 26, 27] }],
    [{ serviceTypes: 'UTIL', transactionTypes: 'UTILPRNG,CRYPTOTRANSFER' }, { typeIds: [52] }],
    [
      { serviceTypes: 'UTIL', transactionTypes: 'CRYPTOTRANSFER' },
      { typeIds: [], noType: true },
    ],
    [{ q: '  tip jar ' }, { q: 'tip jar' }],
    [{ query: 'x' }, { q: 'x' }],
    [{ q: ' ' }, {}],
    [{ period: 'today' }, { period: 'TODAY' }],
    [
      { accountFrom: ' 0.0.3-vfmkw ', tokenID: '0.0.5' },
      {
        entities: {
          accountFrom: { name: 'accountFrom', value: '0.0.3-vfmkw' },
          tokenID: { name: 'tokenID', value: '0.0.5' },
        },
      },
    ],
    [
      { amountFrom: '0', amountTo: '9223372036854775807' },
      { amountFrom: 0n, amountTo: 9_223_372_036_854_775_807n },
    ],
    [
      { startDate: '1753303062', consensusStartInEpoch: '1753303063000', endDate: '1753303070' },
      { startNs: 1_753_303_063_000_000_000n, endNs: 1_753_303_070_000_000_000n },
    ],
    [{ facets: 'false' }, { facets: false }],
    [{ consensusStartInEpoch: '1753303062' }, { startNs: 1_753_303_062_000_000_000n }],
    [{ consensusStartInEpoch: '1753303062076' }, { startNs: 1_753_303_062_076_000_000n }],
    [{ consensusEndInEpoch: '99999999999' }, { endNs: 0x7fff_ffff_ffff_ffffn }],
  ])('reads %j', (query, expected) => {
    expect(parse(transactionListQuery, query)).toEqual({ ok: true, value: { ...DEFAULTS, ...expected } });
  });

  it.each([
    [{ limit: '-1' }, 'limit'],
    [{ limit: '101' }, 'limit'],
    [{ onlyCount: '1' }, 'onlyCount'],
    [{ q: 'x'.repeat(401) }, 'q'],
    [{ serviceTypes: 'MAGIC' }, 'serviceTypes'],
    [{ period: '3D' }, 'period'],
    [{ amountFrom: '1.5' }, 'amountFrom'],
    [{ amountTo: '-1' }, 'amountTo'],
    [{ startDate: '2020-13-01' }, 'startDate'],
    [{ facets: 'all' }, 'facets'],
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
    const result = parse(transactionListQuery, query);
    expect(result).toMatchObject({ ok: false, parameter });
    expect(result.ok ? '' : result.message).toContain(parameter);
  });

  it('reads the cursor it writes', () => {
    const last = consensusNsOf(1_753_303_062_076_472_454n);
    expect(parse(transactionListQuery, { next: consensusCursor.format(last) })).toMatchObject({
      value: { after: last },
    });
  });
});
