import { bytesToNumberLE } from '@noble/curves/utils.js';
import { blake2s } from '@noble/hashes/blake2.js';
import { FieldReader, scalarBytes } from './field-reader.ts';
import { type LedgerNodes, MAX_NODES } from './ledger-id.ts';
import { SCHNORR_ORDER, SchnorrPoint } from './schnorr-key.ts';
import { demand } from './tss-error.ts';

export const SCHNORR_CHAIN_BYTES = MAX_NODES + 64;
/** Of the hash of 32 bytes, as many as surely stay below the order. */
const CHALLENGE_BYTES = 31;

/**
 * Checks that nodes of more than half of the ledger's weight signed the hash of a hinTS key together (the 192-byte form).
 * @throws TssError that says what does not hold
 */
export function checkSchnorrChain(bytes: Uint8Array, ledger: LedgerNodes, keyHash: bigint): void {
  const reader = new FieldReader(bytes, SCHNORR_CHAIN_BYTES, 'the Schnorr signature');
  const bits = reader.bytes(MAX_NODES);
  const response = reader.scalar(SCHNORR_ORDER);
  const challenge = reader.scalar(SCHNORR_ORDER);
  demand(
    bits.every((bit, index) => bit === 0 || (bit === 1 && index < ledger.nodes.length)),
    'the Schnorr signature contains signers that are not in the ledger',
  );
  const signers = ledger.nodes.filter((_, index) => bits[index] === 1);
  demand(
    signers.every(({ key }) => key.held),
    'a node without a key is listed as a signer',
  );
  const weight = signers.reduce((sum, signer) => sum + signer.weight, 0n);
  demand(
    2n * weight > ledger.totalWeight,
    `weight ${weight} of ${ledger.totalWeight} signed the hinTS key, which is not a majority`,
  );
  const sum = signers.reduce((total, { key }) => total.add(key.point), SchnorrPoint.ZERO);
  const commitment = SchnorrPoint.BASE.multiplyUnsafe(response).add(sum.multiplyUnsafe(challenge));
  const hashed = [...coordinates(sum), ...coordinates(commitment), ledger.ledgerId, scalarBytes(keyHash)];
  const expected = bytesToNumberLE(blake2s(Buffer.concat(hashed)).subarray(0, CHALLENGE_BYTES)) % SCHNORR_ORDER;
  demand(challenge === expected, 'the Schnorr signature is for a different hinTS key');
}

function coordinates(point: SchnorrPoint): Uint8Array[] {
  const { x, y } = point.toAffine();
  return [scalarBytes(x), scalarBytes(y)];
}
