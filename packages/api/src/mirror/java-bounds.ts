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

/** @throws MirrorError where an upper bound leaves nothing; an exact value is a lower one */
export function checkJavaRange(key: string, filters: readonly MirrorFilter<bigint>[]): void {
  const { first, last } = rangeOf(filters, ['eq', 'gt', 'gte'], ['lt', 'lte']);
  if (last < MAX_LONG && first > last) throw refusedQuery(`Invalid range provided for ${key}`);
}

/** Operators of which a key may have one. */
const ONE_OF = [['eq'], ['gt', 'gte'], ['lt', 'lte']] as const;

/** @throws MirrorError for several bounds of a side, an exact value beside bounds, and values that are excluded */
export function checkJavaBounds(key: string, filters: readonly MirrorFilter<bigint>[]): void {
  const count = (operators: readonly string[]) => filters.filter(({ operator }) => operators.includes(operator)).length;
  if (count(['ne']) > 0) throw refusedQuery(`Unsupported range operator ne for ${key}`);
  for (const operators of ONE_OF)
    if (count(operators) > 1)
      throw refusedQuery(
        `Only one range operator from [${operators.join(', ')}] is allowed for the given parameter for ${key}`,
      );
  if (count(['eq']) === 1 && filters.length > 1) throw refusedQuery(`Can't support both range and equal for ${key}`);
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
