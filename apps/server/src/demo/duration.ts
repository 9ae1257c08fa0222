import { NS_PER_DAY, NS_PER_HOUR, NS_PER_MINUTE, NS_PER_SECOND } from '@ledgerscope/ledger';

const NS_PER_UNIT: Readonly<Record<string, bigint>> = {
  s: NS_PER_SECOND,
  m: NS_PER_MINUTE,
  h: NS_PER_HOUR,
  d: NS_PER_DAY,
  w: 7n * NS_PER_DAY,
  y: 365n * NS_PER_DAY,
};
const LONGEST_NS = 20n * 365n * NS_PER_DAY;

/** Nanoseconds of a text such as `90s`, `15m`, `12h`, `3d`, `2w` or `2y` (365 days each); undefined for any other, for zero, and beyond 20 years. */
export function parseDuration(text: string): bigint | undefined {
  const match = /^(\d{1,9})([smhdwy])$/.exec(text);
  const unit = NS_PER_UNIT[match?.[2] ?? ''];
  if (unit === undefined) return undefined;
  const ns = BigInt(match?.[1] ?? 0) * unit;
  return ns > 0n && ns <= LONGEST_NS ? ns : undefined;
}
