import { type SettledQueues, settleNow } from '@ledgerscope/aws-queues/maintain-queues';
import { USER_ARN } from '@ledgerscope/aws-queues/queue-policy';
import type { SUBSCRIPTION_CALLS } from '@ledgerscope/contract';
import {
  addQueueReader,
  type NewReceiver,
  type OwnSubscription,
  type PortalStore,
  removeQueueReader,
  subscriptions,
} from '@ledgerscope/portal-store';
import type { CallRequest } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { portalStoreOf } from '../../portal-store-of.ts';

const WRONG_ARN = 'Unable to add AWS User IAM, please check the format of your entry.';
const MAX_READERS = 20;

/** What the messages of a new subscription are sent to; undefined for a queue in the portal's database. */
export function receiverOf(
  { queueService }: ApiContext,
  url: string | null,
  secret: { readonly secretSealed: Uint8Array } | undefined,
): NewReceiver | undefined {
  if (url !== null && secret !== undefined) return { kind: 'webhook', url, secretSealed: secret.secretSealed };
  return queueService === undefined ? undefined : { kind: 'queue' };
}

/** A subscription that was just made, with the address of its queue; without one where the queue could not be made yet. */
export async function withQueue(context: ApiContext, made: OwnSubscription): Promise<OwnSubscription> {
  if (made.awsQueue === null) return made;
  await settleQueue(context, made.queueName);
  const all = await subscriptions(portalStoreOf(context), made.userId);
  return all.find(({ id }) => id === made.id) ?? made;
}

/** Admits a reader to a queue. One whom the service of the queue refuses is taken back. */
export async function addReader({
  context,
  path,
  query,
  signedIn: { user },
}: CallRequest<(typeof SUBSCRIPTION_CALLS)['addQueueReader']>) {
  const arn = query.arn?.trim() ?? '';
  if (!USER_ARN.test(arn)) throw new ApiError('invalid_parameter', WRONG_ARN, 'arn');
  const store = portalStoreOf(context);
  const subscription = await ownSubscription(store, user.id, path.id);
  checkActive(subscription);
  const iamUsers = await addQueueReader(store, user.id, path.id, arn, MAX_READERS);
  if (iamUsers === 'too many') throw new ApiError('conflict', 'The queue has reached its limit of users.');
  if (iamUsers === false) throw new ApiError('not_found', NO_SUBSCRIPTION);
  const became = subscription.awsQueue === null ? 'settled' : await settleQueue(context, subscription.queueName);
  if (became !== 'settled') {
    if (!subscription.iamUsers.includes(arn)) await removeQueueReader(store, user.id, path.id, arn);
    throw became === 'refused'
      ? new ApiError('invalid_parameter', WRONG_ARN, 'arn')
      : new ApiError('portal_unavailable', 'The queue service is not responding. Try again in a minute.');
  }
  return { data: { iamUsers: [...iamUsers] } };
}

async function settleQueue(context: ApiContext, queueName: string): Promise<SettledQueues> {
  const { queueService: service, log } = context;
  return service === undefined ? 'later' : settleNow({ portal: portalStoreOf(context), service, log }, queueName);
}

export const NO_SUBSCRIPTION = 'Subscription not found.';

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
