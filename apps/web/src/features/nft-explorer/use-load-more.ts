import type { ListReply } from '@ledgerscope/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
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

/** Loads a list of the API by pages of `limit`. `query` is the call's query without its page; null asks for nothing. */
export function useLoadMore<Row>(
  list: Address<ListReply<Row>>,
  query: URLSearchParams | null,
  limit: number,
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
  const { data, refetch, hasNextPage, fetchNextPage, isFetching, isFetchingNextPage } = result;
  const error = useLastFailure(`${list.url} ${text}`, result.error, isFetching && data === undefined);
  const last = data?.pages.at(-1);
  return {
    rows: data?.pages.flatMap((page) => page.data),
    totalCount: last?.totalCount,
    totalIsLowerBound: last?.totalCountIsLowerBound === true,
    error,
    retry: refetch,
    more: hasNextPage ? fetchNextPage : undefined,
    loadingMore: isFetchingNextPage,
  };
}
