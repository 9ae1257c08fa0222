import { type CursorRequest, type ListReply, nextOf, type PageCursor } from '@ledgerscope/contract';

/** The page to read: one row more than asked for shows whether there is a next page. */
export function pageToRead<Place>({ limit, offset, order, after }: CursorRequest<Place>): CursorRequest<Place> {
  return { offset, order, after, limit: limit === 0 ? 0 : limit + 1 };
}

/** What such a page was read as. */
interface Found<Row> {
  readonly rows: readonly Row[];
  readonly totalCount: bigint;
}

/**
 * The reply with the rows of such a page.
 * @param placeOf where a row is in the list, for the cursor
 */
export async function listReply<Row, Place, Reply>(
  cursor: PageCursor<Place>,
  { limit }: { readonly limit: number },
  { rows, totalCount }: Found<Row>,
  replies: (rows: readonly Row[]) => readonly Reply[] | Promise<readonly Reply[]>,
  placeOf: (row: Row) => Place,
): Promise<ListReply<Reply>> {
  const data = await replies(rows.slice(0, limit));
  return { data, totalCount: Number(totalCount), size: data.length, next: nextOf(cursor, rows, limit, placeOf) };
}

/** The place of a row that has the fields of its cursor. */
export function itself<Row>(row: Row): Row {
  return row;
}

/** The place of a row that is the value of one of its fields. */
export function by<Field extends string>(field: Field) {
  return <Value>(row: { readonly [Name in Field]: Value }): Value => row[field];
}

/** Those of these ids that something is known of, in their order. */
export function inOrder<State, Reply>(
  ids: readonly bigint[],
  states: ReadonlyMap<bigint, State>,
  reply: (state: State) => Reply,
): Reply[] {
  return ids.flatMap((id) => {
    const state = states.get(id);
    return state === undefined ? [] : [reply(state)];
  });
}

/** The reply of a list that has no pages. */
export function wholeList<Reply>(data: readonly Reply[]): ListReply<Reply> {
  return { data, totalCount: data.length, size: data.length };
}
