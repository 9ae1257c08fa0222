import { createHash } from 'node:crypto';
import { bn254_Fr } from '@noble/curves/bn254.js';
import { bytesToNumberLE } from '@noble/curves/utils.js';
import { blake2s } from '@noble/hashes/blake2.js';
import { scalarBytes } from '../proof/tss/field-reader.ts';
import { hashToField } from '../proof/tss/hash-to-field.ts';
import { hashOfHintsKey } from '../proof/tss/hints-key-hash.ts';
import { type LedgerIdPublication, ledgerIdOf, MAX_NODES } from '../proof/tss/ledger-id.ts';
import { compressedSchnorr, SCHNORR_ORDER, SchnorrPoint } from '../proof/tss/schnorr-key.ts';
import { SCHEMES, type SchemeRules } from '../proof/tss/tss-scheme.ts';
import { secretOf, ToyHints } from './toy-hints.ts';

/** A ledger of toy nodes: publishes its id, and signs blocks as real nodes do, with keys that only depend on its name. */
export class ToyLedger {
  readonly publication: LedgerIdPublication;
  readonly #hints: ToyHints;
  readonly #secrets: readonly bigint[];
  readonly #rules: SchemeRules;

  constructor(name: string, weights: readonly bigint[]) {
    this.#rules = SCHEMES.find(({ scheme }) => scheme === 'fixed') as SchemeRules;
    this.#hints = new ToyHints(name, weights);
    this.#secrets = weights.map((_, index) => secretOf(`${name} node ${index}`) % SCHNORR_ORDER);
    const nodeContributions = weights.map((weight, index) => ({
      nodeId: BigInt(index),
      weight,
      historyProofKey: keyOf(this.#secrets[index] ?? 1n, this.#rules),
    }));
    const wrapsKey = new Uint8Array(1768).fill(7);
    this.publication = {
      ledgerId: ledgerIdOf(nodeContributions),
      historyProofVerificationKey: wrapsKey,
      nodeContributions,
    };
  }

  /** Signature of a block's root in the form of releases 3.15.1 and 3.15.2: hinTS key, hinTS signature, Schnorr chain (2920 bytes). */
  sign(message: Uint8Array, signers: readonly number[], chainSigners = signers): Uint8Array {
    const { keyBytes } = this.#hints;
    return Buffer.concat([keyBytes, this.#hints.signFourQuotients(message, signers), this.#chain(chainSigners)]);
  }

  /** As {@link sign} in the form of the 3.23 releases (13,712 bytes); the chain of trust, which nobody checks here, is empty. */
  signMerged(message: Uint8Array, signers: readonly number[]): Uint8Array {
    const signature = this.#hints.signMergedQuotient(message, signers);
    return Buffer.concat([this.#hints.keyBytes, signature, new Uint8Array(11_368)]);
  }

  /** The key that its signatures begin with. */
  get hintsKey(): Uint8Array {
    return this.#hints.keyBytes;
  }

  /** The ledger id in the form of the 3.23 releases, of 64 bytes: of the nodes (which nobody checks here), and of the first hinTS key. */
  get longPublication(): LedgerIdPublication {
    const digest = createHash('sha256').update('WRAPS-hints-vk-v1').update(this.#hints.keyBytes).digest('hex');
    const firstKey = scalarBytes(BigInt(`0x${digest}`) % bn254_Fr.ORDER);
    return { ...this.publication, ledgerId: Buffer.concat([this.publication.ledgerId, firstKey]) };
  }

  #chain(signers: readonly number[]): Uint8Array {
    const secret = signers.reduce((sum, index) => sum + (this.#secrets[index] ?? 0n), 0n) % SCHNORR_ORDER;
    const nonce = secretOf(`nonce ${secret}`) % SCHNORR_ORDER;
    const message = [this.publication.ledgerId, scalarBytes(hashOfHintsKey(this.#hints.keyBytes, this.#rules))];
    const points = [secret, nonce].map((factor) => SchnorrPoint.BASE.multiplyUnsafe(factor).toAffine());
    const hashed = Buffer.concat([...points.flatMap(({ x, y }) => [scalarBytes(x), scalarBytes(y)]), ...message]);
    const challenge = bytesToNumberLE(blake2s(hashed).subarray(0, 31));
    const response = (nonce + SCHNORR_ORDER - ((challenge * secret) % SCHNORR_ORDER)) % SCHNORR_ORDER;
    const bits = Uint8Array.from({ length: MAX_NODES }, (_, index) => (signers.includes(index) ? 1 : 0));
    return Buffer.concat([bits, scalarBytes(response), scalarBytes(challenge)]);
  }
}

function keyOf(secret: bigint, { possessionDomain }: SchemeRules): Uint8Array {
  const nonce = secretOf(`possession ${secret}`) % SCHNORR_ORDER;
  const key = SchnorrPoint.BASE.multiplyUnsafe(secret);
  const commitment = SchnorrPoint.BASE.multiplyUnsafe(nonce);
  const hashed = Buffer.concat([SchnorrPoint.BASE, key, commitment].map(compressedSchnorr));
  const challenge = hashToField(hashed, possessionDomain, SCHNORR_ORDER);
  const response = (nonce + challenge * secret) % SCHNORR_ORDER;
  const points = [key.toAffine(), commitment.toAffine()].flatMap(({ x, y }) => [x, y]);
  return Buffer.concat([...points, challenge, response].map(scalarBytes));
}
