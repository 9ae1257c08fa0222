import { edwards } from '@noble/curves/abstract/edwards.js';
import { bn254_Fr } from '@noble/curves/bn254.js';
import { bytesEqual } from '../../bytes.ts';
import { FieldReader, scalarBytes } from './field-reader.ts';
import { hashToField } from './hash-to-field.ts';
import { demand } from './tss-error.ts';

/** Order of the curve's subgroup, and so of the numbers in Schnorr signatures. */
export const SCHNORR_ORDER = 2736030358979909402780800718157159386076813972158567259200215660948447373041n;

/** Baby Jubjub over the numbers of BN254, in the form with a = 1. */
export const SchnorrPoint = edwards({
  p: bn254_Fr.ORDER,
  n: SCHNORR_ORDER,
  h: 8n,
  a: 1n,
  d: 9706598848417545097372247223557719406784115219466060233080913168975159366771n,
  Gx: 19698561148652590122159747500897617769866003486955115824547446575314762165298n,
  Gy: 19298250018296453272277890825869354524455968081175474282777126169995084727839n,
});
export type SchnorrPoint = InstanceType<typeof SchnorrPoint>;

/** Bytes of a Schnorr key with its proof of possession. */
const SCHNORR_KEY_BYTES = 192;
/** The key that is published for a node without one. */
const NO_KEY = Buffer.from(
  '15a85e32489c8e652e8979efd746286b8b938565fe6654074748eceef0fb4c0f2f049db576ba0cd0595a4f54e4a982b46648987500342050ac77ae29ac301323',
  'hex',
);

/** A node's Schnorr key, with what proves that the node holds the secret to it. */
export interface SchnorrKey {
  readonly point: SchnorrPoint;
  /** False for the placeholder of a missing key; it proves nothing. */
  readonly held: boolean;
  readonly commitment: SchnorrPoint;
  readonly challenge: bigint;
  readonly response: bigint;
}

/** Reads the 192 bytes of a published key. @throws TssError where they are none */
export function readSchnorrKey(bytes: Uint8Array): SchnorrKey {
  const reader = new FieldReader(bytes, SCHNORR_KEY_BYTES, 'a Schnorr key');
  const held = !bytesEqual(bytes.subarray(0, NO_KEY.length), NO_KEY);
  return {
    held,
    point: readPoint(reader, false),
    commitment: readPoint(reader, !held),
    challenge: reader.scalar(SCHNORR_ORDER),
    response: reader.scalar(SCHNORR_ORDER),
  };
}

function readPoint(reader: FieldReader, mayBeNeutral: boolean): SchnorrPoint {
  const x = reader.scalar(bn254_Fr.ORDER);
  const y = reader.scalar(bn254_Fr.ORDER);
  const point = SchnorrPoint.fromAffine({ x, y });
  if (mayBeNeutral && point.is0()) return point;
  demand(isOnCurve(point) && point.isTorsionFree(), 'a Schnorr key is not on its curve');
  return point;
}

function isOnCurve(point: SchnorrPoint): boolean {
  try {
    // Refuses the neutral point as well.
    point.assertValidity();
    return true;
  } catch {
    // The library says it by throwing.
    return false;
  }
}

/** Checks that the owner of a key knows its secret. @throws TssError where that is not shown */
export function checkPossession({ held, point, commitment, challenge, response }: SchnorrKey, domain: string): void {
  if (!held) return;
  const hashed = Buffer.concat([SchnorrPoint.BASE, point, commitment].map(compressedSchnorr));
  const expected = hashToField(hashed, domain, SCHNORR_ORDER);
  const left = SchnorrPoint.BASE.multiplyUnsafe(response);
  const right = commitment.add(point.multiplyUnsafe(challenge));
  demand(challenge === expected && left.equals(right), 'a Schnorr key has no proof of possession');
}

/** A point as it is hashed: y with the sign of x in the top bit, set where x is the larger of x and -x. */
export function compressedSchnorr(point: SchnorrPoint): Uint8Array {
  const { x, y } = point.toAffine();
  const bytes = scalarBytes(y);
  if (x > bn254_Fr.ORDER - x) bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) | 0x80;
  return bytes;
}
