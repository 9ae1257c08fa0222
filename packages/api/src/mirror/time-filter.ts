import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import { larger, NS_PER_DAY, smaller } from '@ledgerscope/ledger';
import { badRequest } from './mirror-error.ts';

const MAX_INSTANT = 0x7fff_ffff_ffff_ffffn;
const MOST_DAYS = 7n;

/** Which instants a query asks for. */
export interface TimeFilter {
  /** Both inclusive; a first behind the last says that there are none. */
  readonly first: bigint;
  readonly last: bigint;
  /** One of these, where there are any. */
  readonly exact: readonly bigint[];
  readonly excluded: readonly bigint[];
}

/** What a call lets its timestamps be. */
export interface TimeRules {
  /** Whether instants can be excluded. */
  readonly mayExclude?: boolean;
  /** Whether several bounds of one side, or a bound beside an exact instant, are let through. */
  readonly isLoose?: boolean;
  /** Whether the search needs a span of a week at most, or an exact instant. */
  readonly isBounded?: boolean;
}

/** @throws MirrorError for bounds that the call does not take */
export function timeFilter(filters: readonly MirrorFilter<bigint>[], rules: TimeRules = {}): TimeFilter {
  if (rules.isBounded === true && filters.length === 0) throw badRequest('No timestamp range or eq operator provided');
  const of = (operator: string) => filters.filter((one) => one.operator === operator).map(({ value }) => value);
  const lower = [...of('gt').map((value) => value + 1n), ...of('gte')];
  const upper = [...of('lt').map((value) => value - 1n), ...of('lte')];
  const [exact, excluded] = [[...new Set(of('eq'))], [...new Set(of('ne'))]];
  if (rules.isLoose !== true) checkSides({ lower, upper, exact, excluded }, rules.mayExclude === true);
  const first = lower.reduce(larger, 0n);
  const last = upper.reduce(smaller, MAX_INSTANT);
  if (rules.isBounded === true && exact.length === 0) checkSpan(lower, upper, last - first);
  return { first, last, exact, excluded };
}

interface Sides {
  readonly lower: readonly bigint[];
  readonly upper: readonly bigint[];
  readonly exact: readonly bigint[];
  readonly excluded: readonly bigint[];
}

function checkSides({ lower, upper, exact, excluded }: Sides, mayExclude: boolean): void {
  if (!mayExclude && excluded.length > 0) throw badRequest('Not equals operator not supported for timestamp param');
  if (lower.length > 1) throw badRequest('Multiple gt or gte operators not permitted for timestamp param');
  if (upper.length > 1) throw badRequest('Multiple lt or lte operators not permitted for timestamp param');
  if (exact.length > 0 && lower.length + upper.length + excluded.length > 0)
    throw badRequest('Cannot combine eq with ne, gt, gte, lt, or lte for timestamp param');
}

function checkSpan(lower: readonly bigint[], upper: readonly bigint[], lengthNs: bigint): void {
  if (lower.length === 0 || upper.length === 0)
    throw badRequest('Timestamp range must have gt (or gte) and lt (or lte), or eq operator');
  if (lengthNs < 0n || lengthNs + 1n > MOST_DAYS * NS_PER_DAY)
    throw badRequest(`Timestamp range by the lower and upper bounds must be positive and within ${MOST_DAYS}d`);
}

/** The span that a filter leaves; undefined where no instant passes. */
export function spanOf({
  first,
  last,
  exact,
}: TimeFilter): { readonly first: bigint; readonly last: bigint } | undefined {
  if (exact.length > 1) return undefined;
  const [only] = exact;
  const span = only === undefined ? { first, last } : { first: larger(first, only), last: smaller(last, only) };
  return span.first > span.last ? undefined : span;
}
