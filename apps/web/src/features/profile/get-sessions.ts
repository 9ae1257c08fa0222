import { SESSION_CALLS } from '@ledgerscope/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';

/** Where a user is signed in. */
export function useSessions(userId: string) {
  return useReply(
    queryOptions({
      queryKey: ['user', userId, 'sessions'],
      queryFn: async ({ signal }) => (await fetchReply(addressOf(SESSION_CALLS.listSessions, {}), signal)).data,
    }),
  );
}

/** Ends one of them; the list is asked for again. */
export function useEndSession(userId: string): (sessionId: string) => Promise<void> {
  const queries = useQueryClient();
  return async (sessionId) => {
    await sendCall(SESSION_CALLS.endSession, { sessionId });
    await queries.invalidateQueries({ queryKey: ['user', userId, 'sessions'] });
  };
}
