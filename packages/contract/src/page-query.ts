import { Type } from 'typebox';
import type { QueryReader } from './query-value.ts';

export const PAGE_SIZE_DEFAULT = 25;
export const PAGE_SIZE_MAX = 100;
/** The pager's end: rows beyond it are reached by cursor or time range. */
export const OFFSET_MAX = 10_000;

/** Which part of a list is asked for. */
export interface PageRequest {
  /** 0 where only the count is asked for. */
  readonly limit: number;
  readonly offset: number;
  readonly order: 'asc' | 'desc';
}

/** The query parameters of every list, as documented. */
export function pageProperties<Field extends string>(
  fields: readonly Field[],
  limitDefault: number = PAGE_SIZE_DEFAULT,
) {
  const [field] = fields;
  return {
    limit: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: PAGE_SIZE_MAX,
        description: `Rows in a page; ${limitDefault} by default. 0 answers the count alone.`,
      }),
    ),
    size: Type.Optional(Type.Integer({ minimum: 0, maximum: PAGE_SIZE_MAX, description: 'Same as `limit`.' })),
    onlyCount: Type.Optional(Type.Boolean({ description: 'True answers the count and facets without rows.' })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: OFFSET_MAX, description: 'Rows to skip.' })),
    from: Type.Optional(Type.Integer({ minimum: 0, maximum: OFFSET_MAX, description: 'Same as `offset`.' })),
    page: Type.Optional(
      Type.Integer({ minimum: 1, maximum: OFFSET_MAX, description: 'Page from 1, where no offset is given.' }),
    ),
    order: Type.Optional(
      Type.Enum(['asc', 'desc'], { description: `Order by ${field}; desc (newest first) by default.` }),
    ),
    sortBy: Type.Optional(Type.String({ description: 'Same as `order` when asc or desc, else same as `sort`.' })),
    sort: Type.Optional(Type.Enum([...fields], { description: 'Field to sort by.' })),
    sortOn: Type.Optional(Type.Enum([...fields], { description: 'Same as `sort`.' })),
    next: Type.Optional(Type.String({ description: 'Cursor of an earlier reply; replaces the offset.' })),
  };
}

/** The same of lists that are short enough to be paged to their end. */
export function pagePropertiesWithoutCursor<Field extends string>(
  fields: readonly Field[],
  limitDefault: number = PAGE_SIZE_DEFAULT,
) {
  const { next: _next, ...properties } = pageProperties(fields, limitDefault);
  return properties;
}

/** Reads the page; `fields` are the accepted names of the one field that the list is ordered by. */
export function readPage(
  read: QueryReader,
  fields: readonly string[],
  limitDefault: number = PAGE_SIZE_DEFAULT,
  order: 'asc' | 'desc' = 'desc',
): PageRequest {
  const limit = read.whole(['limit', 'size'], 0, PAGE_SIZE_MAX, limitDefault);
  const page = read.whole(['page'], 1, OFFSET_MAX, 1);
  const offset = read.whole(['offset', 'from'], 0, OFFSET_MAX, (page - 1) * limit);
  if (offset > OFFSET_MAX)
    read.refuse('page', `reaches beyond row ${OFFSET_MAX}; use the cursor \`next\` or a time range`);
  return { limit: read.flag('onlyCount') === true ? 0 : limit, offset, order: readOrder(read, fields, order) };
}

function readOrder(read: QueryReader, fields: readonly string[], byDefault: 'asc' | 'desc'): 'asc' | 'desc' {
  const field = read.one('sort', 'sortOn');
  if (field !== undefined && !fields.includes(field.value))
    read.refuse(field.name, `can only be ${fields.join(' or ')}`);
  const order = read.one('order', 'sortBy');
  if (order === undefined) return byDefault;
  if (order.value === 'asc' || order.value === 'desc') return order.value;
  if (order.name === 'sortBy' && fields.includes(order.value)) return byDefault;
  return read.refuse(order.name, 'has to be asc or desc');
}
