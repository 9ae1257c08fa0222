import type { ListReply } from '@ledgerscope/contract/envelope';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type Address, withQuery } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useLastFailure } from '../../shared/api/use-reply.ts';

/** The API pages no further than this row. */
const LAST_ROW = 10_000;

/** A list that grows page by page. */
export interface GrowingList<Row> {
  /** Undefined while the first page loads. */
  readonly rows: readonly Row[] | undefined;
  readonly totalCount: number | undefined;
  readonly totalIsLowerBound: boolean;
  readonly error: Error | null;
  readonly retry: () => unknown;
  /** Undefined where all rows are there. */
  readonly more: (() => unknown) | undefined;
  readonly loadingMore: boolean;
}

/** What {@link useLoadMore} is asked for. */
interface LoadMoreOptions {
  /** Rows in a page. */
  readonly limit: number;
  /** Query parameter of the page that says how many pages are shown, so that they come back with a reload and a step back. */
  readonly param: string;
}

/** Loads a list of the API by pages. `query` is the call's query without its page; null asks for nothing. */
export function useLoadMore<Row>(
  list: Address<ListReply<Row>>,
  query: URLSearchParams | null,
  { limit, param }: LoadMoreOptions,
): GrowingList<Row> {
  const text = query?.toString() ?? '';
  const result = useInfiniteQuery({
    queryKey: ['load-more', list.url, text, limit],
    enabled: query !== null,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      fetchReply(withQuery(withQuery(list, text), `limit=${limit}&page=${pageParam}`), signal),
    getNextPageParam: (last, pages) => {
      const shown = pages.length * limit;
      return last.data.length === limit && shown < last.totalCount && shown + limit <= LAST_ROW
        ? pages.length + 1
        : undefined;
    },
  });
  const { data, refetch, hasNextPage, isFetching, isFetchingNextPage } = result;
  const more = usePagesOfAddress(result, data?.pages.length ?? 0, { limit, param });
  const error = useLastFailure(`${list.url} ${text}`, result.error, isFetching && data === undefined);
  return {
    ...shownOf(data?.pages),
    error,
    retry: refetch,
    more: hasNextPage ? more : undefined,
    loadingMore: isFetchingNextPage,
  };
}

function shownOf<Row>(
  pages: readonly ListReply<Row>[] | undefined,
): Pick<GrowingList<Row>, 'rows' | 'totalCount' | 'totalIsLowerBound'> {
  const last = pages?.at(-1);
  return {
    rows: pages?.flatMap((page) => page.data),
    totalCount: last?.totalCount,
    totalIsLowerBound: last?.totalCountIsLowerBound === true,
  };
}

type Pages = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'fetchNextPage' | 'isFetching' | 'isError'>;

/**
 * Loads as many pages as the address names; what is returned loads one more and writes it there. An address that names more
 * pages than there are is put right.
 */
function usePagesOfAddress(pages: Pages, loaded: number, { limit, param }: LoadMoreOptions): () => void {
  const { hasNextPage, fetchNextPage, isFetching, isError } = pages;
  const [search, setSearch] = useSearchParams();
  const lacks = loaded > 0 && loaded < pagesIn(search.get(param), limit);
  const goesOn = lacks && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  const write = (count: number) =>
    setSearch((before) => withPages(before, param, count), { replace: true, preventScrollReset: true });
  const named = search.get(param);
  const isWrong = loaded > 0 && named !== null && (!isPages(named) || (!hasNextPage && loaded < Number(named)));
  useEffect(() => {
    if (isWrong) write(loaded);
  });
  return () => {
    write(loaded + 1);
    void fetchNextPage();
  };
}

/** The first page is there without being named. */
function withPages(search: URLSearchParams, param: string, count: number): URLSearchParams {
  const next = new URLSearchParams(search);
  if (count > 1) next.set(param, String(count));
  else next.delete(param);
  return next;
}

function isPages(text: string): boolean {
  return Number.isInteger(Number(text)) && Number(text) > 1;
}

/** How many pages an address names, at most as many as the API has. */
function pagesIn(text: string | null, limit: number): number {
  return text !== null && isPages(text) ? Math.min(Number(text), Math.ceil(LAST_ROW / limit)) : 1;
}
