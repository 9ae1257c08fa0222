import { Compile } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { type Call, call, pathsOf, unitsOf } from './call.ts';
import { CALLS } from './calls.ts';
import { type ParameterSchema, parse } from './query.ts';
import type { RawQuery } from './query-value.ts';

const EVERY = Object.entries<Call>(CALLS);
/** Parameters of a call whose list reads them: which list that is is in its path. */
const READ_BY_LIST: Readonly<Record<string, readonly string[]>> = { exportList: ['format', 'id'] };

const PARAMETERS = EVERY.flatMap(([name, { query }]) =>
  Object.entries<ParameterSchema>(query.parameters)
    .filter(([parameter]) => READ_BY_LIST[name]?.includes(parameter) ?? true)
    .map(([parameter, schema]) => ({ name, query, parameter, schema })),
);

/** Values that a parameter of this schema must not take. */
function badValues(parameter: string, schema: ParameterSchema): string[] {
  const { type, enum: words, items, maxLength } = schema;
  if (parameter === 'next') return ['?', '-1', '1.1.1.1.1.1.1'];
  if (words !== undefined || items?.enum !== undefined) return ['no-such-word'];
  if (type === 'boolean') return ['maybe', '1'];
  if (Array.isArray(type)) return ['x', '-1', '2026-13-01'];
  if (type === 'string') return maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)];
  return type === 'integer' ? ['x', '1.5', ...outside(schema).map(String)] : [];
}

function outside({ minimum, maximum }: ParameterSchema): number[] {
  return [minimum === undefined ? [] : [minimum - 1], maximum === undefined ? [] : [maximum + 1]].flat();
}

/** A value that a parameter of this schema takes; undefined where only some texts are taken. */
function goodValue({ type, enum: words, items, minimum }: ParameterSchema): string {
  return (
    words?.[0] ??
    items?.enum?.[0] ??
    (type === 'boolean' ? 'true' : type === 'integer' || Array.isArray(type) ? String((minimum ?? 0) + 2) : '')
  );
}

function readAs(query: Call['query'], raw: RawQuery): unknown {
  const result = parse(query, raw);
  if (!result.ok) throw new Error(`${result.parameter}: ${result.message}`);
  return result.value;
}

describe.each(EVERY)('%s', (_, call) => {
  it('describes its path, and makes no two parameters of one name', () => {
    for (const [, path] of pathsOf('', call)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(Object.keys(call.params).toSorted()).toEqual(inPath.toSorted());
      expect(path).toMatch(/^\/(api\/|ready$|health$)/);
    }
    for (const { parse: read, example, description } of Object.values(call.params)) {
      expect(description).not.toBe('');
      expect(read(example), example).toBeDefined();
    }
  });

  it('has a reply that can be checked, a summary, and a cost in whole units', () => {
    for (const schema of [call.reply, ...Object.values(call.otherReplies)])
      expect(() => Compile(schema as Parameters<typeof Compile>[0])).not.toThrow();
    expect(call.summary).toMatch(/^[A-Z].*\.$/);
    expect(Number.isInteger(call.cost)).toBe(true);
    expect(new Set(call.dependsOn).size).toBe(call.dependsOn.length);
  });

  it('ignores parameters that it does not know', () => {
    const needed = Object.fromEntries((call.query.required ?? []).map((name) => [name, '0.0.2@1.000000001']));
    const known = readAs(call.query, needed);
    expect(readAs(call.query, { ...needed, noSuchParameter: 'x', constructor: 'y' })).toEqual(known);
  });
});

describe('query parameters', () => {
  const ends = [
    ['startDate', 'endDate'],
    ['consensusStartInEpoch', 'consensusEndInEpoch'],
    ['createdAfter', 'createdBefore'],
    ['collectionCreatedAfter', 'collectionCreatedBefore'],
    ['amountFrom', 'amountTo'],
  ] as const;
  const spans = EVERY.filter(([name]) => READ_BY_LIST[name] === undefined).flatMap(([name, { query }]) =>
    ends.filter(([, end]) => end in query.parameters).map(([start, end]) => ({ name, query, start, end })),
  );
  it.each(spans)('$name refuses a span that ends before it starts, by the name of $end', ({ query, start, end }) => {
    expect(parse(query, { [start]: '1700000001', [end]: '1700000000' })).toMatchObject({ ok: false, parameter: end });
    expect(parse(query, { [start]: '1700000000', [end]: '1700000001' }).ok).toBe(true);
  });

  it.each(PARAMETERS)('$name refuses bad values of $parameter by name', ({ query, parameter, schema }) => {
    expect(schema.description).toMatch(/[.)]$/);
    for (const value of badValues(parameter, schema)) {
      const result = parse(query, { [parameter]: value });
      expect(result, value).toMatchObject({ ok: false, parameter });
      expect(result.ok ? '' : result.message).toContain(`Query parameter ${parameter} `);
    }
  });

  it('can be given under their other names', () => {
    for (const { name, query, parameter, schema } of PARAMETERS) {
      const other = /^Same as `(\w+)`\.$/.exec(schema.description)?.[1];
      const value = goodValue(schema);
      if (other === undefined || value === '') continue;
      const written = (one: string) =>
        JSON.stringify(readAs(query, { [one]: value }), (_, part) => (typeof part === 'bigint' ? `${part}n` : part));
      expect(written(parameter), `${name} ${parameter}`).toBe(written(other));
      // Some lists have one sort.
      if (parameter !== 'sortOn')
        expect(written(parameter), `${name} ${parameter}`).not.toBe(JSON.stringify(readAs(query, {})));
    }
  });

  it('are required where a call cannot do without', () => {
    expect(parse(CALLS.getNamedRawTransaction.query, {})).toMatchObject({ ok: false, parameter: 'transactionID' });
    expect(CALLS.getNamedRawTransaction.query.required).toEqual(['transactionID']);
  });
});

describe('all calls', () => {
  it.each([
    { path: '/api/users/mine', dependsOn: ['portal'] },
    { path: '/api/anything', method: 'POST' },
    { path: '/api/anything', method: 'DELETE', dependsOn: ['head'] },
  ] as const)('cannot be declared without who may make them: %j', (declared) => {
    const about = { ...declared, summary: 'Does something.', tag: 'test', reply: CALLS.getHealth.reply };
    expect(() => call(about)).toThrow('who may call');
    expect(call({ ...about, access: 'user' }).access).toBe('user');
  });

  it('have paths and operation names of their own', () => {
    const paths = EVERY.flatMap(([name, call]) =>
      pathsOf(name, call).map(([id, path]) => ({ id, path: `${call.method} ${path}` })),
    );
    expect(new Set(paths.map(({ path }) => path)).size).toBe(paths.length);
    expect(new Set(paths.map(({ id }) => id)).size).toBe(paths.length);
  });

  it('cost a unit for each hundred objects, as the public API is sold', () => {
    expect([0, 1, 100, 101, 1_000].map((objects) => unitsOf(CALLS.listTransactions, objects))).toEqual([
      1, 1, 1, 2, 10,
    ]);
    expect(unitsOf(CALLS.getHealth, 1)).toBe(0);
  });
});
