import { compareAscending } from '@ledgerscope/ledger';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { SCHEDULES } from '../rows/place-list.ts';
import { stateRows } from '../state/queries.ts';
import { type ScheduleRow, scheduleTable } from './rows.ts';

/** Which schedules, by who created them, and which page of them. */
interface ScheduleSearch {
  /** Within one of these ranges, both ends inclusive. */
  readonly creators: readonly { readonly first: bigint; readonly last: bigint }[];
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  /** So many schedules are looked at. */
  readonly most: number;
  /** Continues behind this one. */
  readonly after?: bigint | undefined;
}

/** A page of schedules by id. */
interface FoundSchedules {
  readonly rows: readonly ScheduleRow[];
  /** The last one that was looked at; undefined where the list ended. */
  readonly end: bigint | undefined;
  /** Whether there are fewer than were asked for because no more were looked at. */
  readonly isCut: boolean;
}

/** Schedules whose creation was read and whose creators are within bounds, in the order of their ids. */
export async function schedulesCreatedBy(
  snapshot: LedgerSnapshot,
  { creators, order, limit, most, after }: ScheduleSearch,
): Promise<FoundSchedules> {
  const headNs = headInstant(snapshot);
  const direction = order === 'asc' ? 'forward' : 'backward';
  // Behind every creator of that schedule, in this direction.
  const behind = after === undefined ? undefined : { id: after, creator: order === 'asc' ? LARGEST : 0n };
  const page = { term: 0n, order: direction, after: behind } as const;
  const places = await snapshot.rows.places.page(
    SCHEDULES,
    { ...page, limit, lastWithin: { ranges: creators, most } },
    headNs,
  );
  const ids = places.map(({ id = 0n }) => id);
  const rows = await stateRows(
    snapshot,
    scheduleTable,
    ids.map((id) => ({ id })),
  );
  const sorted = rows.toSorted((one, other) => compareAscending(one.id, other.id));
  const found = order === 'asc' ? sorted : sorted.reverse();
  if (ids.length === limit) return { rows: found, end: ids.at(-1), isCut: false };
  const [last] = await snapshot.rows.places.page(SCHEDULES, { ...page, limit: 1, offset: most - 1 }, headNs);
  return { rows: found, end: last?.id, isCut: last !== undefined };
}

const LARGEST = (1n << 64n) - 1n;
