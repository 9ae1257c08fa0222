import { checkPrimeSync, createHash, createPrivateKey, type KeyObject } from 'node:crypto';
import { KNOWN_PLACES } from './known-places.ts';

const MODULUS_BITS = 3_072;
const PRIME_BYTES = MODULUS_BITS / 2 / 8;
const EXPONENT = 65_537n;
/** Odd numbers looked at from one random start; a prime of this size is met every 532 on average. */
const WINDOW = 1 << 14;
const SIEVE_LIMIT = 1 << 16;

/**
 * The RSA-3072 key of a demonstration node: the same seed and index give the same key, so that the same seed gives the
 * same signatures. Anyone can derive it; it protects nothing, and must not be used for anything else.
 */
export function demoRsaKey(seed: number, index: number): KeyObject {
  const label = `ledgerscope demonstration key ${seed} ${index}`;
  const key = MADE.get(label) ?? rsaKey(label, KNOWN_PLACES[seed]?.[index]);
  MADE.set(label, key);
  return key;
}

/** A process has few networks, and a key takes a fifth of a second. */
const MADE = new Map<string, KeyObject>();

/** The same key as {@link demoRsaKey} gives, whose primes are searched for whether their places are known or not. */
export function searchRsaKey(seed: number, index: number): KeyObject {
  return rsaKey(`ledgerscope demonstration key ${seed} ${index}`);
}

/** @param places of both primes, where they are known */
function rsaKey(label: string, places?: readonly [p: number, q: number]): KeyObject {
  const source = randomSource(label);
  const p = nextPrime(source, places?.[0]);
  const q = nextPrime(source, places?.[1]);
  const d = inverse(EXPONENT, (p - 1n) * (q - 1n));
  const values = { n: p * q, e: EXPONENT, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: inverse(q, p) };
  const encoded = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, base64Url(value)]));
  return createPrivateKey({ key: { kty: 'RSA', ...encoded }, format: 'jwk' });
}

/** Endless pseudo-random bytes: SHA-512 over the label and a counter. */
function randomSource(label: string): (bytes: number) => Buffer {
  let counter = 0;
  return (bytes) => {
    const parts: Buffer[] = [];
    for (let have = 0; have < bytes; have += 64) {
      parts.push(createHash('sha512').update(`${label} ${counter++}`).digest());
    }
    return Buffer.concat(parts).subarray(0, bytes);
  };
}

/** @param place of the prime among the odd numbers from the first random start, where it is known */
function nextPrime(source: (bytes: number) => Buffer, place?: number): bigint {
  // Ends with a prime, as about one in a thousand numbers of this length is.
  for (;;) {
    const bytes = source(PRIME_BYTES);
    // With the two highest bits set, the product of two primes has all 3,072 bits.
    bytes[0] = (bytes[0] ?? 0) | 0xc0;
    bytes[PRIME_BYTES - 1] = (bytes[PRIME_BYTES - 1] ?? 0) | 1;
    const start = BigInt(`0x${bytes.toString('hex')}`);
    const prime = place === undefined ? primeAfter(start) : start + 2n * BigInt(place);
    if (prime !== undefined) return prime;
  }
}

/** The first prime among `WINDOW` odd numbers from `start` (odd) whose predecessor the exponent does not divide. */
function primeAfter(start: bigint): bigint | undefined {
  const composite = new Uint8Array(WINDOW);
  for (const prime of SMALL_PRIMES) {
    const rest = Number(start % BigInt(prime));
    // start + 2i ≡ 0 (mod prime)
    const first = rest === 0 ? 0 : ((prime - rest) * ((prime + 1) / 2)) % prime;
    for (let index = first; index < WINDOW; index += prime) composite[index] = 1;
  }
  for (let index = 0; index < WINDOW; index++) {
    if (composite[index] === 1) continue;
    const candidate = start + 2n * BigInt(index);
    if (candidate % EXPONENT !== 1n && checkPrimeSync(candidate)) return candidate;
  }
  return undefined;
}

const SMALL_PRIMES = oddPrimesBelow(SIEVE_LIMIT);

function oddPrimesBelow(limit: number): readonly number[] {
  const composite = new Uint8Array(limit);
  const primes: number[] = [];
  for (let value = 3; value < limit; value += 2) {
    if (composite[value] === 1) continue;
    primes.push(value);
    for (let multiple = value * value; multiple < limit; multiple += 2 * value) composite[multiple] = 1;
  }
  return primes;
}

/** The inverse of `value` modulo `modulus` (extended Euclid). */
function inverse(value: bigint, modulus: bigint): bigint {
  let [rest, next] = [modulus, value % modulus];
  let [factor, nextFactor] = [0n, 1n];
  while (next !== 0n) {
    const quotient = rest / next;
    [rest, next] = [next, rest - quotient * next];
    [factor, nextFactor] = [nextFactor, factor - quotient * nextFactor];
  }
  return ((factor % modulus) + modulus) % modulus;
}

function base64Url(value: bigint): string {
  const text = value.toString(16);
  return Buffer.from(text.length % 2 === 0 ? text : `0${text}`, 'hex').toString('base64url');
}
