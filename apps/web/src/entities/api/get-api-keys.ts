import { API_KEY_CALLS } from '@ledgerscope/contract/api-key-calls';
import type { KEY_LIMITS_FORM } from '@ledgerscope/contract/api-key-forms';
import { addressOf } from '../../shared/api/address.ts';
import { useChanges, useData } from '../../shared/api/data-query.ts';
import { sendCall } from '../../shared/api/send-call.ts';

/** The keys of a user. */
export function useApiKeys(userId: string) {
  return useData(['user', userId, 'keys'], addressOf(API_KEY_CALLS.listApiKeys, {}));
}

/** The last calls that were made with a key. */
export function useApiKeyCalls(userId: string, key: string) {
  return useData(['user', userId, 'key-calls', key], addressOf(API_KEY_CALLS.listApiKeyCalls, { key }));
}

/** What can be done with them; the list is asked for again after each. */
export function useApiKeyActions(userId: string) {
  const then = useChanges(['user', userId, 'keys']);
  return {
    make: () => then(sendCall(API_KEY_CALLS.makeApiKey, {})),
    activate: (key: string) => then(sendCall(API_KEY_CALLS.activateApiKey, { key })),
    deactivate: (key: string) => then(sendCall(API_KEY_CALLS.deactivateApiKey, { key })),
    limit: (key: string, limits: Readonly<Record<keyof typeof KEY_LIMITS_FORM, string>>) =>
      then(sendCall(API_KEY_CALLS.limitApiKey, { key }, limits)),
    remove: (key: string) => then(sendCall(API_KEY_CALLS.deleteApiKey, { key })),
  };
}
