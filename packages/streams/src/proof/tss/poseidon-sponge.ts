import { grainGenConstants, poseidon } from '@noble/curves/abstract/poseidon.js';
import { bn254_Fr } from '@noble/curves/bn254.js';

const RATE = 4;
const SIZE = RATE + 1;
const RULES = { Fp: bn254_Fr, t: SIZE, roundsFull: 8, roundsPartial: 60, sboxPower: 5 } as const;

let permute: ((state: bigint[]) => bigint[]) | undefined;

/** Poseidon hash of numbers below the order of BN254: a sponge of four cells and one. */
export function poseidonHash(inputs: readonly bigint[]): bigint {
  permute ??= poseidon({ ...RULES, ...grainGenConstants(RULES) });
  let state: bigint[] = new Array(SIZE).fill(0n);
  for (let at = 0; at < inputs.length; at += RATE) {
    const group = inputs.slice(at, at + RATE);
    state = permute(state.map((cell, index) => (index === 0 ? cell : bn254_Fr.add(cell, group[index - 1] ?? 0n))));
  }
  return state[1] ?? 0n;
}
