import { readConfig } from '@ledgerscope/server/config';
import { describe, expect, it } from 'vitest';

const ID = 'ab'.repeat(32);
const LONG_ID = 'cd'.repeat(64);
const KEY = '01'.repeat(32);

const read = (...flags: string[]) => readConfig(['--source', 'x', ...flags], {}).blockProof;

describe('settings of block proofs', () => {
  it('ask for a verified signature by default and trust nothing', () => {
    expect(read()).toEqual({ required: 'pinned-key', pins: { ledgers: [], keys: new Set() } });
  });

  it('name ledger ids with their WRAPS keys, and hinTS keys', () => {
    const { required, pins } = read(
      '--block-proof',
      'ledger-id',
      '--ledger-id',
      `${ID.toUpperCase()}:${KEY}, ${LONG_ID}`,
      '--hints-key',
      KEY,
    );
    expect(required).toBe('ledger-id');
    expect(pins.ledgers).toEqual([
      { ledgerId: ID, wrapsKeySha256: KEY },
      { ledgerId: LONG_ID, wrapsKeySha256: undefined },
    ]);
    expect([...pins.keys]).toEqual([KEY]);
  });

  it.each([
    ['--block-proof', 'linked', 'must be ledger-id, handed-over, pinned-key, replaced-scheme or none'],
    ['--ledger-id', 'ab', '--ledger-id contains "ab"'],
    ['--ledger-id', `${ID}:12`, '--ledger-id contains'],
    ['--hints-key', `${KEY},`, '--hints-key contains ""'],
    ['--hints-key', new Array(101).fill(KEY).join(), 'more than 100'],
  ])('%s %s is refused', (flag, value, text) => {
    expect(() => read(flag, value)).toThrow(text);
  });
});
