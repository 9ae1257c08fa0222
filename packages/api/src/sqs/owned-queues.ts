import {
  addNamedSubscription,
  type NewSubscriptionRow,
  type PortalStore,
  type Queue,
  queueNamed,
  setMostReceives,
  setQueueAccess,
} from '@ledgerscope/portal-store';
import type { SetAttributes } from './queue-attributes.ts';
import { SqsError } from './sqs-error.ts';

const PLAIN: NewSubscriptionRow = {
  type: 'TRANSACTION',
  model: 'FREE',
  transactionTypes: [],
  expiresOn: null,
  remaining: null,
};

/**
 * Makes a queue, or finds that of the user which has this name: a subscription without a filter, so that nothing is put in but what its
 * owner sends. Nobody else reads it until its policy admits them. @throws SqsError where the name is taken, or the user has as many as one can have
 */
export async function createQueue(
  store: PortalStore,
  userId: bigint,
  name: string,
  wanted: SetAttributes,
): Promise<void> {
  const there = await queueNamed(store, name);
  if (there?.userId === userId && isLike(there, wanted)) return;
  const made = there === undefined ? await addNamedSubscription(store, userId, PLAIN, name) : 'named';
  if (made === 'named') throw new SqsError('QueueNameExists', 'A queue already exists with this name.');
  if (made === undefined)
    throw new SqsError('OverLimit', 'You already have the maximum of three active subscriptions.');
  await setAttributes(store, { userId, subscriptionId: made.id }, wanted);
}

/** Whether a queue is what is asked for, as far as that is said. */
function isLike({ iamUsers, isPublic, mostReceives }: Queue, wanted: SetAttributes): boolean {
  const { readers, isPublic: isForAll } = wanted.access ?? { readers: iamUsers, isPublic };
  const isReadByThem = readers.length === iamUsers.length && readers.every((arn) => iamUsers.includes(arn));
  const isLikeForOthers = isReadByThem && (readers.length > 0 || isForAll === isPublic);
  return isLikeForOthers && (wanted.mostReceives === undefined || wanted.mostReceives === mostReceives);
}

/** Sets what is given. */
export async function setAttributes(
  store: PortalStore,
  { userId, subscriptionId }: Pick<Queue, 'userId' | 'subscriptionId'>,
  { access, mostReceives }: SetAttributes,
): Promise<void> {
  if (access !== undefined) await setQueueAccess(store, userId, subscriptionId, access);
  if (mostReceives !== undefined) await setMostReceives(store, userId, subscriptionId, mostReceives);
}
