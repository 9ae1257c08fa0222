import type { SavedAccount } from '@ledgerscope/contract/saved-account';
import { SAVED_ACCOUNT_CALLS } from '@ledgerscope/contract/saved-account-calls';
import { addressOf } from '../../shared/api/address.ts';
import { useChanges, useData } from '../../shared/api/data-query.ts';
import { type FormTexts, sendCall } from '../../shared/api/send-call.ts';

/** The accounts that a user follows. */
export function useSavedAccounts(userId: string) {
  return useData(['user', userId, 'accounts'], addressOf(SAVED_ACCOUNT_CALLS.listSavedAccounts, { userId }));
}

type Choice = FormTexts<typeof SAVED_ACCOUNT_CALLS.updateSavedAccount>;

/** What can be done with them; the list is asked for again afterwards. */
export function useSavedAccountActions(userId: string) {
  const then = useChanges(['user', userId, 'accounts']);
  return {
    save: (form: FormTexts<typeof SAVED_ACCOUNT_CALLS.saveAccount>) =>
      then(sendCall(SAVED_ACCOUNT_CALLS.saveAccount, { userId }, form)),
    update: ({ accountId }: SavedAccount, choice: Choice) =>
      then(sendCall(SAVED_ACCOUNT_CALLS.updateSavedAccount, { userId, accountId }, choice)),
    remove: ({ accountId }: SavedAccount) =>
      then(sendCall(SAVED_ACCOUNT_CALLS.removeSavedAccount, { userId, accountId })),
  };
}
