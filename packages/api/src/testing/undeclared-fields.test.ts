import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { undeclaredFields } from './undeclared-fields.ts';

const row = Type.Object({ id: Type.String(), fee: Type.Union([Type.Object({ amount: Type.Integer() }), Type.Null()]) });
const list = Type.Object({ data: Type.Array(row), facets: Type.Optional(Type.Record(Type.String(), Type.Integer())) });
const other = Type.Object({ data: Type.Unknown() });

describe('undeclaredFields', () => {
  it.each([
    [
      'what is declared',
      list,
      {
        data: [
          { id: 'a', fee: null },
          { id: 'b', fee: { amount: 1 } },
        ],
      },
      [],
    ],
    [
      'a field of a row',
      list,
      {
        data: [
          { id: 'a', fee: null, start: 1 },
          { id: 'b', fee: null, start: 2 },
        ],
      },
      ['data[].start'],
    ],
    ['a field below null or an object', list, { data: [{ id: 'a', fee: { amount: 1, end: 2 } }] }, ['data[].fee.end']],
    ['a field of the reply', list, { data: [], extra: {} }, ['extra']],
    ['names that are values', list, { data: [], facets: { any: 1 } }, []],
    ['what may be anything', other, { data: { any: { thing: 1 } } }, []],
  ])('names %s', (_, schema, reply, found) => {
    expect(undeclaredFields(schema, reply)).toEqual(found);
  });
});
