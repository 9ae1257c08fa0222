import { mulAddUnsafe } from '@noble/curves/abstract/curve.js';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesToNumberBE } from '@noble/curves/utils.js';
import { scalarBytes } from './field-reader.ts';
import { demand, TssError } from './tss-error.ts';

/** Points of BLS12-381, on which blocks are signed, and the numbers below their order. */
export const G1 = bls12_381.G1.Point;
export const G2 = bls12_381.G2.Point;
export const Fr = bls12_381.fields.Fr;
export type G1Point = InstanceType<typeof G1>;
export type G2Point = InstanceType<typeof G2>;

const { Fp, Fp2, Fp12 } = bls12_381.fields;
const COORDINATE_BYTES = 48;
/** Bytes of points in signatures and keys: uncompressed. */
export const G1_BYTES = 2 * COORDINATE_BYTES;
export const G2_BYTES = 4 * COORDINATE_BYTES;
/** The three flags of the first byte. */
const COMPRESSED = 0x80;
const INFINITY = 0x40;
const LARGER_Y = 0x20;
/** Domain of the hash of messages to points. */
const MESSAGE_DOMAIN = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_';
const NOT_ON_CURVE = 'a point is not on the curve BLS12-381';

/**
 * Reads an uncompressed point. That it is in the subgroup costs a hundred times as much to see, and is demanded later
 * ({@link demandSubgroup}): most of what is wrong is seen before.
 * @throws TssError where it is not on the curve, or written in another way
 */
export function readG1(bytes: Uint8Array): G1Point {
  const numbers = coordinates(bytes);
  if (numbers === undefined) return G1.ZERO;
  const [x = 0n, y = 0n] = numbers;
  demand(Fp.eql(Fp.sqr(y), Fp.add(Fp.mul(Fp.sqr(x), x), G1.CURVE().b)), NOT_ON_CURVE);
  return G1.fromAffine({ x, y });
}

/** As {@link readG1}. */
export function readG2(bytes: Uint8Array): G2Point {
  const numbers = coordinates(bytes);
  if (numbers === undefined) return G2.ZERO;
  const [x1 = 0n, x0 = 0n, y1 = 0n, y0 = 0n] = numbers;
  const x = Fp2.fromBigTuple([x0, x1]);
  const y = Fp2.fromBigTuple([y0, y1]);
  demand(Fp2.eql(Fp2.sqr(y), Fp2.add(Fp2.mul(Fp2.sqr(x), x), G2.CURVE().b)), NOT_ON_CURVE);
  return G2.fromAffine({ x, y });
}

/** The numbers of an uncompressed point; undefined for the point at infinity. */
function coordinates(bytes: Uint8Array): bigint[] | undefined {
  if (bytes[0] === INFINITY) {
    demand(
      bytes.subarray(1).every((byte) => byte === 0),
      NOT_ON_CURVE,
    );
    return undefined;
  }
  const numbers: bigint[] = [];
  for (let at = 0; at < bytes.length; at += COORDINATE_BYTES)
    numbers.push(bytesToNumberBE(bytes.subarray(at, at + COORDINATE_BYTES)));
  // With any flag set the first number is not below the order either.
  demand(
    numbers.every((number) => number < Fp.ORDER),
    NOT_ON_CURVE,
  );
  return numbers;
}

/** @throws TssError where one of the points is not in the subgroup that pairings are of */
export function demandSubgroup(points: readonly (G1Point | G2Point)[]): void {
  for (const point of points) {
    try {
      point.assertValidity();
    } catch {
      throw new TssError(NOT_ON_CURVE);
    }
  }
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
  return isG1(part) ? compressedG1(part) : compressedG2(part);
}

function isG1(point: G1Point | G2Point): point is G1Point {
  return point instanceof G1;
}

// As `toBytes(true)`, which looks at the subgroup each time.

function compressedG1(point: G1Point): Uint8Array {
  if (point.is0()) return infinity(G1_BYTES / 2);
  const { x, y } = point.toAffine();
  return setFlags(Fp.toBytes(x), isLarger(y));
}

function compressedG2(point: G2Point): Uint8Array {
  if (point.is0()) return infinity(G2_BYTES / 2);
  const { x, y } = point.toAffine();
  return setFlags(Buffer.concat([Fp.toBytes(x.c1), Fp.toBytes(x.c0)]), isLarger(y.c1 === 0n ? y.c0 : y.c1));
}

function infinity(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes[0] = COMPRESSED | INFINITY;
  return bytes;
}

function setFlags(bytes: Uint8Array, larger: boolean): Uint8Array {
  bytes[0] = (bytes[0] ?? 0) | COMPRESSED | (larger ? LARGER_Y : 0);
  return bytes;
}

function isLarger(y: bigint): boolean {
  return 2n * y > Fp.ORDER;
}

/** Sum of points times numbers (modulo the order). */
export function combine(...terms: readonly (readonly [G1Point, bigint])[]): G1Point {
  const points = terms.map(([point]) => point);
  const factors = terms.map(([, factor]) => Fr.create(factor));
  return mulAddUnsafe(G1, points, factors);
}

type Lines = ReturnType<typeof bls12_381.utils.calcPairingPrecomputes>;

/** The part of a pairing that depends on the second point alone: points of keys come again with each block. */
const LINES = new WeakMap<G2Point, Lines>();

function linesOf(point: G2Point): Lines {
  const held = LINES.get(point);
  if (held !== undefined) return held;
  const lines = bls12_381.utils.calcPairingPrecomputes(point);
  LINES.set(point, lines);
  return lines;
}

/**
 * True where the product of the pairings of all pairs is 1; pairs with the point at infinity count as 1.
 * @param pairs of points that are known to be in the subgroup
 */
export function isProductOne(pairs: readonly (readonly [G1Point, G2Point])[]): boolean {
  const finite = pairs.filter(([one, other]) => !one.is0() && !other.is0());
  const prepared = finite.map(([one, other]): [Lines, bigint, bigint] => {
    const { x, y } = one.toAffine();
    return [linesOf(other), x, y];
  });
  return Fp12.eql(Fp12.finalExponentiate(bls12_381.millerLoopBatch(prepared)), Fp12.ONE);
}
