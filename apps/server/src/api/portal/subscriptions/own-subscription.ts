import { type OwnSubscription, type PortalStore, subscriptions } from '@ledgerscope/portal-store';
import { ApiError } from '../../api-error.ts';

export const NO_SUBSCRIPTION = 'You have no subscription of this id.';

/** A subscription of the user. @throws ApiError where the user has none of this id */
export async function ownSubscription(store: PortalStore, userId: bigint, id: bigint): Promise<OwnSubscription> {
  const found = (await subscriptions(store, userId)).find((one) => one.id === id);
  if (found !== undefined) return found;
  throw new ApiError('not_found', NO_SUBSCRIPTION);
}

/** @throws ApiError for a subscription that has ended */
export function checkActive({ isActive }: OwnSubscription): void {
  if (!isActive) throw new ApiError('conflict', 'This subscription has ended.');
}
