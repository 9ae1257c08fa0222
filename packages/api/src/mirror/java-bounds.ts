import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import { endsOf, MAX_LONG } from './bounds.ts';
import { refusedQuery } from './mirror-error.ts';

/** A range, both ends inclusive; a first behind the last says that nothing is in it. */
export interface JavaRange {
  readonly first: bigint;
  readonly last: bigint;
}

/** The time that a query of the program `java` asks for: an exact one is an end, and of several bounds of a side the last one counts. */
export function javaTimes(filters: readonly MirrorFilter<bigint>[]): JavaRange {
  return rangeOf(filters, ['gt', 'gte'], ['eq', 'lt', 'lte']);
}

/** @throws MirrorError where the bounds of both sides leave nothing between them; an exact value is a lower one */
export function checkJavaRange(key: string, filters: readonly MirrorFilter<bigint>[]): void {
  const { first, last } = rangeOf(filters, ['eq', 'gt', 'gte'], ['lt', 'lte']);
  // What one side alone leaves is no more than nothing: a walk may end there.
  const isOpen = !filters.some(({ operator }) => operator !== 'lt' && operator !== 'lte') || last === MAX_LONG;
  if (!isOpen && first > last) throw refusedQuery(`Invalid range provided for ${key}`);
}

function rangeOf(
  filters: readonly MirrorFilter<bigint>[],
  lower: readonly string[],
  upper: readonly string[],
): JavaRange {
  const last = (operators: readonly string[]) =>
    filters.filter(({ operator }) => operators.includes(operator)).slice(-1);
  return { first: endsOf(last(lower)).first ?? 0n, last: endsOf(last(upper)).last ?? MAX_LONG };
}
