import { type EntityId, NS_PER_SECOND, parseEntityId, parseEpoch } from '@ledgerscope/ledger';
import type { AccountID, Timestamp } from '../hapi/messages.ts';
import { StreamError } from '../stream-error.ts';
import { readBase32 } from './base32.ts';
import { accountId, maybe } from './ids.ts';

const NOTHING = new Uint8Array(0);
const DECIMAL = /^-?\d{1,80}$/;
const HEX = /^(?:0x)?((?:[0-9a-f]{2})*)$/i;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const I64_MIN = -(2n ** 63n);
const U64_MAX = 2n ** 64n - 1n;
const U256_MAX = 2n ** 256n - 1n;
const MAX_SHOWN = 60;

/** An object of a mirror node's answer. Each field is read as its required type: an error names the field and its place. */
export class MirrorReply {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #file: string;
  readonly #path: string;

  /** @throws StreamError `malformed` for what is no object */
  constructor(value: unknown, file: string, path = '') {
    this.#file = file;
    this.#path = path;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw this.#wrong('', 'an object', value);
    this.#fields = value as Record<string, unknown>;
  }

  has(name: string): boolean {
    const value = this.#fields[name];
    return value !== undefined && value !== null;
  }

  /** Empty where it is not reported. */
  text(name: string): string {
    const value = this.#fields[name];
    if (value === undefined || value === null) return '';
    if (typeof value !== 'string') throw this.#wrong(name, 'a text', value);
    return value;
  }

  /** Whether it is reported as a text. */
  isText(name: string): boolean {
    return typeof this.#fields[name] === 'string';
  }

  flag(name: string): boolean {
    const value = this.#fields[name] ?? false;
    if (typeof value !== 'boolean') throw this.#wrong(name, 'true or false', value);
    return value;
  }

  /** An integer of 64 bits, as a number or as decimal text; undefined where it is not reported. */
  optionalInteger(name: string): bigint | undefined {
    const value = this.#fields[name];
    if (value === undefined || value === null || value === '') return undefined;
    const integer = integerOf(value);
    if (integer === undefined || integer < I64_MIN || integer > U64_MAX) throw this.#wrong(name, 'an integer', value);
    return integer;
  }

  /** An integer of 256 bits that is no number of the network itself, such as weibars; 0 where it is not reported. */
  bigInteger(name: string): bigint {
    const value = this.#fields[name];
    if (value === undefined || value === null) return 0n;
    const integer = integerOf(value);
    if (integer === undefined || integer < 0n || integer > U256_MAX) throw this.#wrong(name, 'an integer', value);
    return integer;
  }

  /** 0 where it is not reported. */
  integer(name: string): bigint {
    return this.optionalInteger(name) ?? 0n;
  }

  /** An integer that fits into a JavaScript number; 0 where it is not reported. */
  small(name: string): number {
    const value = Number(this.integer(name));
    if (!Number.isSafeInteger(value) || Math.abs(value) > 0x7fff_ffff)
      throw this.#wrong(name, 'an integer of 32 bits', this.#fields[name]);
    return value;
  }

  /** A number with decimals, as text; empty where it is not reported. */
  decimal(name: string): string {
    const value = this.#fields[name];
    if (value === undefined || value === null) return '';
    if (typeof value !== 'number' && typeof value !== 'string') throw this.#wrong(name, 'a number', value);
    return `${value}`;
  }

  /** Digits of base 16, with or without 0x; empty where it is not reported. */
  hex(name: string): Uint8Array {
    return this.#hexOf(name, this.text(name));
  }

  hexes(name: string): Uint8Array[] {
    return this.texts(name).map((value) => this.#hexOf(name, value));
  }

  #hexOf(name: string, value: string): Uint8Array {
    const [, digits] = HEX.exec(value) ?? [];
    if (digits === undefined) throw this.#wrong(name, 'hexadecimal digits', value);
    return digits === '' ? NOTHING : new Uint8Array(Buffer.from(digits, 'hex'));
  }

  /** Empty where it is not reported. */
  base64(name: string): Uint8Array {
    const value = this.text(name);
    if (!BASE64.test(value)) throw this.#wrong(name, 'base 64', value);
    return value === '' ? NOTHING : new Uint8Array(Buffer.from(value, 'base64'));
  }

  /** Empty where it is not reported. */
  base32(name: string): Uint8Array {
    const bytes = readBase32(this.text(name));
    if (bytes === undefined) throw this.wrong(name, 'base 32');
    return bytes;
  }

  /** An id such as 0.0.7; undefined where there is none. */
  entity(name: string): EntityId | undefined {
    const value = this.text(name);
    return value === '' ? undefined : this.entityIn(name, value);
  }

  /** The id that is a part of the text `name`. */
  entityIn(name: string, value: string): EntityId {
    const id = parseEntityId(value);
    if (id === undefined) throw this.#wrong(name, 'an id such as 0.0.7', value);
    return id;
  }

  account(name: string): AccountID | undefined {
    return maybe(this.entity(name), accountId);
  }

  /** `seconds.nanoseconds`; undefined where there is none. */
  instant(name: string): Timestamp | undefined {
    const value = this.text(name);
    return value === '' ? undefined : this.#instantOf(name, value);
  }

  /** The same, of an answer that has to have one. */
  neededInstant(name: string): Timestamp {
    return this.#instantOf(name, this.text(name));
  }

  /** Whether the instant is this one. */
  isAt(name: string, time: Timestamp): boolean {
    const instant = this.instant(name);
    return instant?.seconds === time.seconds && instant.nanos === time.nanos;
  }

  /** Seconds after which an entity is renewed, as a member of its message; nothing where they are not reported. */
  renewal(): { autoRenewPeriod?: { seconds: bigint } } {
    const seconds = this.optionalInteger('auto_renew_period');
    return seconds === undefined ? {} : { autoRenewPeriod: { seconds } };
  }

  list(name: string): MirrorReply[] {
    return this.#values(name).map((value, index) => this.#inner(`${name}[${index}]`, value));
  }

  entities(name: string): EntityId[] {
    return this.texts(name).map((value) => this.entityIn(name, value));
  }

  texts(name: string): string[] {
    return this.#values(name).map((value) => {
      if (typeof value !== 'string') throw this.#wrong(name, 'a list of texts', value);
      return value;
    });
  }

  /** Undefined where it is not reported. */
  object(name: string): MirrorReply | undefined {
    return this.has(name) ? this.#inner(name, this.#fields[name]) : undefined;
  }

  requireObject(name: string): MirrorReply {
    return this.#inner(name, this.#fields[name]);
  }

  /** What is wrong with a value that has the right type. */
  wrong(name: string, expected: string): StreamError {
    return this.#wrong(name, expected, this.#fields[name]);
  }

  #inner(name: string, value: unknown): MirrorReply {
    return new MirrorReply(value, this.#file, this.#pathOf(name));
  }

  #values(name: string): readonly unknown[] {
    const value = this.#fields[name] ?? [];
    if (!Array.isArray(value)) throw this.#wrong(name, 'a list', value);
    return value;
  }

  #instantOf(name: string, value: string): Timestamp {
    const ns = parseEpoch(value);
    if (ns === undefined) throw this.#wrong(name, 'seconds.nanoseconds', value);
    return { seconds: ns / NS_PER_SECOND, nanos: Number(ns % NS_PER_SECOND) };
  }

  #pathOf(name: string): string {
    return this.#path === '' || name === '' ? `${this.#path}${name}` : `${this.#path}.${name}`;
  }

  #wrong(name: string, expected: string, value: unknown): StreamError {
    const path = this.#pathOf(name);
    return new StreamError({
      reason: 'malformed',
      file: this.#file,
      expected: `${expected}${path === '' ? '' : ` as ${path}`} of the mirror node's answer`,
      actual: describeValue(value),
    });
  }
}

function integerOf(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined;
  return typeof value === 'string' && DECIMAL.test(value) ? BigInt(value) : undefined;
}

function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  const text = `${value}`;
  return text.length > MAX_SHOWN ? `${JSON.stringify(text.slice(0, MAX_SHOWN))}…` : JSON.stringify(text);
}
