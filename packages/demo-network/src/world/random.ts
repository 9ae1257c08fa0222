/** State of the generator: four unsigned 32-bit words. Plain data, so that it travels in a snapshot. */
export type RandomState = [number, number, number, number];

const WARM_UP = 15;
const TWO_32 = 4_294_967_296;

/** A state from a seed (any whole number). */
export function seededState(seed: number): RandomState {
  const state: RandomState = [seed >>> 0, Math.trunc(seed / TWO_32) >>> 0, 0, 1];
  const random = new Random(state);
  for (let index = 0; index < WARM_UP; index++) random.next32();
  return state;
}

/** Pseudo-random choices (generator sfc32): the same state gives the same choices on every machine. */
export class Random {
  readonly #state: RandomState;

  /** Advances `state` in place. */
  constructor(state: RandomState) {
    this.#state = state;
  }

  /** A whole number from 0 to 2^32 − 1. */
  next32(): number {
    const state = this.#state;
    const [a, b, c, d] = state;
    const sum = (((a + b) | 0) + d) | 0;
    state[3] = (d + 1) >>> 0;
    state[0] = (b ^ (b >>> 9)) >>> 0;
    state[1] = (c + (c << 3)) >>> 0;
    state[2] = (((c << 21) | (c >>> 11)) + sum) >>> 0;
    return sum >>> 0;
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  unit(): number {
    return this.next32() / TWO_32;
  }

  /** A whole number from 0 to `below` − 1; `below` is at most 2^32. */
  below(below: number): number {
    return Math.floor(this.unit() * below);
  }

  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1);
  }

  /** A whole number from 0n to `below` − 1n. */
  bigBelow(below: bigint): bigint {
    const wide = (BigInt(this.next32()) << 64n) | (BigInt(this.next32()) << 32n) | BigInt(this.next32());
    return wide % below;
  }

  /** An amount from `from` to `to` whose number of digits is evenly spread: many small ones, few large ones. */
  amount(from: bigint, to: bigint): bigint {
    const low = Math.log(Number(from));
    const value = BigInt(Math.floor(Math.exp(low + this.unit() * (Math.log(Number(to)) - low))));
    if (value < from) return from;
    return value > to ? to : value;
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const item = list[this.below(list.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  /** An index below `length`, low ones far more often (Zipf's law with exponent 1, inverted by its integral). */
  zipf(length: number): number {
    return Math.min(length - 1, Math.floor((length + 1) ** this.unit()) - 1);
  }

  bytes(length: number): Uint8Array {
    const bytes = Buffer.allocUnsafe(length);
    let offset = 0;
    for (; offset + 4 <= length; offset += 4) bytes.writeUInt32LE(this.next32(), offset);
    for (; offset < length; offset++) bytes[offset] = this.next32() & 0xff;
    return bytes;
  }
}
