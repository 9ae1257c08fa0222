import { describe, expect, it } from 'vitest';
import { seriesCsv } from './chart-points.ts';

const POINTS = [
  { timestamp: '2026-01-01T00:00:00Z', value: 123_456_789_012 },
  { timestamp: '2026-01-02T00:00:00Z', value: null },
];

describe('a chart as CSV', () => {
  it.each([
    [{ name: 'Transactions' }, undefined, 'intervalStart,intervalEnd,Transactions', '123456789012'],
    [
      { name: 'Value', decimals: 8, axisUnit: 'ℏ' },
      undefined,
      'intervalStart,intervalEnd,Value,Value (ℏ)',
      '123456789012,1234.56789012',
    ],
    [
      { name: 'Value', decimals: 8, axisUnit: 'ℏ' },
      [{ timestamp: '', value: '-5' }],
      'intervalStart,intervalEnd,Value,Value (ℏ),Value before,Value before (ℏ)',
      '123456789012,1234.56789012,-5,-0.00000005',
    ],
  ])('of %j has raw values, and those of the axis where it is in another unit', (measure, before, heading, first) => {
    const [head, row, unknown] = seriesCsv(POINTS, measure, before).split('\n');
    expect([head, row]).toEqual([heading, `2026-01-01T00:00:00Z,2026-01-02T00:00:00Z,${first}`]);
    expect(unknown?.replaceAll(',', '')).toBe('2026-01-02T00:00:00Z');
  });
});
