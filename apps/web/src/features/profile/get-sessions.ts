import { SESSION_CALLS } from '@ledgerscope/contract';
import { useQueryClient } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { useData } from '../../shared/api/data-query.ts';
import { sendCall } from '../../shared/api/send-call.ts';

/** Where a user is signed in. */
export function useSessions(userId: string) {
  return useData(['user', userId, 'sessions'], addressOf(SESSION_CALLS.listSessions, {}));
}

/** Ends one of them; the list is asked for again. */
export function useEndSession(userId: string): (sessionId: string) => Promise<void> {
  const queries = useQueryClient();
  return async (sessionId) => {
    await sendCall(SESSION_CALLS.endSession, { sessionId });
    await queries.invalidateQueries({ queryKey: ['user', userId, 'sessions'] });
  };
}
