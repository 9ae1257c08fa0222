import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { Call } from './call.ts';
import { CALLS } from './calls.ts';
import { faultIn } from './check-reply.ts';
import { AccountTransfer } from './list-rows.ts';

const Row = Type.Object({
  id: Type.String({ pattern: '^[0-9]+$' }),
  amount: Type.Union([Type.Integer({ minimum: -5, maximum: 5 }), Type.String({ pattern: '^-?[0-9]{16,20}$' })]),
  memo: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  kind: Type.Enum(['A', 'B']),
  side: Type.Union([Type.Literal('in'), Type.Literal('out')]),
  counts: Type.Record(Type.String(), Type.Integer()),
  document: Type.Unknown(),
  share: Type.Number(),
});
const Reply = Type.Object({
  data: Type.Array(Row),
  done: Type.Union([Type.Object({ at: Type.Boolean() }), Type.Null()]),
});
const row = { id: '1', amount: 3, kind: 'A', side: 'in', counts: { a: 1 }, document: [null], share: 0.5 };
const reply = (change: object, done: unknown = null) => ({ data: [row, { ...row, ...change }], done });

describe('faultIn', () => {
  it.each([
    [reply({})],
    [reply({ memo: null, amount: '9007199254740993', more: 'ignored' })],
    [reply({ memo: 'x', counts: {}, document: undefined }, { at: true })],
    [{ data: [], done: null }],
  ])('takes %j', (value) => {
    expect(faultIn(Reply, value)).toBeUndefined();
    expect(Value.Check(Reply, value)).toBe(true);
  });

  it.each([
    [reply({ id: 'x' }), 'data.1.id'],
    [reply({ amount: 6 }), 'data.1.amount'],
    [reply({ amount: 1.5 }), 'data.1.amount'],
    [reply({ amount: '12' }), 'data.1.amount'],
    [reply({ memo: 5 }), 'data.1.memo'],
    [reply({ kind: 'C' }), 'data.1.kind'],
    [reply({ side: 'up' }), 'data.1.side'],
    [reply({ counts: { a: 'many' } }), 'data.1.counts.a'],
    [reply({ counts: [] }), 'data.1.counts'],
    [reply({ share: '0.5' }), 'data.1.share'],
    [reply({}, { at: 'now' }), 'done.at'],
    [reply({}, []), 'done'],
    [{ data: [{ id: '1' }], done: null }, 'data.0.amount'],
    [{ done: null }, 'data'],
    [{ data: {}, done: null }, 'data'],
    [[], 'the whole reply'],
    [null, 'the whole reply'],
    ['x', 'the whole reply'],
  ])('names the place in %j', (value, place) => {
    expect(faultIn(Reply, value)).toBe(place);
    expect(Value.Check(Reply, value)).toBe(false);
  });

  it('knows every keyword that a reply is described with', () => {
    const known = ['type', 'properties', 'required', 'patternProperties', 'items', 'anyOf', 'enum', 'const', 'pattern'];
    const words = new Set<string>();
    const visit = (schema: unknown): void => {
      if (typeof schema !== 'object' || schema === null) return;
      if (Array.isArray(schema)) schema.forEach(visit);
      else
        for (const [word, part] of Object.entries(schema)) {
          words.add(word);
          if (word === 'properties' || word === 'patternProperties') Object.values(part).forEach(visit);
          else if (word !== 'enum' && word !== 'examples') visit(part);
        }
    };
    for (const { reply: schema } of Object.values<Call>(CALLS)) visit(schema);
    const described = ['description', 'examples'];
    expect([...words].filter((word) => ![...known, ...described, 'minimum', 'maximum'].includes(word))).toEqual([]);
  });

  it('accepts and refuses rows of the API as the library does that the server is tested with', () => {
    const transfer = {
      transactionID: '1',
      readableTransactionID: '0.0.2@1.000000001',
      consensusTime: '2020-02-04T16:29:16.681829100Z',
      transactionDirection: 'credit',
      accountID: '0.0.5',
      amount: 7,
      fee: 0,
      stakingReward: 0,
      toFromAccount: ['0.0.2'],
      memo: '',
      status: 'SUCCESS',
      type: 'CRYPTOTRANSFER',
      typeLabel: 'Crypto transfer',
    };
    expect([faultIn(AccountTransfer, transfer), Value.Check(AccountTransfer, transfer)]).toEqual([undefined, true]);
    for (const field of Object.keys(AccountTransfer.properties)) {
      for (const value of [undefined, null, 5, 'x', [], {}, true]) {
        const changed = { ...transfer, [field]: value };
        const json: unknown = JSON.parse(JSON.stringify(changed));
        expect(faultIn(AccountTransfer, json) === undefined, `${field} ${value}`).toBe(
          Value.Check(AccountTransfer, json),
        );
      }
    }
  });
});
