import { USER_CALLS } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { updateSessionUser } from '../../shared/session/session-user.ts';

/** The profile as the server has it; the browser's stored copy follows. */
export function useUser(userId: string) {
  return useReply(
    queryOptions({
      queryKey: ['user', userId, 'profile'],
      queryFn: async ({ signal }) => {
        const { data } = await fetchReply(addressOf(USER_CALLS.getUser, { userId }), signal);
        updateSessionUser(data);
        return data;
      },
    }),
  );
}
