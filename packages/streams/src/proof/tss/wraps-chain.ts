import { bn254_Fr } from '@noble/curves/bn254.js';
import {
  BN254_G1_BYTES,
  BN254_G2_BYTES,
  type Bn254G1,
  type Bn254G2,
  isBn254ProductOne,
  readBn254G1,
  readBn254G2,
} from './bn254-points.ts';
import { FieldReader, readScalar } from './field-reader.ts';
import { demand } from './tss-error.ts';

export const WRAPS_PROOF_BYTES = 704;
const WRAPS_KEY_BYTES = 1768;
/** Public inputs of the circuit. */
const INPUTS = 40;
/** Coordinates go into the circuit in five pieces of 55 bits, lowest first. */
const LIMBS = 5;
const LIMB_BITS = 55n;
const LIMB_MASK = (1n << LIMB_BITS) - 1n;

/** Key of WRAPS proofs: of a Groth16 circuit that checks the last step of the folded chain, and of its commitments. */
interface WrapsKey {
  readonly parameters: bigint;
  readonly alpha: Bn254G1;
  readonly beta: Bn254G2;
  readonly gamma: Bn254G2;
  readonly delta: Bn254G2;
  readonly inputs: readonly Bn254G1[];
  readonly g: Bn254G1;
  readonly h: Bn254G2;
  readonly betaH: Bn254G2;
}

/** Commitments to a folded instance: the witness and the error. */
interface Instance {
  readonly witness: Bn254G1;
  readonly error: Bn254G1;
}

/**
 * Checks that a chain of address books, each signed by the one before, leads from the ledger id to a hinTS key (the 704-byte form).
 * @param keyBytes the 1768 bytes of the publication
 * @throws TssError that says what does not hold
 */
export function checkWrapsChain(bytes: Uint8Array, keyBytes: Uint8Array, ledgerId: Uint8Array, keyHash: bigint): void {
  const key = readWrapsKey(keyBytes);
  const proof = readProof(bytes);
  const { steps, first, last, folded, incoming, rho, challenges, openings, cross } = proof;
  demand(first[0] === readScalar(ledgerId, bn254_Fr.ORDER), 'the WRAPS proof starts at a different ledger ID');
  demand(last[1] === keyHash, 'the WRAPS proof is for a different hinTS key');
  demand(steps > 1n, 'the WRAPS proof has too few steps');
  demand(incoming.error.is0(), 'the last step of the WRAPS proof has an error term');
  const witness = folded.witness.add(incoming.witness.multiplyUnsafe(rho));
  const error = folded.error.add(cross.multiplyUnsafe(rho));
  const values = openings.map(({ value }) => value);
  const inputs = [
    key.parameters,
    steps,
    ...first,
    ...last,
    ...limbs(witness),
    ...limbs(error),
    ...challenges,
    ...values,
    ...limbs(cross),
  ];
  const sum = inputs.reduce(
    (total, input, index) => total.add((key.inputs[index + 1] as Bn254G1).multiplyUnsafe(input)),
    key.inputs[0] as Bn254G1,
  );
  const { a, b, c } = proof.groth;
  const circuit = isBn254ProductOne([
    [a, b],
    [sum.negate(), key.gamma],
    [c.negate(), key.delta],
    [key.alpha.negate(), key.beta],
  ]);
  demand(circuit, 'the WRAPS circuit rejects the proof');
  for (const [index, commitment] of [witness, error].entries()) {
    const { value, proof: opened } = openings[index] as Opening;
    const at = challenges[index] as bigint;
    const left = commitment.add(key.g.multiplyUnsafe(value).negate()).add(opened.multiplyUnsafe(at));
    const holds = isBn254ProductOne([
      [left, key.h],
      [opened.negate(), key.betaH],
    ]);
    demand(holds, 'an opening of the WRAPS proof is not valid');
  }
}

interface Opening {
  readonly value: bigint;
  readonly proof: Bn254G1;
}

function readProof(bytes: Uint8Array) {
  const reader = new FieldReader(bytes, WRAPS_PROOF_BYTES, 'the WRAPS proof');
  const { scalar, g1, g2 } = readers(reader);
  const pair = <T>(read: () => T): [T, T] => {
    demand(reader.count() === 2n, 'a list in the WRAPS proof does not have two items');
    return [read(), read()];
  };
  const instance = (): Instance => {
    const [witness, error] = pair(g1);
    return { witness, error };
  };
  return {
    steps: scalar(),
    first: pair(scalar),
    last: pair(scalar),
    folded: instance(),
    incoming: instance(),
    groth: { a: g1(), b: g2(), c: g1() },
    openings: reader.list(2, (): Opening => ({ value: scalar(), proof: g1() })),
    cross: g1(),
    rho: scalar(),
    challenges: reader.list(2, scalar),
  };
}

function readWrapsKey(bytes: Uint8Array): WrapsKey {
  const reader = new FieldReader(bytes, WRAPS_KEY_BYTES, 'the WRAPS key');
  const { scalar, g1, g2 } = readers(reader);
  const parameters = scalar();
  const [alpha, beta, gamma, delta] = [g1(), g2(), g2(), g2()];
  demand(reader.count() === BigInt(INPUTS + 1), 'the WRAPS key is for a different circuit');
  const inputs = reader.list(INPUTS + 1, g1);
  const g = g1();
  // The generator times a secret that no check needs.
  g1();
  return { parameters, alpha, beta, gamma, delta, inputs, g, h: g2(), betaH: g2() };
}

function readers(reader: FieldReader) {
  return {
    scalar: (): bigint => reader.scalar(bn254_Fr.ORDER),
    g1: (): Bn254G1 => readBn254G1(reader.bytes(BN254_G1_BYTES)),
    g2: (): Bn254G2 => readBn254G2(reader.bytes(BN254_G2_BYTES)),
  };
}

/** The coordinates of a point as the circuit takes them; ten zeros for the point at infinity. */
function limbs(point: Bn254G1): bigint[] {
  const { x, y } = point.is0() ? { x: 0n, y: 0n } : point.toAffine();
  return [x, y].flatMap((value) =>
    Array.from({ length: LIMBS }, (_, at) => (value >> (LIMB_BITS * BigInt(at))) & LIMB_MASK),
  );
}
