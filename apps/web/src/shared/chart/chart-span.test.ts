import { describe, expect, it } from 'vitest';
import { intervalsOf, spanParameters, spanText } from './chart-span.ts';

const [A, B, C] = [
  '2026-01-01T00:00:00.000000000Z',
  '2026-01-02T00:00:00.000000000Z',
  '2026-01-03T00:00:00.000000000Z',
];
const span = { start: '2026-01-01T06:00:00.000000001Z', end: '2026-01-03T05:59:59.999999999Z', interval: '1d' };
const at = (...stamps: string[]) => stamps.map((timestamp) => ({ timestamp }));

describe('the intervals of a chart', () => {
  it.each([
    [
      'cut by the span',
      at(A, B, C),
      { span },
      [
        [span.start, B],
        [B, C],
        [C, span.end],
      ],
    ],
    [
      'of no span',
      at(A, B),
      {},
      [
        [A, B],
        [B, ''],
      ],
    ],
    [
      'stamped at their ends',
      at(B, C, span.end),
      { span, stampedAt: 'end' },
      [
        [span.start, B],
        [B, C],
        [C, span.end],
      ],
    ],
    [
      'stamped at their ends, of no span',
      at(B, C),
      { stampedAt: 'end' },
      [
        ['', B],
        [B, C],
      ],
    ],
    ['none', [], { span }, []],
  ] as const)('%s', (_, points, of, intervals) => {
    expect(intervalsOf(points, of)).toEqual(intervals);
  });
});

it('a span is said in UTC, and stays in an address', () => {
  expect(spanText(span)).toBe('2026-01-01 06:00 – 2026-01-03 05:59 UTC');
  expect(spanParameters(span)).toBe(`startDate=${Date.UTC(2026, 0, 1, 6)}&endDate=${Date.UTC(2026, 0, 3, 6)}`);
});
