import type { Derivation } from './derive-context.ts';
import { noteNotUnderstood } from './note-not-understood.ts';

const I64_MAX = 0x7fff_ffff_ffff_ffffn;
const U64_MAX = 0xffff_ffff_ffff_ffffn;

/** The value, or 0 with a note where the column cannot hold it. */
export const asU8 = upTo(0xff);
export const asU16 = upTo(0xffff);
export const asU32 = upTo(0xffff_ffff);

export function asU64(derivation: Derivation, field: string, value: bigint): bigint {
  if (value >= 0n && value <= U64_MAX) return value;
  noteNotUnderstood(derivation, field, `0 to ${U64_MAX}`, `${value}`);
  return 0n;
}

/** Gas and amounts that a user stated: nothing was ever run or sent with one that 63 bits cannot hold, so it counts as 0. */
export function statedOrZero(value: bigint): bigint {
  return value < 0n || value > I64_MAX ? 0n : value;
}

function upTo(max: number) {
  return (derivation: Derivation, field: string, value: number): number => {
    if (value >= 0 && value <= max) return value;
    noteNotUnderstood(derivation, field, `0 to ${max}`, `${value}`);
    return 0;
  };
}
