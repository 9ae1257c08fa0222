import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestOfContentId } from './content-folder.ts';

const EMPTY = 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku';

describe('digestOfContentId', () => {
  it('reads the digest that the id holds', () => {
    expect(digestOfContentId(EMPTY)?.toString('hex')).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
  });

  it('refuses other codecs, hashes, bases, lengths and spellings', () => {
    const others = [
      'QmdfTbBqBPQ7VNxZEYEj14VmRuZBkqFbiwReogJgS1zR1n',
      'bafybeihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku',
      EMPTY.toUpperCase(),
      `${EMPTY}a`,
      EMPTY.slice(0, -1),
      // The last sign carries two bits that must be zero.
      `${EMPTY.slice(0, -1)}v`,
      `b${'.'.repeat(58)}`,
      `b../${EMPTY.slice(4)}`,
      '',
    ];
    for (const text of others) expect(digestOfContentId(text)).toBeUndefined();
  });

  it('accepts nothing that could leave the folder', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 57, maxLength: 61, unit: 'binary' }), (text) => {
        expect(digestOfContentId(text) === undefined || /^[a-z2-7]{59}$/.test(text)).toBe(true);
      }),
    );
  });
});
