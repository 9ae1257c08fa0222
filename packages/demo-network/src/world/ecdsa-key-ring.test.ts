import { describe, expect, it } from 'vitest';
import { ecdsaKey } from '../testing/ecdsa-key.ts';
import { EcdsaKeyRing } from './ecdsa-key-ring.ts';
import { demoSecret } from './keys.ts';

describe('a ring of secp256k1 keys', () => {
  it.each([
    ['an ordinary first key', demoSecret(1, 'ring')],
    [
      'a first key near the end of the group',
      Buffer.from('fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd036413f', 'hex'),
    ],
  ])('gives the keys that the curve gives for their secrets, in and out of order: %s', (_what, first) => {
    const ring = new EcdsaKeyRing(first);
    for (const index of [0, 1, 2, 3, 10, 11, 2, 3]) {
      const { secret, ...key } = ring.key(index);
      const expected = ecdsaKey(secret);
      expect(Buffer.from(key.publicKey)).toEqual(Buffer.from(expected.publicKey));
      expect(Buffer.from(key.evmAddress)).toEqual(Buffer.from(expected.evmAddress));
      expect(key.key).toEqual(expected.key);
    }
    expect(ring.key(5)).toEqual(new EcdsaKeyRing(first).key(5));
  });
});
