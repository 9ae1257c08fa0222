import {
  combine,
  demandSubgroup,
  Fr,
  type G1Point,
  type G2Point,
  isProductOne,
  messagePoint,
  transcript,
} from './bls-points.ts';
import { hashToField } from './hash-to-field.ts';
import type { HintsKey } from './hints-key.ts';
import type { FourQuotientSignature, MergedQuotientSignature } from './hints-signature.ts';
import { demand } from './tss-error.ts';

/** Common prefix of the names of a hinTS signature's random numbers. */
const DOMAIN = 'HINTS_SIG_BLS12381:FIAT_SHAMIR';
/** A generator of the numbers other than 0 below the order of BLS12-381, from which roots of unity are made. */
const GENERATOR = 7n;
/** Bits of the factors that merge several equations into one. */
const MERGE_MASK = (1n << 128n) - 1n;

/**
 * How the openings at r were merged: by powers of r itself, which leaves the values free (a forger can choose them; replaced
 * upstream in August 2026), or by a number hashed over all of them.
 */
export type OpeningBatch = 'powers-of-r' | 'hashed';

/** Numbers that both forms of the check need. */
interface Evaluation {
  readonly r: bigint;
  readonly omega: bigint;
  /** r^n - 1. */
  readonly vanishing: bigint;
  /** The last Lagrange polynomial at r. */
  readonly lagrange: bigint;
}

/** An opening at r: the commitment, as a sum of points times numbers, and the value. */
interface Opening {
  readonly commitment: readonly (readonly [G1Point, bigint])[];
  readonly value: bigint;
}

/**
 * Checks a hinTS signature of the older form: signers of more than half of the key's weight signed `message`.
 * @throws TssError that says which part does not hold
 */
export function checkFourQuotients(
  message: Uint8Array,
  key: HintsKey,
  signature: FourQuotientSignature,
  batch: OpeningBatch,
): void {
  checkBase(key, signature);
  const { aggregateKey, weight, signers, parSum, qx, qz, qxTau, q1, q2, q3, q4 } = signature;
  const hashed = [key.secretKeys, key.h1, aggregateKey, weight, key.weights, signers, parSum, qx, qz, qxTau];
  const domain = batch === 'hashed' ? `${DOMAIN}_HINTS` : DOMAIN;
  const at = evaluationAt(key, hashToField(transcript(...hashed, q1, q2, q3, q4), domain, Fr.ORDER));
  const relations = relationsOf(at, signature, signature.weightsAtR);
  const quotients = [signature.q1AtR, signature.q2AtR, signature.q3AtR, signature.q4AtR];
  for (const [index, relation] of relations.entries()) {
    const expected = Fr.mul(quotients[index] ?? 0n, at.vanishing);
    demand(Fr.eql(relation, expected), 'a polynomial relation of the hinTS signature is not satisfied');
  }
  const adjusted = combine([key.weights, 1n], [key.lagrangeLast, Fr.neg(weight)]);
  const opened: readonly (readonly [G1Point, bigint])[] = [
    [parSum, signature.parSumAtR],
    [adjusted, signature.weightsAtR],
    [signers, signature.signersAtR],
    [q1, signature.q1AtR],
    [q3, signature.q3AtR],
    [q2, signature.q2AtR],
    [q4, signature.q4AtR],
  ];
  const points = opened.map(([point]) => point);
  const values = opened.map(([, value]) => value);
  const factor =
    batch === 'hashed' ? hashToField(transcript(...points, ...values), `${DOMAIN}_KZG_BATCH`, Fr.ORDER) : at.r;
  checkPairings(message, key, signature, at, openingOf(opened, factor));
}

/**
 * Checks a hinTS signature of the form with one quotient: signers of more than half of the key's weight signed `message`.
 * @throws TssError that says which part does not hold
 */
export function checkMergedQuotient(message: Uint8Array, key: HintsKey, signature: MergedQuotientSignature): void {
  checkBase(key, signature);
  const { aggregateKey, weight, signers, parSum, qx, qz, qxTau, quotient } = signature;
  const name = (step: string): string => `${DOMAIN}_V2_${step}`;
  const first = transcript(
    countOf(key),
    key.totalWeight,
    key.g0,
    key.h0,
    key.h1,
    key.lagrangeLast,
    key.weights,
    key.secretKeys,
    key.vanishing,
    aggregateKey,
    weight,
    signers,
    parSum,
    qx,
    qz,
    qxTau,
  );
  const merge = hashToField(first, name('QUOTIENT_MERGE'), Fr.ORDER);
  const second = transcript(first, quotient);
  const at = evaluationAt(key, hashToField(second, name('EVALUATION_POINT'), Fr.ORDER));
  demand(at.vanishing !== 0n, 'the random point of the hinTS signature lies in its domain');
  const { parSumAtR, parSumAtRw, weightsAtR, signersAtR, quotientAtR } = signature;
  const third = transcript(second, parSumAtR, parSumAtRw, weightsAtR, signersAtR, quotientAtR);
  const factor = hashToField(third, name('OPENING_BATCH'), Fr.ORDER);
  const adjusted = Fr.sub(weightsAtR, Fr.mul(weight, at.lagrange));
  const merged = powerSum(relationsOf(at, signature, adjusted), merge);
  demand(
    Fr.eql(merged, Fr.mul(quotientAtR, at.vanishing)),
    'the polynomial relation of the hinTS signature is not satisfied',
  );
  const opened: readonly (readonly [G1Point, bigint])[] = [
    [quotient, quotientAtR],
    [parSum, parSumAtR],
    [signers, signersAtR],
    [key.weights, weightsAtR],
  ];
  checkPairings(message, key, signature, at, openingOf(opened, factor));
}

type Base = FourQuotientSignature | MergedQuotientSignature;

function checkBase({ totalWeight }: HintsKey, { aggregateKey, signature, weight }: Base): void {
  demand(!aggregateKey.is0() && !signature.is0(), 'the signature or its key is the point at infinity');
  demand(2n * weight > totalWeight, `weight ${weight} of ${totalWeight} signed, which is not a majority`);
}

function countOf({ bytes }: HintsKey): Uint8Array {
  return bytes.subarray(0, 8);
}

function evaluationAt({ size }: HintsKey, r: bigint): Evaluation {
  const omega = Fr.pow(GENERATOR, (Fr.ORDER - 1n) / size);
  const vanishing = Fr.sub(Fr.pow(r, size), 1n);
  const last = Fr.inv(omega);
  demand(!Fr.eql(r, last), 'the random point of the hinTS signature lies in its domain');
  const lagrange = Fr.mul(Fr.mul(Fr.div(last, size), vanishing), Fr.inv(Fr.sub(r, last)));
  return { r, omega, vanishing, lagrange };
}

/** What has to vanish on the domain, at r: the running sum's steps, bits that are 0 or 1, its start, the last bit. */
function relationsOf({ lagrange }: Evaluation, { parSumAtR, parSumAtRw, signersAtR }: Base, weights: bigint): bigint[] {
  return [
    Fr.sub(Fr.sub(parSumAtR, parSumAtRw), Fr.mul(weights, signersAtR)),
    Fr.sub(Fr.mul(signersAtR, signersAtR), signersAtR),
    Fr.mul(lagrange, parSumAtR),
    Fr.mul(lagrange, Fr.sub(signersAtR, 1n)),
  ];
}

function powerSum(values: readonly bigint[], factor: bigint): bigint {
  return values.reduceRight((sum, value) => Fr.add(Fr.mul(sum, factor), value), 0n);
}

/** The openings of several polynomials as one: the sum of each one times the next power of a number. */
function openingOf(opened: readonly (readonly [G1Point, bigint])[], factor: bigint): Opening {
  const values = opened.map(([, value]) => value);
  let power = 1n;
  const commitment = opened.map(([point]) => {
    const term = [point, power] as const;
    power = Fr.mul(power, factor);
    return term;
  });
  return { commitment, value: powerSum(values, factor) };
}

/** All pairing equations as one, each weighted with a number that nobody can choose. */
function checkPairings(message: Uint8Array, key: HintsKey, signature: Base, at: Evaluation, opening: Opening): void {
  demandSubgroup(pointsOf(signature));
  const { g0, h0, h1 } = key;
  const { aggregateKey, signers, parSum, parSumAtRw, qx, qz, qxTau, openR, openRw } = signature;
  const [b, c, d, e] = mergeFactors(message, key, signature);
  const atRw = Fr.div(at.r, at.omega);
  const withH0 = combine(
    ...opening.commitment.map(([point, power]) => [point, Fr.mul(b, power)] as const),
    [openR, Fr.mul(b, at.r)],
    [parSum, c],
    [openRw, Fr.mul(c, atRw)],
    [g0, Fr.neg(Fr.add(Fr.mul(b, opening.value), Fr.mul(c, parSumAtRw)))],
    [aggregateKey.negate(), d],
    [qxTau.negate(), e],
  );
  const withH1 = combine([openR.negate(), b], [openRw.negate(), c], [qx, Fr.sub(e, d)]);
  const holds = isProductOne([
    ...pairsOfSignature(message, key, signature),
    [withH0, h0],
    [withH1, h1],
    [combine([signers, d]), key.secretKeys],
    [combine([qz.negate(), d]), key.vanishing],
  ]);
  demand(holds, 'the pairings of the hinTS signature do not match the message and the key');
}

function pairsOfSignature(message: Uint8Array, { g0 }: HintsKey, { aggregateKey, signature }: Base) {
  const pairs: readonly (readonly [G1Point, G2Point])[] = [
    [aggregateKey, messagePoint(message)],
    [g0.negate(), signature],
  ];
  return pairs;
}

function partsOf(signature: Base): (G1Point | G2Point | bigint)[] {
  return Object.values(signature) as (G1Point | G2Point | bigint)[];
}

function pointsOf(signature: Base): (G1Point | G2Point)[] {
  return partsOf(signature).filter((part) => typeof part !== 'bigint');
}

/** Numbers of 128 bits, hashed over everything that is checked: the author of the signature could not know them before. */
function mergeFactors(message: Uint8Array, key: HintsKey, signature: Base): [bigint, bigint, bigint, bigint] {
  const all = transcript(message, key.bytes, ...partsOf(signature));
  const factor = (index: number): bigint =>
    (hashToField(all, `LEDGERSCOPE_MERGED_PAIRINGS_${index}`, Fr.ORDER) & MERGE_MASK) | 1n;
  return [factor(1), factor(2), factor(3), factor(4)];
}
