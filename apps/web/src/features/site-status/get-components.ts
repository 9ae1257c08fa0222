import { COMPONENT_STATUS_CALLS } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';

const EVERY_MS = 60_000;

/** How the parts of the site do, looked at again every minute. */
export function useComponents() {
  return useReply(
    queryOptions({
      queryKey: ['components'],
      queryFn: async ({ signal }) =>
        (await fetchReply(addressOf(COMPONENT_STATUS_CALLS.listComponents, {}), signal)).data,
      refetchInterval: EVERY_MS,
    }),
  );
}
