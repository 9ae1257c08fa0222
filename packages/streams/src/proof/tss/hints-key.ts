import { demandSubgroup, Fr, G1_BYTES, type G1Point, G2_BYTES, type G2Point, readG1, readG2 } from './bls-points.ts';
import { FieldReader } from './field-reader.ts';
import { demand } from './tss-error.ts';

/** Bytes of a hinTS verification key: 1096. */
export const HINTS_KEY_BYTES = 8 + 32 + 3 * G1_BYTES + 4 * G2_BYTES;
/** A bound on the size of the group of signers, far above 128 nodes. */
const MAX_SIZE = 1n << 20n;

/**
 * The key of a group of weighted signers of BLS12-381 (hinTS): against it one signature shows that signers of at least some weight
 * signed. Names as in the paper "hinTS: Threshold Signatures with Silent Setup".
 */
export interface HintsKey {
  readonly bytes: Uint8Array;
  /** Size of the domain: a power of two above the number of signers. */
  readonly size: bigint;
  readonly totalWeight: bigint;
  readonly g0: G1Point;
  readonly h0: G2Point;
  /** h0 times the secret of the setup. */
  readonly h1: G2Point;
  /** Commitment to the last Lagrange polynomial. */
  readonly lagrangeLast: G1Point;
  /** Commitment to the weights. */
  readonly weights: G1Point;
  /** Commitment to the signers' keys. */
  readonly secretKeys: G2Point;
  /** Commitment to the polynomial that vanishes on the domain. */
  readonly vanishing: G2Point;
}

/** Reads the 1096 bytes of a hinTS key. @throws TssError where they are none */
export function readHintsKey(bytes: Uint8Array): HintsKey {
  const reader = new FieldReader(bytes, HINTS_KEY_BYTES, 'the hinTS key');
  const g1 = (): G1Point => readG1(reader.bytes(G1_BYTES));
  const g2 = (): G2Point => readG2(reader.bytes(G2_BYTES));
  const key: HintsKey = {
    bytes,
    size: reader.count(),
    totalWeight: reader.scalar(Fr.ORDER),
    g0: g1(),
    h0: g2(),
    h1: g2(),
    lagrangeLast: g1(),
    weights: g1(),
    secretKeys: g2(),
    vanishing: g2(),
  };
  const { size } = key;
  demand(
    size >= 2n && size <= MAX_SIZE && (size & (size - 1n)) === 0n,
    'the size of the hinTS key is not a power of two',
  );
  demand(
    ![key.g0, key.h0, key.h1].some((point) => point.is0()),
    'a generator of the hinTS key is the point at infinity',
  );
  demandSubgroup([key.g0, key.h0, key.h1, key.lagrangeLast, key.weights, key.secretKeys, key.vanishing]);
  return key;
}
