import { describe, expect, it } from 'vitest';
import { knownFromText } from './known-from-text.ts';

describe('what is said of an entity whose creation was not read', () => {
  it('leaves what a balance file reported out of what is unknown', () => {
    expect(knownFromText('MENTIONS', undefined)).toBe(
      'Only transactions that name it were read: everything else about it is unknown.',
    );
    expect(knownFromText('MENTIONS', 'its holders and supply')).toBe(
      'Only transactions that name it and its holders and supply were read: everything else about it is unknown.',
    );
    expect(knownFromText('CHANGES', 'its balance')).toBe(
      'Its creation was not read, only later changes and its balance: what none of them states is unknown.',
    );
  });

  it('is nothing where the creation was read', () => {
    expect(knownFromText('CREATION', 'its balance')).toBeUndefined();
  });
});
