import { describe, expect, it } from 'vitest';
import { MissingRowError, requireStored } from './values.ts';

describe('what the store has to hold', () => {
  it.each([
    ['the transaction of a file change', 1_767_225_600_000_000_001n, '2026-01-01T00:00:00.000000001Z'],
    ['the block of a transaction', 1n, '1970-01-01T00:00:00.000000001Z'],
  ])('is missed with an instant that people can read: %s', (what, ns, instant) => {
    expect(() => requireStored(undefined, what, ns)).toThrow(MissingRowError);
    expect(() => requireStored(undefined, what, ns)).toThrow(`the store lacks ${what} at ${instant}`);
    expect(requireStored(0, what, ns)).toBe(0);
  });
});
