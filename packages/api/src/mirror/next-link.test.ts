import { readLong } from '@ledgerscope/contract/mirror/mirror-parameter';
import { describe, expect, it } from 'vitest';
import { nextLink, type PageKey } from './next-link.ts';

const asked = (search: string) => {
  const values = new Map<string, string[]>();
  for (const [key, value] of new URLSearchParams(search)) values.set(key, [...(values.get(key) ?? []), value]);
  return values;
};
const next = (search: string, order: 'asc' | 'desc', ...keys: PageKey[]) =>
  nextLink('/api/v1/things/', asked(search), order, keys, readLong);
const ID = { key: 'id', value: '5' };

describe('links to the next page', () => {
  it.each([
    ['', 'asc', '?id=gt:5'],
    ['', 'desc', '?id=lt:5'],
    ['limit=2&order=asc', 'asc', '?limit=2&order=asc&id=gt:5'],
    ['id=gt:2&limit=2', 'asc', '?limit=2&id=gt:5'],
    ['id=gte:2&id=lt:9&limit=2', 'asc', '?id=lt:9&id=gt:5&limit=2'],
    ['id=lte:9', 'asc', '?id=lte:9&id=gt:5'],
    ['id=lte:9', 'desc', '?id=lt:5'],
    ['id=5&id=7', 'asc', '?id=5&id=7&id=gt:5'],
    ['id=ne:7', 'asc', '?id=ne:7&id=gt:5'],
  ] as const)('%s %s', (search, order, link) => {
    expect(next(search, order, ID)).toBe(`/api/v1/things${link}`);
  });

  it('move two keys, the first of them inclusive', () => {
    expect(next('id=gte:2&serial=gt:1', 'asc', { ...ID, inclusive: true }, { key: 'serial', value: '3' })).toBe(
      '/api/v1/things?id=gte:5&serial=gt:3',
    );
  });

  it('are none where all exact values are on the page', () => {
    const serial = { key: 'serial', value: '3' };
    expect(next('kind=a&id=5', 'asc', ID)).toBeNull();
    expect(next('id=eq:5&limit=1', 'desc', ID)).toBeNull();
    expect(next('id=2&id=5', 'asc', ID)).toBeNull();
    expect(next('id=2&id=5', 'desc', ID)).toBe('/api/v1/things?id=2&id=5&id=lt:5');
    expect(next('id=5&serial=3', 'asc', { ...ID, inclusive: true }, serial)).toBeNull();
    expect(next('id=5', 'asc', { ...ID, inclusive: true }, serial)).toBe('/api/v1/things?id=5&serial=gt:3');
  });

  it('are none where nothing is left between the bounds', () => {
    expect(next('id=lt:6', 'asc', ID)).toBeNull();
    expect(next('id=lte:6', 'asc', ID)).not.toBeNull();
    expect(next('id=gte:5', 'desc', ID)).toBeNull();
    expect(next('id=gt:3', 'desc', ID)).not.toBeNull();
  });
});
