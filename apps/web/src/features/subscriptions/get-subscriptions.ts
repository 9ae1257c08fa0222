import type { Subscription, SubscriptionFilter } from '@ledgerscope/contract/subscription';
import { SUBSCRIPTION_CALLS } from '@ledgerscope/contract/subscription-calls';
import type { SubscriptionModel } from '@ledgerscope/contract/subscription-options';
import { useQueryClient } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { dataQuery } from '../../shared/api/data-query.ts';

export type { Subscription, SubscriptionFilter, SubscriptionModel };

/** What a dialog about a subscription is given. */
export interface SubscriptionDialogProps {
  readonly userId: string;
  readonly subscription: Subscription;
  readonly close: () => void;
}

const KEY = 'subscriptions';

/** The subscriptions of the user who is signed in. */
export function subscriptionsQuery(userId: string) {
  return dataQuery(['user', userId, KEY], addressOf(SUBSCRIPTION_CALLS.listSubscriptions, {}));
}

/** The models of subscriptions. */
export const MODELS_QUERY = dataQuery([KEY, 'models'], addressOf(SUBSCRIPTION_CALLS.listSubscriptionModels, {}));

/** The filters of one subscription. */
export function filtersQuery(userId: string, queueName: string) {
  const address = addressOf(SUBSCRIPTION_CALLS.listSubscriptionFilters, {}, { queueName });
  return dataQuery(['user', userId, KEY, queueName], address);
}

/** How messages of a subscription are delivered, as that changes. */
export function deliveriesQuery(userId: string, id: string) {
  const address = addressOf(SUBSCRIPTION_CALLS.getDeliveries, { id });
  return { ...dataQuery(['user', userId, KEY, 'deliveries', id], address), refetchInterval: 2_000 };
}

/** Asks for all of them again after a change. */
export function useRefreshSubscriptions(userId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['user', userId, KEY] });
}
