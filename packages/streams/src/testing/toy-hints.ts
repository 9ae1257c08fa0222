import { createHash } from 'node:crypto';
import { bytesToNumberBE } from '@noble/curves/utils.js';
import { Fr, G1, type G1Point, G2, messagePoint, transcript } from '../proof/tss/bls-points.ts';
import { countBytes, scalarBytes } from '../proof/tss/field-reader.ts';
import { hashToField } from '../proof/tss/hash-to-field.ts';

/** A polynomial as its value at any point. */
type Polynomial = (x: bigint) => bigint;

interface AroundSignature {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/** A number of the BLS field that only depends on its name. */
export function secretOf(name: string): bigint {
  return Fr.create(bytesToNumberBE(createHash('sha512').update(name).digest()));
}

/**
 * A hinTS group whose setup secret is known, so that a commitment is a number times the generator and a quotient is a division. Its
 * signatures are those that real nodes make, from the same equations, written the other way round than the verifier has them.
 */
export class ToyHints {
  readonly keyBytes: Uint8Array;
  readonly #tau: bigint;
  readonly #size: bigint;
  readonly #omega: bigint;
  readonly #weights: readonly bigint[];
  readonly #secrets: readonly bigint[];
  readonly #total: bigint;
  /** By who signed. */
  readonly #merged = new Map<string, AroundSignature>();

  /** @param weights of the signers; at least one, and one place of the domain stays free */
  constructor(name: string, weights: readonly bigint[]) {
    let size = 2;
    while (size <= weights.length) size *= 2;
    this.#size = BigInt(size);
    this.#omega = Fr.pow(7n, (Fr.ORDER - 1n) / this.#size);
    this.#tau = secretOf(`${name} tau`);
    const free = new Array<bigint>(size - weights.length).fill(0n);
    this.#weights = [...weights, ...free];
    this.#secrets = [...weights.map((_, index) => secretOf(`${name} signer ${index}`)), ...free];
    this.#total = weights.reduce((sum, weight) => sum + weight, 0n);
    const tau = this.#tau;
    this.keyBytes = Buffer.concat([
      countBytes(this.#size),
      scalarBytes(this.#total),
      g1(1n),
      g2(1n),
      g2(tau),
      g1(this.#last(tau)),
      g1(this.#polynomial(this.#weights)(tau)),
      g2(this.#polynomial(this.#secrets)(tau)),
      g2(this.#vanishing(tau)),
    ]);
  }

  /** A signature of the form with four quotients, as releases 3.15.1 and 3.15.2 make it (1632 bytes). */
  signFourQuotients(message: Uint8Array, signers: readonly number[]): Uint8Array {
    const { weight, parSum, bits, weights, relations, base } = this.#witness(signers);
    const signature = messagePoint(message).multiplyUnsafe(this.#aggregateSecret(signers));
    const quotients = relations.map((relation) => this.#over(relation));
    const order = [0, 2, 1, 3].map((index) => quotients[index] as Polynomial);
    const key = [g2Point(this.#polynomial(this.#secrets)(this.#tau)), g2Point(this.#tau), base.aggregateKey, weight];
    const hashed = [g1Point(this.#polynomial(this.#weights)(this.#tau)), ...[bits, parSum].map((p) => this.#commit(p))];
    const commits = quotients.map((quotient) => this.#commit(quotient));
    const r = random(transcript(...key, ...hashed, base.qx, base.qz, base.qxTau, ...commits), '_HINTS');
    const opened = [parSum, weights, bits, ...order];
    const values = opened.map((polynomial) => polynomial(r));
    const batch = random(transcript(...opened.map((polynomial) => this.#commit(polynomial)), ...values), '_KZG_BATCH');
    const commitments = [bits, parSum, ...order].map((p) => this.#commit(p));
    const points = [commitments[0], base.qx, base.qxTau, base.qz, ...commitments.slice(1)] as G1Point[];
    return Buffer.concat([
      base.aggregateKey.toBytes(false),
      scalarBytes(weight),
      signature.toBytes(false),
      ...points.map((point) => point.toBytes(false)),
      ...this.#openings(opened, batch, r, parSum),
      ...[parSum(r), parSum(this.#before(r)), weights(r), bits(r), ...order.map((p) => p(r))].map(scalarBytes),
    ]);
  }

  /** A signature of the form with one quotient, as the 3.23 releases make it (1248 bytes). */
  signMergedQuotient(message: Uint8Array, signers: readonly number[]): Uint8Array {
    const name = signers.join();
    const around = this.#merged.get(name) ?? this.#aroundSignature(signers);
    this.#merged.set(name, around);
    const signature = messagePoint(message).multiplyUnsafe(this.#aggregateSecret(signers));
    return Buffer.concat([around.before, signature.toBytes(false), around.after]);
  }

  /** What a merged signature has before the signed point and after it: nothing of it depends on the message. */
  #aroundSignature(signers: readonly number[]): AroundSignature {
    const { weight, parSum, bits, relations, base } = this.#witness(signers);
    const weights = this.#polynomial(this.#weights);
    const first = transcript(
      this.keyBytes.subarray(0, 8),
      this.#total,
      G1.BASE,
      G2.BASE,
      g2Point(this.#tau),
      g1Point(this.#last(this.#tau)),
      this.#commit(weights),
      g2Point(this.#polynomial(this.#secrets)(this.#tau)),
      g2Point(this.#vanishing(this.#tau)),
      base.aggregateKey,
      weight,
      this.#commit(bits),
      this.#commit(parSum),
      base.qx,
      base.qz,
      base.qxTau,
    );
    const chi = random(first, '_V2_QUOTIENT_MERGE');
    const quotient = this.#over((x) =>
      relations.reduceRight((sum, relation) => Fr.add(Fr.mul(sum, chi), relation(x)), 0n),
    );
    const second = transcript(first, this.#commit(quotient));
    const r = random(second, '_V2_EVALUATION_POINT');
    const values = [parSum(r), parSum(this.#before(r)), weights(r), bits(r), quotient(r)];
    const batch = random(transcript(second, ...values), '_V2_OPENING_BATCH');
    const points = [this.#commit(bits), base.qx, base.qxTau, base.qz, this.#commit(parSum), this.#commit(quotient)];
    return {
      before: Buffer.concat([base.aggregateKey.toBytes(false), scalarBytes(weight)]),
      after: Buffer.concat([
        ...points.map((point) => point.toBytes(false)),
        ...this.#openings([quotient, parSum, bits, weights], batch, r, parSum),
        ...values.map(scalarBytes),
      ]),
    };
  }

  /** Who signed, as polynomials; the last place signs always, with the weight that brings the running sum back to 0. */
  #witness(signers: readonly number[]) {
    const signed = this.#weights.map((_, index) => (signers.includes(index) ? 1n : 0n));
    const weight = signers.reduce((sum, index) => sum + (this.#weights[index] ?? 0n), 0n);
    const bits = this.#polynomial([...signed.slice(0, -1), 1n]);
    const changed = this.#polynomial([...this.#weights.slice(0, -1), Fr.neg(weight)]);
    let sum = 0n;
    const sums = signed.map((bit, index) => (sum += bit * (this.#weights[index] ?? 0n)));
    const parSum = this.#polynomial([...sums.slice(0, -1), 0n]);
    const relations: Polynomial[] = [
      (x) => Fr.sub(Fr.sub(parSum(x), parSum(this.#before(x))), Fr.mul(changed(x), bits(x))),
      (x) => Fr.sub(Fr.mul(bits(x), bits(x)), bits(x)),
      (x) => Fr.mul(this.#last(x), parSum(x)),
      (x) => Fr.mul(this.#last(x), Fr.sub(bits(x), 1n)),
    ];
    const secret = this.#aggregateSecret(signers);
    const qx = Fr.div(Fr.sub(Fr.mul(this.#polynomial(this.#secrets)(this.#tau), bits(this.#tau)), secret), this.#tau);
    const base = {
      aggregateKey: g1Point(secret),
      qx: g1Point(qx),
      qxTau: g1Point(Fr.mul(qx, this.#tau)),
      // With the setup's secret known, the remainder alone does.
      qz: G1.ZERO,
    };
    return { weight, bits, parSum, weights: changed, relations, base };
  }

  #aggregateSecret(signers: readonly number[]): bigint {
    const total = signers.reduce((sum, index) => Fr.add(sum, this.#secrets[index] ?? 0n), 0n);
    return Fr.div(total, this.#size);
  }

  #openings(opened: readonly Polynomial[], batch: bigint, r: bigint, parSum: Polynomial): Uint8Array[] {
    const merged: Polynomial = (x) => opened.reduceRight((sum, p) => Fr.add(Fr.mul(sum, batch), p(x)), 0n);
    return [this.#open(merged, r), this.#open(parSum, this.#before(r))].map((point) => point.toBytes(false));
  }

  #open(polynomial: Polynomial, at: bigint): G1Point {
    const tau = this.#tau;
    return g1Point(Fr.div(Fr.sub(polynomial(tau), polynomial(at)), Fr.sub(tau, at)));
  }

  #commit(polynomial: Polynomial): G1Point {
    return g1Point(polynomial(this.#tau));
  }

  #over(polynomial: Polynomial): Polynomial {
    return (x) => Fr.div(polynomial(x), this.#vanishing(x));
  }

  #before(x: bigint): bigint {
    return Fr.div(x, this.#omega);
  }

  #vanishing(x: bigint): bigint {
    return Fr.sub(Fr.pow(x, this.#size), 1n);
  }

  #last(x: bigint): bigint {
    return this.#lagrange(Number(this.#size) - 1, x);
  }

  #lagrange(index: number, x: bigint): bigint {
    const root = Fr.pow(this.#omega, BigInt(index));
    return Fr.div(Fr.mul(root, this.#vanishing(x)), Fr.mul(this.#size, Fr.sub(x, root)));
  }

  /** The polynomial of lowest degree with these values on the domain. */
  #polynomial(values: readonly bigint[]): Polynomial {
    return (x) => values.reduce((sum, value, index) => Fr.add(sum, Fr.mul(value, this.#lagrange(index, x))), 0n);
  }
}

function random(bytes: Uint8Array, name: string): bigint {
  return hashToField(bytes, `HINTS_SIG_BLS12381:FIAT_SHAMIR${name}`, Fr.ORDER);
}

function g1Point(factor: bigint): G1Point {
  return G1.BASE.multiplyUnsafe(Fr.create(factor));
}

function g2Point(factor: bigint): InstanceType<typeof G2> {
  return G2.BASE.multiplyUnsafe(Fr.create(factor));
}

function g1(factor: bigint): Uint8Array {
  return g1Point(factor).toBytes(false);
}

function g2(factor: bigint): Uint8Array {
  return g2Point(factor).toBytes(false);
}
