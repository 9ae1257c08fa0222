import { describe, expect, it } from 'vitest';
import type { Call } from './call.ts';
import { CALLS } from './calls.ts';
import { TIME_FORMS } from './parameter.ts';
import { type ParameterSchema, parse } from './query.ts';

const NS = 1_761_868_800_000_000_000n;
/** One instant in each form that the texts of parameters name. */
const FORMS = [
  '1761868800000',
  '1761868800',
  '1761868800.0',
  '1761868800.000000000',
  '2025-10-31',
  '2025-10-31T00:00Z',
  '2025-10-31T00:00:00.000000000Z',
  '2025-10-31T02:00:00+02:00',
];
const REFUSED = ['yesterday', '2025-13-01', '2025-02-30', '31.10.2025', '-1', '1e12', '0x10', '1761868800.0000000001'];

/** What else a call needs. */
const NEEDED = { event: 'Transfer(address,address,uint256)' };

// Of an export, the list that it is of reads them.
const { exportList: _, ...ASKED } = CALLS;
const PARAMETERS = Object.entries<Call>(ASKED).flatMap(([name, { query }]) =>
  Object.entries<ParameterSchema>(query.parameters)
    .filter(([, { description }]) => description.includes(TIME_FORMS))
    .map(([parameter]) => ({ name, query, parameter })),
);

function readAs({ query, parameter }: (typeof PARAMETERS)[number], value: string): string {
  const found = parse(query, { ...NEEDED, [parameter]: value });
  return found.ok
    ? JSON.stringify(found.value, (_, part) => (typeof part === 'bigint' ? `${part}` : part))
    : `refuses ${found.parameter}`;
}

describe('parameters of time', () => {
  it('are in many calls', () => {
    const names = new Set(PARAMETERS.map(({ parameter }) => parameter));
    for (const name of [
      'startDate',
      'endDate',
      'consensusStartInEpoch',
      'consensusEndInEpoch',
      'timestamp',
      'newerThan',
    ])
      expect(names).toContain(name);
  });

  it.each(PARAMETERS)('mean the same in every form: $name $parameter', (one) => {
    const means = FORMS.map((value) => readAs(one, value));
    const [first = ''] = means;
    expect(first).toMatch(new RegExp(`${NS}|${NS + 1n}|${NS / 1_000_000n}`));
    expect(means).toEqual(means.map(() => first));
    for (const value of REFUSED) expect([value, readAs(one, value)]).toEqual([value, `refuses ${one.parameter}`]);
  });
});
