import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import { larger, smaller } from '@ledgerscope/ledger';
import { badRequest } from './mirror-error.ts';

/** The largest number that a bound can be. */
export const MAX_LONG = 0x7fff_ffff_ffff_ffffn;

const HOLDS: Readonly<Record<MirrorFilter<bigint>['operator'], (id: bigint, bound: bigint) => boolean>> = {
  eq: (id, bound) => id === bound,
  ne: (id, bound) => id !== bound,
  gt: (id, bound) => id > bound,
  gte: (id, bound) => id >= bound,
  lt: (id, bound) => id < bound,
  lte: (id, bound) => id <= bound,
};

/** Whether a value passes: it is one of the exact ones, where there are any, and within all bounds. */
export function isWithin(filters: readonly MirrorFilter<bigint>[], value: bigint): boolean {
  const exact = filters.filter(({ operator }) => operator === 'eq');
  if (exact.length > 0 && !exact.some((one) => one.value === value)) return false;
  return filters.every((one) => one.operator === 'eq' || HOLDS[one.operator](value, one.value));
}

/** What all values leave together; several exact ones that differ leave nothing. */
export function commonRange(filters: readonly MirrorFilter<bigint>[]): {
  readonly first: bigint;
  readonly last: bigint;
} {
  let [first, last] = [0n, MAX_LONG];
  for (const { operator, value } of filters) {
    if (operator === 'eq' || operator === 'gte') first = larger(first, value);
    if (operator === 'eq' || operator === 'lte') last = smaller(last, value);
    if (operator === 'gt') first = larger(first, value + 1n);
    if (operator === 'lt') last = smaller(last, value - 1n);
  }
  return { first, last };
}

/** The ranges of values that pass, both ends inclusive: each exact one, or what bounds leave between values that are excluded. */
export function rangesOf(
  filters: readonly MirrorFilter<bigint>[],
): readonly { readonly first: bigint; readonly last: bigint }[] {
  const valuesOf = (wanted: string) => [
    ...new Set(filters.filter(({ operator }) => operator === wanted).map(({ value }) => value)),
  ];
  const exact = valuesOf('eq');
  if (exact.length > 0)
    return exact.filter((value) => isWithin(filters, value)).map((value) => ({ first: value, last: value }));
  return valuesOf('ne').reduce(
    (ranges, left) =>
      ranges.flatMap(({ first, last }) =>
        left < first || left > last
          ? [{ first, last }]
          : [
              { first, last: left - 1n },
              { first: left + 1n, last },
            ].filter((part) => part.first <= part.last),
      ),
    [commonRange(filters)].filter(({ first, last }) => first <= last),
  );
}

/** Where values may begin and end, both inclusive; undefined at a side that is open. */
export function endsOf(filters: readonly MirrorFilter<bigint>[]): {
  readonly first: bigint | undefined;
  readonly last: bigint | undefined;
} {
  const of = (...operators: string[]) =>
    filters.filter(({ operator }) => operators.includes(operator)).map(({ value }) => value);
  const [least, ...others] = of('eq');
  const exact = least === undefined ? [] : [others.reduce(smaller, least), others.reduce(larger, least)];
  const [first, ...lower] = [...exact.slice(0, 1), ...of('gt').map((value) => value + 1n), ...of('gte')];
  const [last, ...upper] = [...exact.slice(1), ...of('lt').map((value) => value - 1n), ...of('lte')];
  return {
    first: first === undefined ? undefined : lower.reduce(larger, first),
    last: last === undefined ? undefined : upper.reduce(smaller, last),
  };
}

/** Bounds of one key, of which each side has one at most. */
interface SideBounds {
  readonly equal: bigint | undefined;
  readonly lower: MirrorFilter<bigint> | undefined;
  readonly upper: MirrorFilter<bigint> | undefined;
}

/** @throws MirrorError for several of a side, or a value beside bounds */
function sideBounds(key: string, filters: readonly MirrorFilter<bigint>[]): SideBounds {
  const of = (...operators: string[]) => filters.filter(({ operator }) => operators.includes(operator));
  const [equal, lower, upper] = [of('eq'), of('gt', 'gte'), of('lt', 'lte')];
  if (of('ne').length > 0) throw badRequest(`Not equal (ne) operator is not supported for ${key}`);
  if (equal.length > 1) throw badRequest(`Only one equal (eq) operator is allowed for ${key}`);
  if (lower.length > 1) throw badRequest(`Only one gt/gte operator is allowed for ${key}`);
  if (upper.length > 1) throw badRequest(`Only one lt/lte operator is allowed for ${key}`);
  if (equal.length > 0 && lower.length + upper.length > 0)
    throw badRequest(`Can't support both range and equal for ${key}`);
  return { equal: equal[0]?.value, lower: lower[0], upper: upper[0] };
}

type Pair = readonly [bigint, bigint];

/** Pairs from one to another, both inclusive, in the order of their first parts; where `second` is given, those that have it alone. */
export interface PairRange {
  readonly low: Pair;
  readonly high: Pair;
  readonly second: bigint | undefined;
}

interface KeyFilters {
  readonly key: string;
  readonly filters: readonly MirrorFilter<bigint>[];
}

/**
 * What two keys leave, the second of which tells the rows of one value of the first apart.
 * @throws MirrorError where the second is bounded and the first one not in the way that this takes
 */
export function pairRange(one: KeyFilters, other: KeyFilters): PairRange {
  const [first, second] = [sideBounds(one.key, one.filters), sideBounds(other.key, other.filters)];
  if (other.filters.length > 0 && one.filters.length === 0)
    throw badRequest(`${other.key} without a ${one.key} parameter filter`);
  if (first.equal === undefined && second.equal === undefined) checkFirst(one.key, first, second);
  return { low: lowOf(first, second), high: highOf(first, second), second: second.equal };
}

function checkFirst(key: string, first: SideBounds, second: SideBounds): void {
  if (second.lower !== undefined && first.lower?.operator !== 'gte')
    throw badRequest(`${key} must have gte or eq operator`);
  if (second.upper !== undefined && first.upper?.operator !== 'lte')
    throw badRequest(`${key} must have lte or eq operator`);
}

function lowOf(first: SideBounds, second: SideBounds): Pair {
  const from = endsOf([second.lower].filter((bound) => bound !== undefined)).first ?? 0n;
  if (first.equal !== undefined) return [first.equal, from];
  const begin = endsOf([first.lower].filter((bound) => bound !== undefined)).first ?? 0n;
  return [begin, from];
}

function highOf(first: SideBounds, second: SideBounds): Pair {
  const to = endsOf([second.upper].filter((bound) => bound !== undefined)).last ?? MAX_LONG;
  if (first.equal !== undefined) return [first.equal, to];
  const end = endsOf([first.upper].filter((bound) => bound !== undefined)).last ?? MAX_LONG;
  return [end, to];
}

/** Whether a pair passes. */
export function isPairWithin({ low, high, second }: PairRange, one: bigint, other: bigint): boolean {
  if (second !== undefined) return one >= low[0] && one <= high[0] && other === second;
  const isFrom = one > low[0] || (one === low[0] && other >= low[1]);
  const isTo = one < high[0] || (one === high[0] && other <= high[1]);
  return isFrom && isTo;
}

/**
 * Whether values pass filters of several keys, the later of which tell the rows of one value of the earlier apart: a lower bound of two
 * keys is that of the pair.
 */
export function isTupleWithin(
  filters: readonly (readonly MirrorFilter<bigint>[])[],
  values: readonly bigint[],
): boolean {
  const exact = filters.every((some, index) => isWithin(exactOf(some), values[index] ?? 0n));
  return exact && isBeyond(filters, values, 'gt', 'gte') && isBeyond(filters, values, 'lt', 'lte');
}

function exactOf(filters: readonly MirrorFilter<bigint>[]): readonly MirrorFilter<bigint>[] {
  return filters.filter(({ operator }) => operator === 'eq' || operator === 'ne');
}

/** Whether values are on the right side of a bound of several keys. */
function isBeyond(
  filters: readonly (readonly MirrorFilter<bigint>[])[],
  values: readonly bigint[],
  ...[strict, inclusive]: readonly ['gt', 'gte'] | readonly ['lt', 'lte']
): boolean {
  for (const [index, some] of filters.entries()) {
    const bound = some.find(({ operator }) => operator === strict || operator === inclusive);
    if (bound === undefined) continue;
    const value = values[index] ?? 0n;
    if (value !== bound.value) return HOLDS[strict](value, bound.value);
    // Keys behind it do not let in what the bound itself keeps out: one of them may be left of the page before.
    if (bound.operator === strict) return false;
  }
  return true;
}
