import { formatIso, isoInstant } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { balanceQuery } from './entity-list-query.ts';
import { parseQuery } from './query-value.ts';

describe('an instant in a parameter', () => {
  it.each([
    ['2026-11-24', '2026-11-24T00:00:00.000000000Z'],
    ['2026-11-24T09:30', '2026-11-24T09:30:00.000000000Z'],
    ['2026-11-24T09:30:05', '2026-11-24T09:30:05.000000000Z'],
    ['2026-11-24 09:30:05.25', '2026-11-24T09:30:05.250000000Z'],
    ['2026-11-24t09:30:05.123456789z', '2026-11-24T09:30:05.123456789Z'],
    ['2026-11-24T00:30:00+01:00', '2026-11-23T23:30:00.000000000Z'],
    ['2026-11-23T23:30:00-0100', '2026-11-24T00:30:00.000000000Z'],
    ['1795512605.000000007', '2026-11-24T09:30:05.000000007Z'],
    ['1795512605', '2026-11-24T09:30:05.000000000Z'],
    ['1795512605250', '2026-11-24T09:30:05.250000000Z'],
  ])('%s is %s', (timestamp, instant) => {
    const read = parseQuery({ timestamp }, balanceQuery.read);
    expect(read.ok && read.value.at !== undefined && formatIso(read.value.at)).toBe(instant);
  });

  it.each([
    '2026-02-30',
    '2026-11-24T25:00',
    '2026-11',
    '1969-12-31',
    '1970-01-01T00:00:00+01:00',
    'yesterday',
    '2026-11-24T',
  ])('%s is none, and says which forms are', (timestamp) => {
    expect(isoInstant(timestamp)).toBeUndefined();
    const read = parseQuery({ timestamp }, balanceQuery.read);
    expect(!read.ok && read.message).toMatch(/^Query parameter timestamp must be a timestamp: /);
  });
});
