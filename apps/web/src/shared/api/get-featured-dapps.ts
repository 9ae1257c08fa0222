import { PORTAL_CALLS } from '@ledgerscope/contract/portal-calls';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from './address.ts';
import { fetchReply } from './fetch-reply.ts';

const FRESH_MS = 60_000;
const FEATURED_DAPPS = 10;

/** The first active dapps in the operator's order, at most ten. */
export const featuredDappsQuery = queryOptions({
  queryKey: ['dapps', 'featured'],
  queryFn: ({ signal }) => fetchReply(addressOf(PORTAL_CALLS.listDapps, {}, { limit: FEATURED_DAPPS }), signal),
  select: (reply) => reply.data.filter((dapp) => dapp.active).slice(0, FEATURED_DAPPS),
  staleTime: FRESH_MS,
  retry: false,
  refetchInterval: false,
});
