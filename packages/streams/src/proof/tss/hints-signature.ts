import { Fr, G1_BYTES, type G1Point, G2_BYTES, type G2Point, readG1, readG2 } from './bls-points.ts';
import { FieldReader } from './field-reader.ts';

/** What hinTS signatures of every form begin with. */
interface SignatureBase {
  /** Sum of the keys of those who signed. */
  readonly aggregateKey: G1Point;
  /** The weight that the signature claims. */
  readonly weight: bigint;
  readonly signature: G2Point;
  /** Commitment to who signed. */
  readonly signers: G1Point;
  readonly qx: G1Point;
  readonly qxTau: G1Point;
  readonly qz: G1Point;
  /** Commitment to the running sum of weights. */
  readonly parSum: G1Point;
  readonly openR: G1Point;
  readonly openRw: G1Point;
  /** Values of the polynomials at the random point r, and of the running sum at r/omega. */
  readonly parSumAtR: bigint;
  readonly parSumAtRw: bigint;
  readonly weightsAtR: bigint;
  readonly signersAtR: bigint;
}

/** A hinTS signature with a quotient for each of its four relations (1632 bytes; releases before 3.16 of the library). */
export interface FourQuotientSignature extends SignatureBase {
  readonly q1: G1Point;
  readonly q2: G1Point;
  readonly q3: G1Point;
  readonly q4: G1Point;
  readonly q1AtR: bigint;
  readonly q2AtR: bigint;
  readonly q3AtR: bigint;
  readonly q4AtR: bigint;
}

/** A hinTS signature with one quotient for all relations (1248 bytes; the 3.23 releases of the library). */
export interface MergedQuotientSignature extends SignatureBase {
  readonly quotient: G1Point;
  readonly quotientAtR: bigint;
}

export const FOUR_QUOTIENT_BYTES = 12 * G1_BYTES + G2_BYTES + 9 * 32;
export const MERGED_QUOTIENT_BYTES = 9 * G1_BYTES + G2_BYTES + 6 * 32;

/** Reads the 1632 bytes of the older form; whether its points are in the subgroup is left to the check. @throws TssError where they are none */
export function readFourQuotientSignature(bytes: Uint8Array): FourQuotientSignature {
  const { g1, scalar, start, openings } = parts(bytes, FOUR_QUOTIENT_BYTES);
  // The order of the fields; Q3 is before Q2.
  return {
    ...start(),
    q1: g1(),
    q3: g1(),
    q2: g1(),
    q4: g1(),
    ...openings(),
    q1AtR: scalar(),
    q3AtR: scalar(),
    q2AtR: scalar(),
    q4AtR: scalar(),
  };
}

/** Reads the 1248 bytes of the newer form, as {@link readFourQuotientSignature}. @throws TssError where they are none */
export function readMergedQuotientSignature(bytes: Uint8Array): MergedQuotientSignature {
  const { g1, scalar, start, openings } = parts(bytes, MERGED_QUOTIENT_BYTES);
  return {
    ...start(),
    quotient: g1(),
    ...openings(),
    quotientAtR: scalar(),
  };
}

function parts(bytes: Uint8Array, length: number) {
  const reader = new FieldReader(bytes, length, 'the hinTS signature');
  const g1 = (): G1Point => readG1(reader.bytes(G1_BYTES));
  const scalar = (): bigint => reader.scalar(Fr.ORDER);
  const start = () => ({
    aggregateKey: g1(),
    weight: scalar(),
    signature: readG2(reader.bytes(G2_BYTES)),
    signers: g1(),
    qx: g1(),
    qxTau: g1(),
    qz: g1(),
    parSum: g1(),
  });
  const openings = () => ({
    openR: g1(),
    openRw: g1(),
    parSumAtR: scalar(),
    parSumAtRw: scalar(),
    weightsAtR: scalar(),
    signersAtR: scalar(),
  });
  return { g1, scalar, start, openings };
}
