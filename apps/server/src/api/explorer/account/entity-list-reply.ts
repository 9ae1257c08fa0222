import {
  type EntityListRequest,
  type EntityPlace,
  entityCursor,
  type Facets,
  type ListReply,
  nextOf,
} from '@ledgerscope/contract';
import {
  countEntities,
  type EntityFilter,
  type EntityNoun,
  type EntityTallies,
  type EntityTally,
  type ListedPlace,
  listEntities,
} from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { entityFilterOf } from './entity-filter-of.ts';

/** How a list of entities is answered. */
export interface EntityList<Row> {
  readonly noun: EntityNoun;
  /** Rows by id; an id lacks one only if it was deleted from state after the ids were read. */
  readonly rows: (ids: readonly bigint[]) => Promise<readonly Row[]>;
}

/** A page of accounts, contracts or topics with its count and facets. */
export async function entityListReply<Row>(
  context: ApiContext,
  request: EntityListRequest,
  { noun, rows }: EntityList<Row>,
): Promise<ListReply<Row>> {
  const filter = await entityFilterOf(context, noun, request);
  if (filter === undefined) return { data: [], totalCount: 0, size: 0, next: null };
  const { limit, offset, order, sort, after } = request;
  const [found, counted] = await Promise.all([
    limit === 0 ? [] : listEntities(context.store, { ...filter, sort, order, limit: limit + 1, offset, after }),
    countEntities(context.store, filter),
  ]);
  const data = await rows(found.slice(0, limit).map(({ id }) => id));
  return {
    data,
    totalCount: Number(totalOf(filter, counted)),
    size: data.length,
    next: nextOf(entityCursor, found, limit, (row) => placeOf(row, sort)),
    ...(counted.lowerBound ? { totalCountIsLowerBound: true } : {}),
    ...(request.facets ? { facets: facetsOf(filter, counted) } : {}),
  };
}

function placeOf({ id, sorted }: ListedPlace, by: EntityListRequest['sort']): EntityPlace {
  return sorted === undefined || by === 'created' ? { id } : { id, sorted: { by, ...sorted } };
}

function totalOf(filter: EntityFilter, { tallies }: EntityTallies): bigint {
  const wanted = tallies.filter(
    ({ kind, deleted }) =>
      (filter.kinds?.includes(kind) ?? true) && (filter.deleted === undefined || filter.deleted === deleted),
  );
  return wanted.reduce((sum, { count }) => sum + count, 0n);
}

/** Each counts what is left by the other one, whatever is chosen of itself: the rows that choosing it would show. */
function facetsOf({ noun, kinds, deleted }: EntityFilter, { tallies }: EntityTallies): Facets {
  const ofKinds = tallies.filter(({ kind }) => kinds?.includes(kind) ?? true);
  const status = sums(ofKinds, (tally) => (tally.deleted ? 'DELETED' : 'ACTIVE'));
  if (noun === 'topic') return { status };
  const inState = tallies.filter((tally) => deleted === undefined || tally.deleted === deleted);
  return { kind: sums(inState, ({ kind }) => kind.toUpperCase()), status };
}

function sums(tallies: readonly EntityTally[], nameOf: (tally: EntityTally) => string): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const tally of tallies) counted[nameOf(tally)] = (counted[nameOf(tally)] ?? 0) + Number(tally.count);
  return counted;
}
