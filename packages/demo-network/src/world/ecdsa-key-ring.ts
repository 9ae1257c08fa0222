import { encode, hapi } from '@ledgerscope/streams';
import { secp256k1 } from '@noble/curves/secp256k1';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { DemoEcdsaKey } from './keys.ts';

const { ProjectivePoint: Point } = secp256k1;
const ORDER = secp256k1.CURVE.n;
const SECRET_DIGITS = 64;
const ADDRESS_BYTES = 20;

/**
 * A row of secp256k1 keys: the private keys are consecutive numbers, so that each public key is one addition of points
 * away from the one before. No way to make keys that are to protect something.
 */
export class EcdsaKeyRing {
  readonly #first: bigint;
  #index = -2;
  #point = Point.ZERO;

  /** @param first 32 bytes: the private key of key 0. */
  constructor(first: Uint8Array) {
    this.#first = BigInt(`0x${Buffer.from(first).toString('hex')}`);
  }

  /** The key at `index` (from 0 on), with its private key of 32 bytes. */
  key(index: number): DemoEcdsaKey & { readonly secret: Uint8Array } {
    const secret = ((this.#first + BigInt(index)) % (ORDER - 1n)) + 1n;
    const follows = index === this.#index + 1 && secret !== 1n;
    this.#point = follows ? this.#point.add(Point.BASE) : Point.BASE.multiply(secret);
    this.#index = index;
    const uncompressed = this.#point.toRawBytes(false);
    const publicKey = compressKey(uncompressed);
    return {
      key: encode(hapi.Key, { ECDSASecp256k1: publicKey }),
      publicKey,
      evmAddress: keccak_256(uncompressed.subarray(1)).subarray(-ADDRESS_BYTES),
      secret: Buffer.from(secret.toString(16).padStart(SECRET_DIGITS, '0'), 'hex'),
    };
  }
}

/** SEC 1: the parity of y, then x. */
function compressKey(uncompressed: Uint8Array): Uint8Array {
  const bytes = Buffer.from(uncompressed.subarray(0, 33));
  bytes[0] = 2 + ((uncompressed.at(-1) ?? 0) & 1);
  return bytes;
}
