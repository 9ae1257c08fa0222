import { describe, expect, it } from 'vitest';
import { typeLayers } from './type-layers.ts';

function point(counts: Readonly<Record<string, number>>) {
  const transactionTypes = Object.entries(counts).map(([transactionType, count]) => ({ transactionType, count }));
  return { timestamp: '2026-11-21T00:00:00.000000000Z', partial: false, transactionTypes };
}

describe('typeLayers', () => {
  it('has a layer for each type, most frequent first, with a value for every bucket', () => {
    const layers = typeLayers([
      point({ CRYPTOTRANSFER: 5, CONSENSUSSUBMITMESSAGE: 1 }),
      point({}),
      point({ CONSENSUSSUBMITMESSAGE: 9 }),
    ]);
    expect(layers.map(({ code, values }) => [code, values])).toEqual([
      ['CONSENSUSSUBMITMESSAGE', [1, 0, 9]],
      ['CRYPTOTRANSFER', [5, 0, 0]],
    ]);
  });

  it('puts what exceeds ten colours together without losing any', () => {
    const counts = Object.fromEntries(Array.from({ length: 12 }, (_, place) => [`TYPE${place}`, place + 1]));
    const layers = typeLayers([point(counts)]);
    expect(layers).toHaveLength(10);
    expect(layers.at(-1)).toEqual({ code: null, name: 'Other', values: [1 + 2 + 3] });
  });
});
