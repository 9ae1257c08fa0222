import { describe, expect, it } from 'vitest';
import { parseTransactionParam, parseTransactionQuery } from './transaction-query.ts';

describe('parseTransactionQuery', () => {
  it('leaves open what is not asked', () => {
    expect(parseTransactionQuery({})).toEqual({ ok: true, value: { nonce: null, scheduled: null } });
    expect(parseTransactionQuery({ nonce: '2', scheduled: 'true' })).toEqual({
      ok: true,
      value: { nonce: 2, scheduled: true },
    });
    expect(parseTransactionQuery({ scheduled: '' })).toMatchObject({ value: { scheduled: true } });
  });

  it.each([
    [{ nonce: '-1' }, 'nonce'],
    [{ nonce: '2147483648' }, 'nonce'],
    [{ scheduled: 'yes' }, 'scheduled'],
  ])('names the parameter at fault in %j', (query, parameter) => {
    expect(parseTransactionQuery(query)).toMatchObject({ ok: false, parameter });
  });
});

describe('path parameters', () => {
  it('take every form of a transaction id', () => {
    for (const text of [
      '0.0.835093@1710747032.564252074',
      '0.0.835093-1710747032-564252074',
      '008350931710747032564252074',
    ])
      expect(parseTransactionParam(text)).toEqual({
        ok: true,
        value: { kind: 'id', id: { payer: 835_093n, validStartNs: 1_710_747_032_564_252_074n } },
      });
    expect(parseTransactionParam('no id')).toMatchObject({ ok: false, parameter: 'id' });
  });
});
