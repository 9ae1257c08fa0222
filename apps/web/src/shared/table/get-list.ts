import type { ListReply } from '@ledgerscope/contract/envelope';
import { queryOptions } from '@tanstack/react-query';
import { type Address, withQuery } from '../api/address.ts';
import { fetchReply } from '../api/fetch-reply.ts';
import { type ListParams, listQuery, type TableState } from './table-state.ts';

/**
 * A page of a list; the rows of the same list stay while others load, those of another list never do. With `forget` it is
 * not cached once it is not shown any more, nor while other `params` are asked for.
 */
export function listTableQuery<Row>(
  address: Address<ListReply<Row>>,
  state: TableState,
  params: ListParams,
  forget = false,
) {
  const query = listQuery(state, params).toString();
  const list = forget ? `${address.url} ${JSON.stringify(params)}` : address.url;
  return queryOptions({
    queryKey: ['list', list, query],
    // New rows come in when the visitor says so.
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => fetchReply(withQuery(address, query), signal),
    ...(forget ? { gcTime: 0 } : {}),
    placeholderData: (previous, previousQuery) => (previousQuery?.queryKey[1] === list ? previous : undefined),
  });
}
