import { describe, expect, it } from 'vitest';
import { transactionParameter } from './path-parameters.ts';
import { parse } from './query.ts';
import { choiceInAddress } from './transaction-choice.ts';
import { transactionQuery } from './transaction-query.ts';

describe('transactionQuery', () => {
  it('leaves open what is not asked', () => {
    expect(parse(transactionQuery, {})).toEqual({ ok: true, value: { nonce: null, scheduled: null } });
    expect(parse(transactionQuery, { nonce: '2', scheduled: 'true' })).toEqual({
      ok: true,
      value: { nonce: 2, scheduled: true },
    });
    expect(parse(transactionQuery, { scheduled: '' })).toMatchObject({ value: { scheduled: true } });
  });

  it.each([
    [{ nonce: '-1' }, 'nonce'],
    [{ nonce: '2147483648' }, 'nonce'],
    [{ scheduled: 'yes' }, 'scheduled'],
  ])('names the parameter at fault in %j', (query, parameter) => {
    expect(parse(transactionQuery, query)).toMatchObject({ ok: false, parameter });
  });
});

describe('the query in the form of SDKs', () => {
  it.each([
    ['?scheduled', undefined, null, true],
    ['?scheduled=true', undefined, null, true],
    ['?scheduled=false', undefined, null, false],
    ['?scheduled/1', undefined, 1, true],
    ['?scheduled&tab=proof', undefined, null, true],
    ['?nonce=2', undefined, 2, null],
    ['', '1', 1, false],
    ['?scheduled=true', '1', 1, true],
    ['', undefined, null, null],
  ])('chooses alike in pages and calls: %j behind a nonce of %j', (search, inPath, nonce, scheduled) => {
    const choice = choiceInAddress(new URLSearchParams(search), inPath);
    const sent = Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== null));
    expect(parse(transactionQuery, sent)).toEqual({ ok: true, value: { nonce, scheduled } });
    if (inPath !== undefined) return;
    const asked = Object.fromEntries(new URLSearchParams(search));
    expect(parse(transactionQuery, asked)).toEqual({ ok: true, value: { nonce, scheduled } });
  });
});

describe('path parameters', () => {
  it('take every form of a transaction id', () => {
    for (const text of [
      '0.0.835093@1710747032.564252074',
      '0.0.835093-1710747032-564252074',
      '008350931710747032564252074',
    ])
      expect(transactionParameter.parse(text)).toEqual({
        kind: 'id',
        id: { payer: 835_093n, validStartNs: 1_710_747_032_564_252_074n },
      });
    expect(transactionParameter.parse('no id')).toBeUndefined();
  });
});
