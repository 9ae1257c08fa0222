import { type EntityId, formatEntityId, parseEntityId } from './entity-id.ts';

/** Ledger ids of the public networks, as HIP-15 and HIP-33 number them. */
export const LEDGER_IDS: Readonly<Record<string, Uint8Array>> = {
  mainnet: Uint8Array.of(0),
  testnet: Uint8Array.of(1),
  previewnet: Uint8Array.of(2),
};

/** An entity id as a person writes it; the checksum is null where none was given. */
export interface ChecksummedId {
  readonly id: EntityId;
  readonly checksum: string | null;
}

const TEXT = /^(\d{1,4}\.\d{1,5}\.\d{1,12})(?:-([a-zA-Z]{5}))?$/;
const LETTERS = 5;
const P3 = 26 ** 3;
const P5 = 26 ** LETTERS;
const WEIGHT = 31;
const MULTIPLIER = 1_000_003;
const FIRST_LETTER = 'a'.charCodeAt(0);
/** HIP-15 appends six zero bytes to the ledger id. */
const LEDGER_PADDING = 6;

/** Parses `x.y.z` or `x.y.z-abcde` without checking the letters; undefined for any other text. */
export function parseChecksummedId(text: string): ChecksummedId | undefined {
  const match = TEXT.exec(text.trim());
  const id = parseEntityId(match?.[1] ?? '');
  if (match === null || id === undefined) return undefined;
  return { id, checksum: match[2]?.toLowerCase() ?? null };
}

/** The five letters of an entity id on the ledger with this id (HIP-15). */
export function entityChecksum(id: EntityId, ledgerId: Uint8Array): string {
  const digits = [...formatEntityId(id)].map((char) => (char === '.' ? 10 : Number(char)));
  const even = sum(digits, 0) % 11;
  const odd = sum(digits, 1) % 11;
  const ofAddress = polynomial(digits, P3);
  const ofLedger = polynomial([...ledgerId, ...new Array<number>(LEDGER_PADDING).fill(0)], P5);
  const combined = ((((digits.length % 5) * 11 + even) * 11 + odd) * P3 + ofAddress + ofLedger) % P5;
  return letters((combined * MULTIPLIER) % P5);
}

function sum(digits: readonly number[], parity: number): number {
  return digits.reduce((total, digit, place) => (place % 2 === parity ? total + digit : total), 0);
}

function polynomial(values: readonly number[], modulus: number): number {
  return values.reduce((total, value) => (total * WEIGHT + value) % modulus, 0);
}

function letters(value: number): string {
  let rest = value;
  let text = '';
  for (let place = 0; place < LETTERS; place++) {
    text = String.fromCharCode(FIRST_LETTER + (rest % 26)) + text;
    rest = Math.floor(rest / 26);
  }
  return text;
}
