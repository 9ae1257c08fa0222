import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publicApiDocument } from './open-api.ts';
import { breakingChanges, type Promised } from './testing/breaking-changes.ts';

const HELP = `Programs of others rely on this. Take the change back, add beside what is there, or, where the break is meant, say so in
CHANGELOG.md and write down the new promise with: npm run promise:api`;

describe('the public API', () => {
  it('keeps what it promised', () => {
    const text = fs.readFileSync(new URL('../fixtures/public-api.json', import.meta.url), 'utf8');
    const broken = breakingChanges(
      JSON.parse(text) as Promised,
      JSON.parse(JSON.stringify(publicApiDocument(''))) as Promised,
    );
    expect(broken, `${broken.join('\n')}\n\n${HELP}`).toEqual([]);
  });
});

const field = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, fee: { type: ['integer', 'null'] } },
};
const document = (parameter: object | undefined, reply: object, more: object = {}) =>
  ({
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          parameters: parameter === undefined ? [] : [{ name: 'size', in: 'query', ...parameter }],
          responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Reply' } } } } },
        },
        ...more,
      },
    },
    components: {
      schemas: {
        Reply: { type: 'object', properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Row' } } } },
        Row: reply,
      },
    },
  }) as unknown as Promised;
const size = { schema: { type: 'integer', minimum: 0, maximum: 1_000 } };
const before = document(size, field);
const withFields = (properties: object, required = ['id']) =>
  document(size, { ...field, required, properties: { ...field.properties, ...properties } });

describe('a change of the contract', () => {
  it.each<[string, Promised, string]>([
    ['a path that is removed', { paths: {} }, 'GET /things: the path is removed'],
    ['a parameter that is removed', document(undefined, field), 'parameter size is removed'],
    [
      'a parameter that becomes required',
      document({ ...size, required: true }, field),
      'parameter size is now required',
    ],
    [
      'a lower bound',
      document({ schema: { type: 'integer', minimum: 1, maximum: 1_000 } }, field),
      'has a higher minimum',
    ],
    [
      'an upper bound',
      document({ schema: { type: 'integer', minimum: 0, maximum: 100 } }, field),
      'has a lower maximum: 1000 became 100',
    ],
    ['fewer words', document({ schema: { type: 'integer', enum: [1] } }, field), 'takes only 1 now'],
    [
      'another type of a parameter',
      document({ schema: { type: 'boolean' } }, field),
      'parameter size was integer and is boolean',
    ],
    [
      'a field that is removed',
      document(size, { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }),
      'the reply.data[].fee is removed',
    ],
    [
      'another type of a field',
      withFields({ id: { type: 'integer' } }),
      'the reply.data[].id was string and is integer',
    ],
    [
      'a field that may be null now',
      withFields({ id: { anyOf: [{ type: 'string' }, { type: 'null' }] } }),
      'was string and is string or null',
    ],
    ['a field that may be missing now', withFields({}, []), 'the reply.data[].id may be missing now'],
  ])('breaks by %s', (_, now, what) => {
    expect(breakingChanges(before, now).join('\n')).toContain(what);
  });

  it.each<[string, Promised]>([
    ['nothing', before],
    ['another path and call', document(size, field, { post: { operationId: 'addThing', responses: {} } })],
    ['wider bounds', document({ schema: { type: 'integer', maximum: 5_000 } }, field)],
    ['another field', withFields({ memo: { type: 'string' } })],
    ['a field that is never null any more', withFields({ fee: { type: 'integer' } })],
  ])('breaks nothing by %s', (_, now) => {
    expect(breakingChanges(before, now)).toEqual([]);
  });
});
