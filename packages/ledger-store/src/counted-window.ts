import type { LedgerSnapshot } from './ledger-snapshot.ts';
import type { TimeRange } from './time-range.ts';

/** How many there are within a span, and the first of them: {@link NEVER_NS} where there is none. */
export interface SpanCount {
  readonly count: bigint;
  readonly earliestNs: bigint;
}

export const NEVER_NS = 2n ** 63n - 1n;
const NONE: SpanCount = { count: 0n, earliestNs: NEVER_NS };

interface CachedWindow extends TimeRange, SpanCount {
  readonly stamp: number | undefined;
}

/** What a window counts. */
interface Windowed {
  /** The same as long as nothing new can have come; undefined where that is not known. */
  readonly stamp: number | undefined;
  readonly count: (range: TimeRange) => Promise<SpanCount>;
}

/**
 * A count over committed instants of a span that moves on with the head: what came since it was asked for is added, and what it
 * left behind is taken off. `what` names the count.
 */
export async function countedWindow(
  snapshot: LedgerSnapshot,
  what: string,
  range: TimeRange,
  windowed: Windowed,
): Promise<bigint> {
  const name = `window of ${what}`;
  const before = await snapshot.caches.answers.knownAnswer<CachedWindow>(name);
  const isAhead = before !== undefined && (before.first > range.first || before.last > range.last);
  const counted =
    before === undefined || isAhead || before.last < range.first
      ? await windowed.count(range)
      : await movedOn(before, range, windowed);
  if (snapshot.client.kind === 'embedded' && !isAhead) {
    const window: CachedWindow = { ...range, ...counted, stamp: windowed.stamp };
    snapshot.caches.answers.put(name, window);
  }
  return counted.count;
}

async function movedOn(
  before: CachedWindow,
  { first, last }: TimeRange,
  { stamp, count }: Windowed,
): Promise<SpanCount> {
  const isPassed = first > before.earliestNs;
  const hasMore = before.last < last && (stamp === undefined || stamp !== before.stamp);
  const [left, more] = await Promise.all([
    isPassed ? count({ first: before.first, last: first - 1n }) : NONE,
    hasMore ? count({ first: before.last + 1n, last }) : NONE,
  ]);
  const earliest = before.earliestNs === NEVER_NS ? more.earliestNs : before.earliestNs;
  // Which is the first of those that are left was not asked.
  return { count: before.count - left.count + more.count, earliestNs: isPassed ? first : earliest };
}
