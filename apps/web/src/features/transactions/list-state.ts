import { transactionTypeByCode } from '@ledgerscope/ledger';

export const PAGE_SIZES = [5, 10, 25, 50, 100] as const;
const PAGE_SIZE = 25;
/** The pager ends here; further rows are reached by narrowing the list. */
export const PAGER_ROWS = 10_000;

/** What a list of transactions shows, as it stands in the URL. */
export interface ListState {
  readonly page: number;
  readonly limit: number;
  readonly types: readonly string[];
  /** '' for any result, 'SUCCESS', 'FAILED', or a ResponseCodeEnum name. */
  readonly status: string;
}

/** Reads the state out of the URL; what makes no sense falls back to the default. */
export function listState(search: URLSearchParams): ListState {
  const limit = Number(search.get('limit'));
  const page = Number(search.get('page'));
  const status = (search.get('status') ?? '').toUpperCase();
  const codes = search.getAll('transactionTypes').flatMap((value) => value.split(','));
  return {
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    limit: PAGE_SIZES.find((size) => size === limit) ?? PAGE_SIZE,
    types: [...new Set(codes.flatMap((code) => transactionTypeByCode(code)?.code ?? []))],
    status: /^[A-Z][A-Z0-9_]{1,79}$/.test(status) ? status : '',
  };
}

/** The query string of a state: defaults are left out, so that addresses stay short. */
export function listSearch(state: ListState): string {
  const search = new URLSearchParams();
  if (state.page !== 1) search.set('page', String(state.page));
  if (state.limit !== PAGE_SIZE) search.set('limit', String(state.limit));
  if (state.types.length > 0) search.set('transactionTypes', state.types.join(','));
  if (state.status !== '') search.set('status', state.status);
  const text = search.toString();
  return text === '' ? '' : `?${text.replaceAll('%2C', ',')}`;
}

/** The query of the call that loads a state. */
export function listQuery(state: ListState): string {
  const search = new URLSearchParams({
    limit: String(state.limit),
    page: String(Math.min(state.page, lastPage(state.limit))),
  });
  if (state.types.length > 0) search.set('transactionTypes', state.types.join(','));
  if (state.status !== '') search.set('status', state.status);
  return search.toString();
}

/** Pages of a list with this many rows, at least one. */
export function pageCount(totalCount: number, limit: number): number {
  return Math.min(Math.max(1, Math.ceil(totalCount / limit)), lastPage(limit));
}

function lastPage(limit: number): number {
  return Math.ceil(PAGER_ROWS / limit);
}
