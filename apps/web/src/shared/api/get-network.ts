import { SERVER_CALLS } from '@ledgerscope/contract/network-calls';
import type { NetworkStatus, SiteConfig } from '@ledgerscope/contract/network-status';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { addressOf } from './address.ts';
import { documentReply } from './document-data.ts';
import { fetchReply } from './fetch-reply.ts';
import { refreshOrRecover } from './query-client.ts';
import { useReply } from './use-reply.ts';

const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => fetchReply(addressOf(SERVER_CALLS.getConfig, {}), signal),
  select: (reply) => reply.data,
  initialData: documentReply<SiteConfig>('config'),
  staleTime: 60_000,
});

const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => fetchReply(addressOf(SERVER_CALLS.getStatus, {}), signal),
  select: (reply) => reply.data,
  initialData: documentReply<NetworkStatus>('status'),
  refetchInterval: refreshOrRecover,
});

/** The site's configuration. */
export function useSiteConfig() {
  return useReply(configQuery);
}

/** The same as it was last answered on this page, without asking for it. */
export function useKnownStatus(): () => NetworkStatus | undefined {
  const client = useQueryClient();
  return () => client.getQueryData(statusQuery.queryKey)?.data;
}

/** What reading the ledger is up to, refreshed every ten seconds. */
export function useNetworkStatus() {
  return useReply(statusQuery);
}
