import { type SampleMessages, SUBSCRIPTION_CALLS } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';

/** Which message of the samples. */
export type SampleKind = keyof SampleMessages;

/** Messages of this network, as they were when the page was opened. */
export function useSamples() {
  return useReply(
    queryOptions({
      queryKey: ['subscriptions', 'samples'],
      queryFn: async ({ signal }) =>
        (await fetchReply(addressOf(SUBSCRIPTION_CALLS.getSampleMessages, {}), signal)).data,
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
    }),
  );
}
