import { describe, expect, it } from 'vitest';
import { isOver } from './instant.ts';

describe('isOver', () => {
  it.each([
    ['2026-11-26T00:00:00.000000000Z', true],
    ['2999-01-01T00:00:00.000000000Z', false],
    // What system accounts of a fresh network have, and others beyond the years of Date.
    ['+1000000000-12-31T23:59:59.000000000Z', false],
    ['+275760-09-13T00:00:01.000000000Z', false],
    ['-292277022657-01-27T08:29:52.000000000Z', true],
  ])('%s: %s', (iso, over) => {
    expect(isOver(iso, Date.parse('2026-11-27T00:00:00Z'))).toBe(over);
  });
});
