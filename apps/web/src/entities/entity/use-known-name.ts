import { SERVER_CALLS } from '@ledgerscope/contract/network-calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import type { LinkedEntityKind } from './entity-href.ts';
import { roleOf } from './known-account.ts';

const FRESH_MS = 300_000;

/** Names are asked for once for all links of all pages. */
const namesQuery = queryOptions({
  queryKey: ['names'],
  queryFn: ({ signal }) => fetchReply(addressOf(SERVER_CALLS.listNames, {}), signal),
  select: (reply): ReadonlyMap<string, string> => new Map(reply.data.map(({ id, name }) => [id, name])),
  staleTime: FRESH_MS,
  refetchInterval: false,
});

/** The name of a contract in its verified source, where it is called by another one. */
export function useClassName(id: string): string | undefined {
  const { data } = useQuery({
    ...namesQuery,
    select: ({ data: names }) => names.find((one) => one.id === id && one.className !== one.name)?.className,
  });
  return data ?? undefined;
}

/** What an account or contract is called, where that is known: by what it does for the network, else by its own name. */
export function useKnownName(kind: LinkedEntityKind, id: string, isWanted: boolean): string | undefined {
  const hasName = kind === 'account' || kind === 'contract' || kind === 'node';
  const role = roleOf(kind, id);
  const { data } = useQuery({ ...namesQuery, enabled: isWanted && hasName && role === undefined });
  if (!isWanted || !hasName) return undefined;
  return role ?? data?.get(id);
}
