import { describe, expect, it } from 'vitest';
import { PLACE_LISTS, readPlace, writePlace } from './place-list.ts';
import { afterPrefix, stateKeyWriter } from './state-key.ts';

const NUMBERS = [0n, 1n, 2n, 255n, 256n, 2n ** 31n, 2n ** 62n, 2n ** 63n - 1n];
const SIGNED = [...NUMBERS.map((value) => -value - 1n), ...NUMBERS];
const UNSIGNED = [...NUMBERS, 2n ** 63n, 2n ** 64n - 1n];

describe.each(PLACE_LISTS.map((list) => [list.list, list] as const))('place list %i', (_, list) => {
  const valuesOf = (property: string) => (list.table.columns[property] === 'u64' ? UNSIGNED : SIGNED);

  it.each(list.place)('is in the order of %s, %s', (property, order) => {
    const rest = Object.fromEntries(list.place.map(([name]) => [name, 7n]));
    const places = valuesOf(property)
      .map((value) => ({ ...rest, [property]: value }))
      .toSorted((one, other) => Buffer.compare(writePlace(list, one), writePlace(list, other)));
    const values = places.map((place) => (place as Record<string, bigint>)[property] ?? 0n);
    const sorted = values.toSorted((one, other) => (one < other ? -1 : 1));
    expect(values).toEqual(order === 'asc' ? sorted : sorted.toReversed());
  });

  it('gives back what was written', () => {
    const values = Object.fromEntries(list.place.map(([name]) => [name, valuesOf(name).at(-1) ?? 0n]));
    expect(readPlace(list, writePlace(list, values))).toEqual(values);
  });

  it('names the columns of its key in its term and place', () => {
    const named = new Set([list.term, ...list.place.map(([property]) => property)]);
    const known = list.list === 5 || list.list === 6 ? ['token', 'serial'] : list.table.key;
    for (const property of known) expect(named).toContain(property);
  });
});

describe('the key of a row of state', () => {
  const keyOf = stateKeyWriter({
    name: 'sample',
    key: ['name', 'serial'],
    columns: { name: 'text', serial: 'i64' },
  });

  it.each([
    ['', 'a'],
    ['a', 'b'],
    ['a', 'a\0'],
    ['a\0', 'a\0b'],
    ['a\u0000\u00ff', 'a\u0001'],
    ['ab', 'b'],
  ])('puts %j before %j, whatever follows', (one, other) => {
    const [less, greater] = [keyOf({ name: one, serial: 2n ** 62n }), keyOf({ name: other, serial: -(2n ** 62n) })];
    expect(Buffer.compare(less, greater)).toBe(-1);
  });

  it('begins with its first columns, and ends before the next prefix', () => {
    const prefix = keyOf({ name: 'a' });
    const key = keyOf({ name: 'a', serial: -1n });
    expect(key.subarray(0, prefix.length)).toEqual(prefix);
    expect(Buffer.compare(key, afterPrefix(prefix) as Buffer)).toBe(-1);
    expect(afterPrefix(Buffer.from([255, 255]))).toBeUndefined();
  });
});
