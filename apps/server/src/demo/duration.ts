import { NS_PER_SECOND } from '@ledgerscope/ledger';

const NS_PER_UNIT: Readonly<Record<string, bigint>> = {
  s: NS_PER_SECOND,
  m: 60_000_000_000n,
  h: 3_600_000_000_000n,
  d: 86_400_000_000_000n,
  w: 604_800_000_000_000n,
  y: 31_536_000_000_000_000n,
};
const LONGEST_NS = 20n * 31_536_000_000_000_000n;

/** Nanoseconds of a text such as `90s`, `15m`, `12h`, `3d`, `2w` or `2y` (365 days each); undefined for any other, for zero, and beyond 20 years. */
export function parseDuration(text: string): bigint | undefined {
  const match = /^(\d{1,9})([smhdwy])$/.exec(text);
  const unit = NS_PER_UNIT[match?.[2] ?? ''];
  if (unit === undefined) return undefined;
  const ns = BigInt(match?.[1] ?? 0) * unit;
  return ns > 0n && ns <= LONGEST_NS ? ns : undefined;
}
