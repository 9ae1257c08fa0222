import { describe, expect, it } from 'vitest';
import { knownFromText } from './known-from-text.ts';

describe('what is said of an entity whose creation was not read', () => {
  it('leaves what a balance file reported out of what is unknown', () => {
    expect(knownFromText('MENTIONS', undefined)).toBe(
      'The stored data only includes transactions that refer to it. Everything else about it is unknown.',
    );
    expect(knownFromText('MENTIONS', 'its holders and supply')).toBe(
      'The stored data only includes transactions that refer to it and its holders and supply. Everything else about it is unknown.',
    );
    expect(knownFromText('CHANGES', 'its balance')).toBe(
      'Its creation is not in the stored data, only later changes and its balance. Anything they do not include is unknown.',
    );
  });

  it('is nothing where the creation was read', () => {
    expect(knownFromText('CREATION', 'its balance')).toBeUndefined();
  });
});
