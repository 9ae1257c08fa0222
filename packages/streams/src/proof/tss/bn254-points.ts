import { bn254 } from '@noble/curves/bn254.js';
import { bytesToNumberLE } from '@noble/curves/utils.js';
import { demand, TssError } from './tss-error.ts';

/** Points of BN254, on which WRAPS proofs are made. */
const G1 = bn254.G1.Point;
const G2 = bn254.G2.Point;
const { Fp, Fp2 } = bn254.fields;
export type Bn254G1 = InstanceType<typeof G1>;
export type Bn254G2 = InstanceType<typeof G2>;

/** Bytes of compressed points. */
export const BN254_G1_BYTES = 32;
export const BN254_G2_BYTES = 64;
/** Flags in the top bits of the last byte. */
const LARGER_Y = 0x80;
const INFINITY = 0x40;

/** Reads a compressed point as arkworks writes it. @throws TssError where it is not on the curve or written in another way */
export function readBn254G1(bytes: Uint8Array): Bn254G1 {
  const { flags, numbers } = split(bytes);
  const [x = 0n] = numbers;
  if (isInfinity(flags, numbers)) return G1.ZERO;
  return valid(() => {
    const y = Fp.sqrt(Fp.add(Fp.mul(Fp.sqr(x), x), 3n));
    const isLarger = y > Fp.neg(y);
    return G1.fromAffine({ x, y: isLarger === (flags === LARGER_Y) ? y : Fp.neg(y) });
  });
}

/** As {@link readBn254G1}; also checks that the point is in the subgroup. */
export function readBn254G2(bytes: Uint8Array): Bn254G2 {
  const { flags, numbers } = split(bytes);
  const [c0 = 0n, c1 = 0n] = numbers;
  if (isInfinity(flags, numbers)) return G2.ZERO;
  return valid(() => {
    const x = Fp2.fromBigTuple([c0, c1]);
    const y = Fp2.sqrt(Fp2.add(Fp2.mul(Fp2.sqr(x), x), G2.CURVE().b));
    const other = Fp2.neg(y);
    const isLarger = y.c1 === other.c1 ? y.c0 > other.c0 : y.c1 > other.c1;
    return G2.fromAffine({ x, y: isLarger === (flags === LARGER_Y) ? y : other });
  });
}

function split(bytes: Uint8Array): { flags: number; numbers: bigint[] } {
  const copy = Uint8Array.from(bytes);
  const last = copy.length - 1;
  const flags = (copy[last] ?? 0) & (LARGER_Y | INFINITY);
  copy[last] = (copy[last] ?? 0) & ~(LARGER_Y | INFINITY);
  const numbers: bigint[] = [];
  for (let at = 0; at < copy.length; at += BN254_G1_BYTES)
    numbers.push(bytesToNumberLE(copy.subarray(at, at + BN254_G1_BYTES)));
  demand(
    numbers.every((number) => number < Fp.ORDER),
    'a number is not below the field order',
  );
  return { flags, numbers };
}

function isInfinity(flags: number, numbers: readonly bigint[]): boolean {
  if ((flags & INFINITY) === 0) return false;
  demand(flags === INFINITY && numbers.every((number) => number === 0n), 'a point at infinity is not encoded as one');
  return true;
}

function valid<P extends { assertValidity(): void }>(read: () => P): P {
  try {
    const point = read();
    point.assertValidity();
    return point;
  } catch {
    throw new TssError('a point is not on the curve BN254');
  }
}

/** True where the product of the pairings of all pairs is 1; pairs with the point at infinity count as 1. */
export function isBn254ProductOne(pairs: readonly (readonly [Bn254G1, Bn254G2])[]): boolean {
  const finite = pairs.filter(([one, other]) => !one.is0() && !other.is0()).map(([g1, g2]) => ({ g1, g2 }));
  const { Fp12 } = bn254.fields;
  return Fp12.eql(bn254.pairingBatch(finite), Fp12.ONE);
}
