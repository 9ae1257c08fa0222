import type { Derivation } from './derive-context.ts';
import { noteNotUnderstood } from './note-not-understood.ts';

const U8_MAX = 0xff;
const U16_MAX = 0xffff;
const U32_MAX = 0xffff_ffff;
const I64_MAX = 0x7fff_ffff_ffff_ffffn;
const U64_MAX = 0xffff_ffff_ffff_ffffn;

/** The value, or 0 with a note where the column cannot hold it. */
export function asU8(derivation: Derivation, field: string, value: number): number {
  return inRange(derivation, field, value, U8_MAX);
}

export function asU16(derivation: Derivation, field: string, value: number): number {
  return inRange(derivation, field, value, U16_MAX);
}

export function asU32(derivation: Derivation, field: string, value: number): number {
  return inRange(derivation, field, value, U32_MAX);
}

export function asU64(derivation: Derivation, field: string, value: bigint): bigint {
  if (value >= 0n && value <= U64_MAX) return value;
  noteNotUnderstood(derivation, field, `0 to ${U64_MAX}`, `${value}`);
  return 0n;
}

/** Gas and amounts that a user stated: nothing was ever run or sent with one that 63 bits cannot hold, so it counts as 0. */
export function statedOrZero(value: bigint): bigint {
  return value < 0n || value > I64_MAX ? 0n : value;
}

function inRange(derivation: Derivation, field: string, value: number, max: number): number {
  if (value >= 0 && value <= max) return value;
  noteNotUnderstood(derivation, field, `0 to ${max}`, `${value}`);
  return 0;
}
