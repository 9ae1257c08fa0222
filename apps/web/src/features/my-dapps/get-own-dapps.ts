import { OWN_DAPP_CALLS, type OwnDapp } from '@ledgerscope/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';

export type { OwnDapp };

/** The dapps of the user who is signed in. */
export function ownDappsQuery(userId: string) {
  return queryOptions({
    queryKey: ['user', userId, 'dapps'],
    queryFn: ({ signal }) => fetchReply(addressOf(OWN_DAPP_CALLS.listOwnDapps, { userId }), signal),
    select: (reply) => reply.data,
  });
}

/** Asks for them again after a change. */
export function useRefreshOwnDapps(userId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['user', userId, 'dapps'] });
}
