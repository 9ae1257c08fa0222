import type { QueryReader } from './query-value.ts';

/** Where a list continues: behind which row. */
export interface PageCursor<Place> {
  /** Undefined for a text that no reply has sent. */
  readonly parse: (text: string) => Place | undefined;
  readonly format: (place: Place) => string;
}

/** How large a number of a cursor can be; a count is a JavaScript number, all others are bigint. */
const MOST = { ns: 0x7fff_ffff_ffff_ffffn, id: 0xffff_ffff_ffff_ffffn, count: 0x7fff_ffffn } as const;
type Size = keyof typeof MOST;
type PlaceOf<Sizes extends Readonly<Record<string, Size>>> = {
  readonly [Name in keyof Sizes]: Sizes[Name] extends 'count' ? number : bigint;
};

/** A cursor of one number. */
export function numberCursor<Value extends bigint = bigint>(size: 'ns' | 'id'): PageCursor<Value> {
  return { parse: (text) => numberOf(text, size) as Value | undefined, format: String };
}

/** A cursor of several numbers by name, in this order. */
export function placeCursor<const Sizes extends Readonly<Record<string, Size>>>(
  sizes: Sizes,
): PageCursor<PlaceOf<Sizes>> {
  const named = Object.entries(sizes);
  return {
    parse: (text) => {
      const parts = text.split('.');
      if (parts.length !== named.length) return undefined;
      const values = named.map(([name, size], index) => [name, numberOf(parts[index] ?? '', size)] as const);
      if (values.some(([, value]) => value === undefined)) return undefined;
      return Object.fromEntries(
        values.map(([name, value]) => [name, sizes[name] === 'count' ? Number(value) : value]),
      ) as PlaceOf<Sizes>;
    },
    format: (place) => named.map(([name]) => String(place[name as keyof PlaceOf<Sizes>])).join('.'),
  };
}

/** Reads the parameter `next`; undefined where absent. */
export function readCursor<Place>(read: QueryReader, cursor: PageCursor<Place>): Place | undefined {
  const found = read.one('next');
  if (found === undefined) return undefined;
  return cursor.parse(found.value) ?? read.refuse('next', 'is not a cursor of this API');
}

/** The cursor behind the last row of the page; one row more than the page has shows whether there is a next page. */
export function nextOf<Row, Place>(
  cursor: PageCursor<Place>,
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): string | null {
  const last = rows[limit - 1];
  return last === undefined || rows.length <= limit ? null : cursor.format(placeOf(last));
}

function numberOf(text: string, size: Size): bigint | undefined {
  const value = /^\d{1,20}$/.test(text) ? BigInt(text) : undefined;
  return value === undefined || value > MOST[size] ? undefined : value;
}
