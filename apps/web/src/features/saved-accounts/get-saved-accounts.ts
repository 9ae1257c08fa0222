import { SAVED_ACCOUNT_CALLS, type SavedAccount } from '@ledgerscope/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { type FormTexts, sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';

/** The accounts that a user follows. */
export function useSavedAccounts(userId: string) {
  return useReply(
    queryOptions({
      queryKey: ['user', userId, 'accounts'],
      queryFn: async ({ signal }) =>
        (await fetchReply(addressOf(SAVED_ACCOUNT_CALLS.listSavedAccounts, { userId }), signal)).data,
    }),
  );
}

type Choice = FormTexts<typeof SAVED_ACCOUNT_CALLS.updateSavedAccount>;

/** What can be done with them; the list is asked for again afterwards. */
export function useSavedAccountActions(userId: string) {
  const queries = useQueryClient();
  const then = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work;
    await queries.invalidateQueries({ queryKey: ['user', userId, 'accounts'] });
    return result;
  };
  return {
    save: (form: FormTexts<typeof SAVED_ACCOUNT_CALLS.saveAccount>) =>
      then(sendCall(SAVED_ACCOUNT_CALLS.saveAccount, { userId }, form)),
    update: ({ accountId }: SavedAccount, choice: Choice) =>
      then(sendCall(SAVED_ACCOUNT_CALLS.updateSavedAccount, { userId, accountId }, choice)),
    remove: ({ accountId }: SavedAccount) =>
      then(sendCall(SAVED_ACCOUNT_CALLS.removeSavedAccount, { userId, accountId })),
  };
}
