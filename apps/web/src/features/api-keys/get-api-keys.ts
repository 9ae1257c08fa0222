import { API_KEY_CALLS, type KEY_LIMITS_FORM } from '@ledgerscope/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';

/** The keys of a user. */
export function useApiKeys(userId: string) {
  return useReply(
    queryOptions({
      queryKey: ['user', userId, 'keys'],
      queryFn: async ({ signal }) => (await fetchReply(addressOf(API_KEY_CALLS.listApiKeys, {}), signal)).data,
    }),
  );
}

/** The last calls that were made with a key. */
export function useApiKeyCalls(userId: string, key: string) {
  return useReply(
    queryOptions({
      queryKey: ['user', userId, 'key-calls', key],
      queryFn: async ({ signal }) => (await fetchReply(addressOf(API_KEY_CALLS.listApiKeyCalls, { key }), signal)).data,
    }),
  );
}

/** What can be done with them; the list is asked for again after each. */
export function useApiKeyActions(userId: string) {
  const queries = useQueryClient();
  const then = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } finally {
      await queries.invalidateQueries({ queryKey: ['user', userId, 'keys'] });
    }
  };
  return {
    make: () => then(sendCall(API_KEY_CALLS.makeApiKey, {})),
    activate: (key: string) => then(sendCall(API_KEY_CALLS.activateApiKey, { key })),
    deactivate: (key: string) => then(sendCall(API_KEY_CALLS.deactivateApiKey, { key })),
    limit: (key: string, limits: Readonly<Record<keyof typeof KEY_LIMITS_FORM, string>>) =>
      then(sendCall(API_KEY_CALLS.limitApiKey, { key }, limits)),
    remove: (key: string) => then(sendCall(API_KEY_CALLS.deleteApiKey, { key })),
  };
}
