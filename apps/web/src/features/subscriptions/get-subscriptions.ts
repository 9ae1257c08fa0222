import {
  SUBSCRIPTION_CALLS,
  type Subscription,
  type SubscriptionFilter,
  type SubscriptionModel,
} from '@ledgerscope/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';

export type { Subscription, SubscriptionFilter, SubscriptionModel };

const KEY = 'subscriptions';

/** The subscriptions of the user who is signed in. */
export function subscriptionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['user', userId, KEY],
    queryFn: ({ signal }) => fetchReply(addressOf(SUBSCRIPTION_CALLS.listSubscriptions, {}), signal),
    select: (reply) => reply.data,
  });
}

/** The models of subscriptions. */
export const MODELS_QUERY = queryOptions({
  queryKey: [KEY, 'models'],
  queryFn: ({ signal }) => fetchReply(addressOf(SUBSCRIPTION_CALLS.listSubscriptionModels, {}), signal),
  select: (reply) => reply.data,
});

/** The filters of one subscription. */
export function filtersQuery(userId: string, queueName: string) {
  return queryOptions({
    queryKey: ['user', userId, KEY, queueName],
    queryFn: ({ signal }) =>
      fetchReply(addressOf(SUBSCRIPTION_CALLS.listSubscriptionFilters, {}, { queueName }), signal),
    select: (reply) => reply.data,
  });
}

/** How messages of a subscription are delivered, as that changes. */
export function deliveriesQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ['user', userId, KEY, 'deliveries', id],
    queryFn: ({ signal }) => fetchReply(addressOf(SUBSCRIPTION_CALLS.getDeliveries, { id }), signal),
    select: (reply) => reply.data,
    refetchInterval: 2_000,
  });
}

/** Asks for all of them again after a change. */
export function useRefreshSubscriptions(userId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['user', userId, KEY] });
}
