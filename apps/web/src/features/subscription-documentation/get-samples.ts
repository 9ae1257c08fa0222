import { type SampleMessages, SUBSCRIPTION_CALLS } from '@ledgerscope/contract';
import { addressOf } from '../../shared/api/address.ts';
import { dataQuery } from '../../shared/api/data-query.ts';
import { useReply } from '../../shared/api/use-reply.ts';

/** Which message of the samples. */
export type SampleKind = keyof SampleMessages;

/** Messages of this network, as they were when the page was opened. */
export function useSamples() {
  const samples = dataQuery(['subscriptions', 'samples'], addressOf(SUBSCRIPTION_CALLS.getSampleMessages, {}));
  return useReply({ ...samples, staleTime: Number.POSITIVE_INFINITY, refetchInterval: false });
}
