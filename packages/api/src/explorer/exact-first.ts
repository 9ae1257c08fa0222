import { type EntityId, parseEntityId } from '@ledgerscope/ledger';

const NUMBER = /^\d{1,12}$/;

/** The id that a searched text is, or whose number it is; undefined for a part of one. */
export function wholeId(text: string | undefined): EntityId | undefined {
  if (text === undefined) return undefined;
  return parseEntityId(NUMBER.test(text) ? `0.0.${text}` : text);
}

/** Which part of a list is read: so many rows from a place on, or behind a row. */
interface Part {
  readonly limit: number;
  readonly offset: number;
  readonly after?: unknown;
}

/** Above every id: lists that begin with the newest entity continue behind it with their first row. */
const ABOVE_ALL = 0xffff_ffff_ffff_ffffn;

/**
 * The id behind which a list continues that begins with the newest entity: that of the last row of the page. A page of nothing but the row
 * that was asked for by its id has none of the others yet.
 */
export function idToContinueBehind(
  { q, limit, offset, after }: Part & { readonly q?: string | undefined },
  last: bigint,
): bigint {
  const isAlone = limit === 1 && offset === 0 && after === undefined && wholeId(q?.trim()) === last;
  return isAlone ? ABOVE_ALL : last;
}

/**
 * A page of a list whose first row is the one that was asked for by its id, wherever it stands in the order of the others.
 * @param first that row
 * @param read reads a part of the list in its own order
 */
export async function exactFirst<Row extends { readonly id: bigint }>(
  first: Row,
  { limit, offset, after }: Part,
  read: (part: { readonly limit: number; readonly offset: number }) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const skipped = offset === 0 ? 0 : offset - 1;
  const others = (await read({ offset: skipped, limit: limit + 1 })).filter(({ id }) => id !== first.id);
  const rows = offset === 0 && after === undefined ? [first, ...others] : others;
  return rows.slice(0, limit);
}
