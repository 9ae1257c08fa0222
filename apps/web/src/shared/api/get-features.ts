import { PORTAL_CALLS } from '@ledgerscope/contract/portal-calls';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from './address.ts';
import { fetchReply } from './fetch-reply.ts';

/** Which features are on for a user; for everybody where nobody is signed in. */
export function featuresQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['features', userId],
    queryFn: ({ signal }) =>
      fetchReply(addressOf(PORTAL_CALLS.getFeatures, {}, userId === undefined ? {} : { userId }), signal),
    select: (reply) => reply.data,
    staleTime: 60_000,
  });
}
