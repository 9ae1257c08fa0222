import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import { larger, smaller } from '@ledgerscope/ledger';
import type { LedgerSnapshot } from '@ledgerscope/ledger-store';
import { badRequest } from './mirror-error.ts';

const MAX_INSTANT = 0x7fff_ffff_ffff_ffffn;

/** Which instants a query asks for. */
export interface TimeFilter {
  /** Both inclusive; a first behind the last says that there are none. */
  readonly first: bigint;
  readonly last: bigint;
  /** One of these, where there are any. */
  readonly exact: readonly bigint[];
  readonly excluded: readonly bigint[];
}

/**
 * @param mayExclude whether instants can be omitted
 * @throws MirrorError for bounds that the call does not take
 */
export function timeFilter(filters: readonly MirrorFilter<bigint>[], mayExclude = false): TimeFilter {
  const of = (operator: string) => filters.filter((one) => one.operator === operator).map(({ value }) => value);
  const lower = [...of('gt').map((value) => value + 1n), ...of('gte')];
  const upper = [...of('lt').map((value) => value - 1n), ...of('lte')];
  const [exact, excluded] = [[...new Set(of('eq'))], [...new Set(of('ne'))]];
  checkSides({ lower, upper, exact, excluded }, mayExclude);
  return { first: lower.reduce(larger, 0n), last: upper.reduce(smaller, MAX_INSTANT), exact, excluded };
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

/** The instant up to which is asked for, where that is before the head; `last` is the end of the span that the filters leave. */
export function instantAsked(
  { head }: LedgerSnapshot,
  filters: readonly MirrorFilter<bigint>[],
  last: bigint,
): bigint | undefined {
  const isBounded = filters.some(({ operator }) => operator === 'eq' || operator === 'lt' || operator === 'lte');
  return isBounded && last < (head?.lastNs ?? 0n) ? last : undefined;
}
