import { createHash } from 'node:crypto';
import { AnchorsError } from './trust-error.ts';

const MAX_SHOWN = 100;
const HEX = /^(?:[0-9a-f]{2})*$/i;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const SHA384 = /^[0-9a-f]{96}$/i;

/** Hex SHA-384. */
export function sha384(bytes: Uint8Array | string): string {
  return createHash('sha384').update(bytes).digest('hex');
}

/** A value of a document from outside, with the place that a refusal names. */
export class AnchorsField {
  readonly origin: string;
  readonly name: string;
  readonly #value: unknown;

  constructor(origin: string, name: string, value: unknown) {
    this.origin = origin;
    this.name = name;
    this.#value = value;
  }

  refuse(problem: string): AnchorsError {
    return new AnchorsError({ origin: this.origin, field: this.name, problem });
  }

  /** The fields of an object; a name that is not known is refused, as it would be lost silently. */
  fields<Name extends string>(known: readonly Name[]): Readonly<Partial<Record<Name, AnchorsField>>> {
    const value = this.#value;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw this.refuse(`is ${this.#shownValue()}, not an object`);
    const fields: Partial<Record<Name, AnchorsField>> = {};
    for (const [key, part] of Object.entries(value)) {
      const name = known.find((candidate) => candidate === key);
      const place = this.#within(key);
      if (name === undefined) throw place.refuse(`is unknown; valid fields are ${known.join(', ')}`);
      fields[name] = new AnchorsField(this.origin, place.name, part);
    }
    return fields;
  }

  list(most: number): readonly AnchorsField[] {
    const value = this.#value;
    if (!Array.isArray(value)) throw this.refuse(`is ${this.#shownValue()}, not a list`);
    if (value.length === 0 || value.length > most)
      throw this.refuse(`has ${value.length} items; it must have from 1 to ${most}`);
    return value.map((part, index) => new AnchorsField(this.origin, `${this.name}[${index}]`, part));
  }

  text(form: RegExp, what: string): string {
    const value = this.#value;
    if (typeof value === 'string' && form.test(value)) return value;
    throw this.refuse(`is ${this.#shownValue()}, not ${what}`);
  }

  /** A whole number of at most 64 bits, as a text: a number of JSON would lose digits. */
  whole(): bigint {
    const number = BigInt(this.text(/^\d{1,20}$/, 'an integer in quotes'));
    if (number < 1n << 64n) return number;
    throw this.refuse(`is ${number}, which is beyond 64 bits`);
  }

  /** Bytes as `{ "hex" or "base64": …, "sha384": … }`, of which the checksum can be omitted. */
  bytes(): Uint8Array {
    const { hex, base64, sha384: checksum } = this.fields(['hex', 'base64', 'sha384']);
    if ((hex === undefined) === (base64 === undefined)) throw this.refuse('must have either "hex" or "base64"');
    const bytes = hex === undefined ? base64?.base64() : Buffer.from(hex.text(HEX, 'hex'), 'hex');
    if (bytes === undefined || bytes.length === 0) throw this.refuse('is empty');
    checksum?.demandChecksumOf(bytes);
    return new Uint8Array(bytes);
  }

  base64(): Uint8Array {
    const text = this.text(BASE64, 'base64');
    const bytes = Buffer.from(text, 'base64');
    if (bytes.toString('base64') !== text) throw this.refuse(`is ${this.#shownValue()}, not base64 with its padding`);
    return bytes;
  }

  demandChecksumOf(bytes: Uint8Array): void {
    const given = this.text(SHA384, 'a SHA-384 of 96 hex digits').toLowerCase();
    const computed = sha384(bytes);
    if (given !== computed) throw this.refuse(`is ${given}, but the bytes have ${computed}`);
  }

  #within(key: string): AnchorsField {
    const shown = key.length > MAX_SHOWN ? `${key.slice(0, MAX_SHOWN)}…` : key;
    return new AnchorsField(this.origin, this.name === '' ? shown : `${this.name}.${shown}`, undefined);
  }

  #shownValue(): string {
    const text = JSON.stringify(this.#value) ?? 'missing';
    return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  }
}
