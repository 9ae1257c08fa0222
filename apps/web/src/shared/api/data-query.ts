import { type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Address } from './address.ts';
import { fetchReply } from './fetch-reply.ts';
import { useReply } from './use-reply.ts';

/** The reply of a call, as a query. */
export function replyQuery<Reply>(queryKey: QueryKey, address: Address<Reply>) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => fetchReply(address, signal) });
}

/** The data of a call's reply, as a query. */
export function dataQuery<Data>(queryKey: QueryKey, address: Address<{ readonly data: Data }>) {
  return queryOptions({ ...replyQuery(queryKey, address), select: (reply) => reply.data });
}

/** The data of a call's reply. */
export function useData<Data>(queryKey: QueryKey, address: Address<{ readonly data: Data }>) {
  return useReply(dataQuery(queryKey, address));
}

/** Makes changes; what is cached under a key is asked for again after each, also where it was refused. */
export function useChanges(queryKey: QueryKey) {
  const queries = useQueryClient();
  return async <Result>(change: Promise<Result>): Promise<Result> => {
    try {
      return await change;
    } finally {
      await queries.invalidateQueries({ queryKey });
    }
  };
}
