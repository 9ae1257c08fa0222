import { epochMs } from '@ledgerscope/ledger';

export const PAGE_SIZES = [5, 10, 25, 50, 100] as const;
/** Rows in a page of a list that says nothing else. */
const PAGE_SIZE_DEFAULT = 5;
/** Rows in a page of a list on the page of an account, a token or a contract. */
export const ENTITY_PAGE_SIZE = 25;
/** The pager ends here; further rows are reached by narrowing the list, or by its export. */
export const PAGER_ROWS = 10_000;

/** What a table is before its visitor changes anything, and what of it the URL may change. */
export interface TableSpec {
  /** Prefix of every key of this table in the URL (`messages.page`), where a page has several tables. */
  readonly prefix?: string;
  /** Rows in a page at first; 5 by default. */
  readonly pageSize?: number;
  /** Fields of the API that the list can be sorted by. */
  readonly sortable?: readonly string[];
  readonly sort?: string;
  /** desc by default. */
  readonly order?: Order;
  /** Query parameters of the API that narrow the list. */
  readonly filters?: readonly string[];
}

/** As the API writes cursors. */
const CURSOR = /^[\w.-]{1,700}$/;

export type Order = 'asc' | 'desc';

/** What a table shows, as it is in the URL. */
export interface TableState {
  /** From 1. */
  readonly page: number;
  /** Cursor of the row after which the page begins, so that new rows do not move others to another page. */
  readonly next: string | undefined;
  readonly limit: number;
  readonly sort: string | undefined;
  readonly order: Order;
  /** Filters that are set, by query parameter. */
  readonly filters: Readonly<Record<string, string>>;
  /** Ids of columns that are not shown. */
  readonly hidden: readonly string[];
}

/** Reads a table's state out of the URL; what makes no sense falls back to the default. */
export function readTableState(search: URLSearchParams, spec: TableSpec): TableState {
  const get = (name: string) => search.get(keyOf(spec, name)) ?? '';
  const limit = Number(get('limit'));
  const rows = PAGE_SIZES.find((size) => size === limit) ?? spec.pageSize ?? PAGE_SIZE_DEFAULT;
  const order = get('order');
  const sort = spec.sortable?.find((field) => field === get('sort')) ?? spec.sort;
  return {
    ...pageOf(get('page'), get('next'), rows),
    limit: rows,
    sort,
    order: order === 'asc' || order === 'desc' ? order : (spec.order ?? 'desc'),
    filters: filtersOf(spec, get),
    hidden: get('hide')
      .split(',')
      .filter((id) => id !== ''),
  };
}

/** Whether the URL names another page than the one that is shown. */
export function namesOtherPage(search: URLSearchParams, spec: TableSpec, { page }: TableState): boolean {
  const named = search.get(keyOf(spec, 'page'));
  return named !== null && named !== String(page);
}

function filterNames({ filters = [] }: TableSpec): readonly string[] {
  return filters;
}

/** The page that the URL names, at most the pager's last one; a cursor holds beyond the first page only. */
function pageOf(number: string, cursor: string, rows: number): Pick<TableState, 'page' | 'next'> {
  const page = Number(number);
  if (!Number.isInteger(page) || page <= 1) return { page: 1, next: undefined };
  return { page: Math.min(page, lastPage(rows)), next: CURSOR.test(cursor) ? cursor : undefined };
}

function isInstant(name: string): boolean {
  return name === 'startDate' || name === 'endDate';
}

function filtersOf(spec: TableSpec, get: (name: string) => string): Readonly<Record<string, string>> {
  const set = filterNames(spec).flatMap((name) => {
    const text = get(name).trim();
    const value = isInstant(name) ? (epochMs(text) ?? '') : text;
    return value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(set);
}

/**
 * The URL's query string with a table's state changed. Other tables and the rest of the page keep theirs; defaults are
 * omitted, so that addresses stay short. Anything but a step to another page leads back to the first one.
 */
export function writeTableState(
  search: URLSearchParams,
  spec: TableSpec,
  state: TableState,
  changes: Partial<TableState>,
): string {
  const next = changeState(state, changes);
  const result = new URLSearchParams(search);
  const put = (name: string, value: string, byDefault: string) => {
    if (value === byDefault) result.delete(keyOf(spec, name));
    else result.set(keyOf(spec, name), value);
  };
  put('page', String(next.page), '1');
  put('next', next.next ?? '', '');
  put('limit', String(next.limit), String(spec.pageSize ?? PAGE_SIZE_DEFAULT));
  put('sort', next.sort ?? '', spec.sort ?? '');
  put('order', next.order, spec.order ?? 'desc');
  put('hide', next.hidden.join(','), '');
  for (const name of filterNames(spec)) put(name, next.filters[name] ?? '', '');
  const text = result.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** Hiding a column keeps the page; everything else leads to the first one, or to the page that it names. */
function changeState(state: TableState, changes: Partial<TableState>): TableState {
  const staysOnPage = Object.keys(changes).every((name) => name === 'hidden');
  return { ...state, ...(staysOnPage ? {} : { page: 1, next: undefined }), ...changes };
}

function keyOf(spec: TableSpec, name: string): string {
  return spec.prefix === undefined ? name : `${spec.prefix}.${name}`;
}

/** Query parameters that a list of the API is always sent. */
export type ListParams = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The filters and the order of a list as the API takes them, without its page. */
export function filterQuery(state: TableState, params: ListParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  for (const [name, value] of Object.entries(state.filters)) query.set(name, value);
  if (state.sort !== undefined) query.set('sort', state.sort);
  if (state.sort !== undefined || state.order !== 'desc') query.set('order', state.order);
  return query;
}

/** What an export of the whole list takes: the filters on the screen. It goes in the order that the list has at first. */
export function exportQuery(state: TableState, spec: TableSpec, params: ListParams): URLSearchParams {
  const order = state.sort === spec.sort ? state.order : (spec.order ?? 'desc');
  return filterQuery({ ...state, sort: spec.sort, order }, params);
}

/** The query of the call that loads what a table shows: by cursor where one is known, else by the page's number. */
export function listQuery(state: TableState, params: ListParams): URLSearchParams {
  const query = filterQuery(state, params);
  query.set('limit', String(state.limit));
  if (state.next === undefined) query.set('page', String(state.page));
  else query.set('next', state.next);
  return query;
}

/** Pages of a list with this many rows, at least one. */
export function pageCount(totalCount: number, limit: number): number {
  return Math.min(Math.max(1, Math.ceil(totalCount / limit)), lastPage(limit));
}

function lastPage(limit: number): number {
  return Math.ceil(PAGER_ROWS / limit);
}
