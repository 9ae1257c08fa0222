import { RLP } from '@ethereumjs/rlp';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { type Rlp, RlpError, readRlp } from '@ledgerscope/streams';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const BYTES = fc.uint8Array({ maxLength: 80 });
const VALUES = fc.letrec<{ value: Rlp }>((tie) => ({
  value: fc.oneof({ maxDepth: 6 }, BYTES, fc.array(tie('value'), { maxLength: 40 })),
})).value;
const numRuns = testSize(200, 5_000);

/** The value, or that there is none. */
function outcome(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return 'refused';
  }
}

describe('readRlp', () => {
  it('reads what the encoding of Ethereum tools makes', () => {
    fc.assert(
      fc.property(VALUES, (value) => {
        expect(readRlp(RLP.encode(value))).toEqual(value);
      }),
      { numRuns },
    );
  });

  it('refuses what their decoder refuses, and no more', () => {
    const damaged = fc.tuple(VALUES, fc.nat(), fc.nat(255)).map(([value, at, byte]) => {
      const bytes = RLP.encode(value);
      bytes[at % bytes.length] = byte;
      return bytes;
    });
    const any = fc.oneof(damaged, fc.uint8Array({ minLength: 1, maxLength: 12 }));
    fc.assert(
      fc.property(any, (bytes) => {
        expect(outcome(() => readRlp(bytes))).toEqual(outcome(() => RLP.decode(bytes)));
      }),
      { numRuns },
    );
  });

  it.each([
    ['nothing', ''],
    ['more than an item', '0101'],
    ['a length without its bytes', 'b8'],
    ['more content than there is', '83aabb'],
    ['an item that leaves its list', 'c283aabbcc'],
    ['a byte with a length', '8101'],
    ['a long form of a short length', 'b801aa'],
    ['a length that begins with zero', 'b90040'],
    ['a length of eight bytes', 'bfffffffffffffffff'],
  ])('refuses %s', (_, hex) => expect(() => readRlp(Buffer.from(hex, 'hex'))).toThrow(RlpError));
});
