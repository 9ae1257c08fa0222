import type { NetworkStatus, SingleReply, SiteConfig } from '@ledgerscope/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { documentReply } from './document-data.ts';
import { fetchJson } from './fetch-json.ts';
import { refreshOrRecover } from './query-client.ts';

const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => fetchJson<SingleReply<SiteConfig>>('/api/config', signal),
  select: (reply) => reply.data,
  initialData: documentReply<SiteConfig>('config'),
  staleTime: 60_000,
});

const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => fetchJson<SingleReply<NetworkStatus>>('/api/status', signal),
  select: (reply) => reply.data,
  initialData: documentReply<NetworkStatus>('status'),
  refetchInterval: refreshOrRecover,
});

/** The site's configuration. */
export function useSiteConfig() {
  return useQuery(configQuery);
}

/** What reading the ledger is up to, refreshed every ten seconds. */
export function useNetworkStatus() {
  return useQuery(statusQuery);
}
