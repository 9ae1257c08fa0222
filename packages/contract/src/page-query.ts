import { type PageCursor, readCursor } from './cursor.ts';
import type { ParameterSchema, Query } from './query.ts';
import type { QueryReader } from './query-value.ts';

export const PAGE_SIZE_DEFAULT = 25;
export const PAGE_SIZE_MAX = 100;
/** The pager's end: rows beyond it are reached by cursor or time range. */
export const OFFSET_MAX = 10_000;
/** The same along one entity, whose rows are stored in the order of the list. */
const DEEP_OFFSET_MAX = 2_000_000_000;
const FURTHER = 'send the `next` of a response, or a time range, to go further';

const FASTER = 'the `next` of a response is faster';
const DEEPER = {
  each: FASTER,
  one: `beyond ${OFFSET_MAX} only in the list of a single entity without other filters; ${FASTER}`,
} as const;

type Order = 'asc' | 'desc';
type PageName = 'limit' | 'size' | 'onlyCount' | 'offset' | 'from' | 'page' | 'order' | 'sortBy' | 'sort' | 'sortOn';

/** Which part of a list is asked for. */
export interface PageRequest {
  /** 0 where only the count is asked for. */
  readonly limit: number;
  readonly offset: number;
  readonly order: Order;
}

/** The same of a list that continues behind a row. */
export interface CursorRequest<Place> extends PageRequest {
  readonly after: Place | undefined;
}

/** What differs from list to list. */
export interface PageOptions {
  /** Rows in a page where no number is given. */
  readonly limit?: number;
  /** The order where none is given. */
  readonly order?: Order;
  /** True where no other order can be had. */
  readonly onlyOrder?: true;
  /** Of one entity: rows can be skipped to any depth; `one` where the request says whether it is of one. */
  readonly deep?: true | 'one';
}

/** The page of a list that is short enough to be paged to its end; `fields` are the names of what it is ordered by. */
export function page(fields: readonly string[], options: PageOptions = {}): Query<PageName, PageRequest> {
  return {
    parameters: pageParameters(fields, options),
    read: (read) => readPage(read, fields, options),
  };
}

/** The page of a list that continues by cursor. */
export function pageBehind<Place>(
  cursor: PageCursor<Place>,
  fields: readonly string[],
  options: PageOptions = {},
): Query<PageName | 'next', CursorRequest<Place>> {
  return {
    parameters: { ...pageParameters(fields, options), next: NEXT },
    read: (read) => {
      const after = readCursor(read, cursor);
      const asked = readPage(read, fields, options);
      return behind(asked, after);
    },
  };
}

/** How a list can be sorted: what is meant by each name of a field, the default, and which are sorted upwards. */
export interface Sorts<Sort extends string, Default extends Sort | undefined, Place> {
  readonly fields: Readonly<Record<string, Sort>>;
  readonly byDefault: Default;
  readonly ascending?: readonly Sort[];
  /** Whether a cursor is of a list in this order; each is of any, where it is absent. */
  readonly isPlaceOf?: (place: Place, sort: Sort | Default) => boolean;
}

/** The page of a list that can be sorted by several fields. */
export function sortedPage<Place, Sort extends string, Default extends Sort | undefined>(
  cursor: PageCursor<Place>,
  sorts: Sorts<Sort, Default, Place>,
  options: PageOptions = {},
): Query<PageName | 'next', CursorRequest<Place> & { readonly sort: Sort | Default }> {
  const fields = Object.keys(sorts.fields);
  return {
    parameters: { ...pageParameters(fields, options), next: NEXT },
    read: (read) => {
      const after = readCursor(read, cursor);
      const sort = readSort(read, sorts);
      const ascending = sort !== undefined && sorts.ascending?.includes(sort) === true;
      const asked = readPage(read, fields, ascending ? { ...options, order: 'asc' } : options);
      if (after !== undefined && sorts.isPlaceOf?.(after, sort) === false)
        read.refuse('next', 'is the cursor of a list in another order');
      return { ...behind(asked, after), sort };
    },
  };
}

function readSort<Sort extends string, Default extends Sort | undefined>(
  read: QueryReader,
  { fields, byDefault }: Pick<Sorts<Sort, Default, never>, 'fields' | 'byDefault'>,
): Sort | Default {
  const field = (read.one('sort', 'sortOn') ?? read.one('sortBy'))?.value ?? '';
  return Object.hasOwn(fields, field) ? (fields[field] ?? byDefault) : byDefault;
}

/** A cursor replaces the offset. */
function behind<Place>(asked: PageRequest, after: Place | undefined): CursorRequest<Place> {
  return { ...asked, offset: after === undefined ? asked.offset : 0, after };
}

const NEXT: ParameterSchema = { type: 'string', description: 'Cursor from a previous response; overrides `offset`.' };

function pageParameters(
  fields: readonly string[],
  { limit = PAGE_SIZE_DEFAULT, order = 'desc', onlyOrder, deep }: PageOptions,
): Record<PageName, ParameterSchema> {
  const rows = { type: 'integer', minimum: 0, maximum: PAGE_SIZE_MAX } as const;
  const most = deep === undefined ? OFFSET_MAX : DEEP_OFFSET_MAX;
  const skipped = { type: 'integer', minimum: 0, maximum: most } as const;
  const further = deep === undefined ? FURTHER : DEEPER[deep === 'one' ? 'one' : 'each'];
  const orders = onlyOrder === true ? [order] : ['asc', 'desc'];
  const first = order === 'desc' ? 'descending' : 'ascending';
  return {
    limit: { ...rows, description: `Page size (default ${limit}). 0 returns only the count.` },
    size: { ...rows, description: 'Same as `limit`.' },
    onlyCount: { type: 'boolean', description: 'If true, returns counts and facets only.' },
    offset: { ...skipped, description: `Rows to skip; ${further}.` },
    from: { ...skipped, description: `Same as \`offset\`; ${further}.` },
    page: {
      type: 'integer',
      minimum: 1,
      maximum: most,
      description: 'Page number, starting at 1; ignored if `offset` is set.',
    },
    order: { enum: orders, description: `Order by ${fields[0]}; ${order} (${first}) by default.` },
    sortBy: { type: 'string', description: 'If asc or desc, same as `order`; otherwise same as `sort`.' },
    sort: { enum: fields, description: 'Field to sort by.' },
    sortOn: { enum: fields, description: 'Same as `sort`.' },
  };
}

function readPage(
  read: QueryReader,
  fields: readonly string[],
  { limit: rows = PAGE_SIZE_DEFAULT, order: byDefault = 'desc', onlyOrder, deep }: PageOptions,
): PageRequest {
  const { byDefault: usual, most } = read.sizes ?? { byDefault: rows, most: PAGE_SIZE_MAX };
  const limit = read.whole(['limit', 'size'], 0, most, usual);
  const offset = readOffset(read, limit, deep === undefined ? OFFSET_MAX : DEEP_OFFSET_MAX);
  const order = readOrder(read, fields, byDefault);
  if (onlyOrder === true && order !== byDefault)
    read.refuse(read.one('order', 'sortBy')?.name ?? 'order', `can only be ${byDefault} here`);
  return { limit: read.flag('onlyCount') === true ? 0 : limit, offset, order };
}

function readOffset(read: QueryReader, limit: number, depth: number): number {
  const number = read.whole(['page'], 1, depth, 1);
  // What is a number at all, but too large, is refused with the way to go on.
  const offset = read.whole(['offset', 'from'], 0, 999_999_999_999_999, (number - 1) * limit);
  const name = read.one('offset', 'from')?.name ?? 'page';
  return offset > depth ? read.refuse(name, `exceeds row ${depth}; ${FURTHER}`) : offset;
}

/**
 * Refuses to skip more than a pager reaches in a list whose rows are not stored in its order.
 * @param isOfOne whether the list is of one entity
 */
export function deepOfOne<Name extends string, Value extends PageRequest>(
  list: Query<Name, Value>,
  isOfOne: (value: Value) => boolean,
): Query<Name, Value> {
  return {
    parameters: list.parameters,
    read: (read) => {
      const value = list.read(read);
      const name = read.one('offset', 'from')?.name ?? 'page';
      return value.offset > OFFSET_MAX && !isOfOne(value)
        ? read.refuse(name, `exceeds row ${OFFSET_MAX}; ${FURTHER}`)
        : value;
    },
  };
}

function readOrder(read: QueryReader, fields: readonly string[], byDefault: Order): Order {
  const field = read.one('sort', 'sortOn');
  if (field !== undefined && !fields.includes(field.value))
    read.refuse(field.name, `can only be ${fields.join(' or ')}`);
  const order = read.one('order', 'sortBy');
  if (order === undefined) return byDefault;
  const word = order.value.toLowerCase();
  if (word === 'asc' || word === 'desc') return word;
  if (order.name === 'sortBy' && fields.includes(order.value)) return byDefault;
  return read.refuse(order.name, 'must be asc or desc');
}
