import type { RawQuery } from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import type { TSchema } from 'typebox';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { accountNamed, ofKnown } from '../entity-named.ts';

/** Pages of rows as the API shows them, and the schemas of their fields in order. */
export interface ExportPages {
  readonly fields: Readonly<Record<string, TSchema>>;
  readonly pages: Pages;
}

export type Pages = AsyncGenerator<readonly object[]>;
type MakePages = (context: ApiContext, query: RawQuery) => Pages | Promise<Pages>;

/** The fields of a list, and how its pages are read as the query asks. */
export interface ExportList {
  readonly fields: ExportPages['fields'];
  readonly make: MakePages;
}

/** Makes the pages of what one entity has, or takes part in: the one that the query's `id` names. */
export function ofOne(make: (context: ApiContext, query: RawQuery, id: EntityId) => Pages | Promise<Pages>): MakePages {
  return async (context, query) => make(context, query, await resolveId(context, query));
}

/** @throws ApiError where the query's `id` names nothing that is known */
export async function resolveId(context: ApiContext, { id }: RawQuery): Promise<EntityId> {
  if (typeof id !== 'string' || id === '')
    throw new ApiError('invalid_parameter', '`id` is required: an account, contract or topic ID.', 'id');
  const entity = await accountNamed(context, id, { name: 'id', place: 'Query' });
  return ofKnown(context, entity, entity, () => true);
}

/** Rows of the store that are read at once. */
export const PAGE = 1000;

type Found<Row> = readonly Row[] | { readonly rows: readonly Row[] } | undefined;

/**
 * Reads on behind the last row of each page until one is not full.
 * @param read the rows behind a place, from the beginning without one; undefined where there can be none
 * @param placeOf where the last row of a page is, given all of the page and the place before it
 */
export async function* walk<Row, Place>(
  read: (after: Place | undefined) => Promise<Found<Row>> | undefined,
  replies: (rows: readonly Row[]) => Promise<readonly object[]> | readonly object[],
  placeOf: (last: Row, rows: readonly Row[], after: Place | undefined) => Place,
  size: number = PAGE,
): Pages {
  for (let after: Place | undefined, more = true; more; ) {
    const found = await read(after);
    if (found === undefined) return;
    const rows = 'rows' in found ? found.rows : found;
    yield await replies(rows);
    const last = rows.at(-1);
    if (last !== undefined) after = placeOf(last, rows, after);
    more = rows.length === size;
  }
}
