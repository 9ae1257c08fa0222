import { describe, expect, it } from 'vitest';
import { type EntityPlace, entityCursor } from './entity-cursor.ts';

describe('the cursor of a list of entities', () => {
  it.each<EntityPlace>([
    { id: 1001n },
    { id: 2n ** 64n - 1n, sorted: { by: 'balance', value: '-9223372036854775808', last: false } },
    { id: 0n, sorted: { by: 'balance', value: '0', last: true } },
    { id: 5n, sorted: { by: 'memo', value: '旅行 "<b>" ~?', last: false } },
    { id: 5n, sorted: { by: 'memo', value: '', last: false } },
    { id: 5n, sorted: { by: 'expiry', value: '170141183460469231731687303715884105727', last: false } },
  ])('is read as it was written: %o', (place) => {
    const text = entityCursor.format(place);
    expect(text).toMatch(/^[\w.-]{1,200}$/);
    expect(entityCursor.parse(text)).toEqual(place);
  });

  it.each([
    '',
    'x',
    '-1',
    'balance.0.5.eA',
    'memo.2.5.eA',
    'memo.0.99999999999999999999.eA',
    `memo.0.5.${'A'.repeat(601)}`,
  ])('is refused as %s', (text) => {
    expect(entityCursor.parse(text)).toBeUndefined();
  });
});
