import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import { endsOf } from './bounds.ts';

const WORD_DIGITS = 64;
const MAX_WORD = (1n << 256n) - 1n;

/** Storage slots of 32 bytes; both ends inclusive. */
export interface SlotsAsked {
  readonly first: Uint8Array;
  readonly last: Uint8Array;
  /** One of these; empty for all. */
  readonly slots: readonly Uint8Array[];
}

/** Which slots a query asks for, by hex digits; undefined where it leaves none. */
export function slotsAsked(asked: readonly MirrorFilter<string>[]): SlotsAsked | undefined {
  const filters = asked.map(({ operator, value }) => ({ operator, value: BigInt(`0x${value}`) }));
  const { first = 0n, last = MAX_WORD } = endsOf(filters);
  if (first > last || last < 0n || first > MAX_WORD) return undefined;
  const slots = filters.filter(({ operator }) => operator === 'eq').map(({ value }) => wordBytes(value));
  return { first: wordBytes(first), last: wordBytes(last), slots };
}

/** Reads a slot as pages name it. */
export function readSlot(text: string): bigint | undefined {
  const digits = /^(?:0x)?([0-9a-fA-F]{1,64})$/.exec(text)?.[1];
  return digits === undefined ? undefined : BigInt(`0x${digits}`);
}

function wordBytes(word: bigint): Uint8Array {
  return Buffer.from(word.toString(16).padStart(WORD_DIGITS, '0'), 'hex');
}
