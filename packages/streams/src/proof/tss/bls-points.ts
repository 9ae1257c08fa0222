import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesEqual } from '../../bytes.ts';
import { scalarBytes } from './field-reader.ts';
import { TssError } from './tss-error.ts';

/** Points of BLS12-381, on which blocks are signed, and the numbers below their order. */
export const G1 = bls12_381.G1.Point;
export const G2 = bls12_381.G2.Point;
export const Fr = bls12_381.fields.Fr;
export type G1Point = InstanceType<typeof G1>;
export type G2Point = InstanceType<typeof G2>;

/** Bytes of points as they stand in signatures and keys: uncompressed. */
export const G1_BYTES = 96;
export const G2_BYTES = 192;
/** Domain of the hash of messages to points. */
const MESSAGE_DOMAIN = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_';

/** Reads an uncompressed point. @throws TssError where it is not on the curve, not in the subgroup, or written in another way */
export function readG1(bytes: Uint8Array): G1Point {
  return readPoint(G1, bytes);
}

/** As {@link readG1}. */
export function readG2(bytes: Uint8Array): G2Point {
  return readPoint(G2, bytes);
}

interface Encoded {
  assertValidity(): void;
  toBytes(compressed?: boolean): Uint8Array;
}

function readPoint<P extends Encoded>(type: { fromBytes(bytes: Uint8Array): P }, bytes: Uint8Array): P {
  try {
    const point = type.fromBytes(bytes);
    point.assertValidity();
    if (bytesEqual(point.toBytes(false), bytes)) return point;
  } catch {
    // Said below.
  }
  throw new TssError('a point is not on the curve BLS12-381');
}

/** The point that is signed for a message. */
export function messagePoint(message: Uint8Array): G2Point {
  return bls12_381.G2.hashToCurve(message, { DST: MESSAGE_DOMAIN });
}

/** Compressed points, and numbers of 32 bytes, as they are hashed. */
export function transcript(...parts: readonly (G1Point | G2Point | bigint | Uint8Array)[]): Uint8Array {
  return Buffer.concat(parts.map(partBytes));
}

function partBytes(part: G1Point | G2Point | bigint | Uint8Array): Uint8Array {
  if (part instanceof Uint8Array) return part;
  if (typeof part === 'bigint') return scalarBytes(part);
  return part.toBytes(true);
}

/** Sum of points times numbers (modulo the order). */
export function combine(...terms: readonly (readonly [G1Point, bigint])[]): G1Point {
  return terms.reduce((sum, [point, factor]) => sum.add(point.multiplyUnsafe(Fr.create(factor))), G1.ZERO);
}

/** True where the product of the pairings of all pairs is 1; pairs with the point at infinity count as 1. */
export function isProductOne(pairs: readonly (readonly [G1Point, G2Point])[]): boolean {
  const finite = pairs.filter(([one, other]) => !one.is0() && !other.is0()).map(([g1, g2]) => ({ g1, g2 }));
  const { Fp12 } = bls12_381.fields;
  return Fp12.eql(bls12_381.pairingBatch(finite), Fp12.ONE);
}
