import type { Key, KeyPart } from '@ledgerscope/contract/key';
import { describe, expect, it } from 'vitest';
import { keySummary } from './key-summary.ts';

const part = (depth: number): KeyPart => ({ depth, type: 'ED25519', key: '00', contractID: null, threshold: null });
const key = (changes: Partial<Key>): Key => ({
  type: 'ED25519',
  key: null,
  contractID: null,
  threshold: null,
  keys: [],
  text: '',
  protobuf: '',
  ...changes,
});

describe('a key in a few words', () => {
  it.each([
    [key({}), 'Ed25519'],
    [key({ type: 'KEY_LIST' }), 'cannot sign'],
    [key({ type: 'KEY_LIST', keys: [part(1)] }), 'one key'],
    [key({ type: 'KEY_LIST', keys: [part(1), part(1)] }), 'all of 2 keys'],
    [key({ type: 'THRESHOLD_KEY', threshold: 2, keys: [part(1), part(1), part(2), part(1)] }), '2 of 3 keys'],
    [key({ type: 'CONTRACT_ID', contractID: '0.0.5' }), 'a contract'],
  ])('%#: %j', (value, words) => expect(keySummary(value)).toBe(words));
});
