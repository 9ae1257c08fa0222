import { policyOf, READER_ACTIONS, RETENTION_SECONDS, USER_ARN } from '@ledgerscope/aws-queues/queue-policy';
import { type PortalStore, type Queue, type QueueAccess, queueCounts } from '@ledgerscope/portal-store';
import { MAX_BODY_BYTES } from './messages.ts';
import { isObject, listOf, type SqsParameters } from './parameters.ts';
import { queueArnOf } from './queue-address.ts';
import { SqsError } from './sqs-error.ts';

export const VISIBILITY_SECONDS = 30;
const MOST_RECEIVES = 1_000;
const MOST_READERS = 20;
/** What every queue here is like. */
const FIXED: Readonly<Record<string, string>> = {
  DelaySeconds: '0',
  MaximumMessageSize: String(MAX_BODY_BYTES),
  MessageRetentionPeriod: String(RETENTION_SECONDS),
  ReceiveMessageWaitTimeSeconds: '0',
  VisibilityTimeout: String(VISIBILITY_SECONDS),
};
/** What an owner can set. */
export interface SetAttributes {
  readonly access?: QueueAccess;
  readonly mostReceives?: number | null;
}

const OWNER_ALONE: QueueAccess = { readers: [], isPublic: false };
const EVERYBODY: QueueAccess = { readers: [], isPublic: true };

/** All attributes of a queue. */
export async function readAttributes(store: PortalStore, queue: Queue): Promise<Readonly<Record<string, string>>> {
  const { queueName, createdAt, mostReceives } = queue;
  const { visible, inFlight, delayed } = await queueCounts(store, queue.subscriptionId);
  const created = String(Math.floor(createdAt.getTime() / 1_000));
  const deadLetterTargetArn = queueArnOf(queueName);
  return {
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
    ApproximateNumberOfMessagesDelayed: String(delayed),
    CreatedTimestamp: created,
    LastModifiedTimestamp: created,
    ...FIXED,
    QueueArn: queueArnOf(queueName),
    ...(isOwnersAlone(queue) ? {} : { Policy: policyOf(queueArnOf(queueName), queue.iamUsers) }),
    ...(mostReceives === null
      ? {}
      : { RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount: mostReceives }) }),
  };
}

/** Whether a queue has no policy. */
function isOwnersAlone({ iamUsers, isPublic }: Queue): boolean {
  return iamUsers.length === 0 && !isPublic;
}

/** What attributes ask a queue to be. @throws SqsError for what no queue here can be */
export function wantedAttributes(queueName: string, given: unknown): SetAttributes {
  const wanted: { access?: QueueAccess; mostReceives?: number | null } = {};
  for (const [name, value] of Object.entries(isObject(given) ? given : {})) {
    if (typeof value === 'object') throw new SqsError('SerializationException', `${name} must be a string.`);
    const text = String(value);
    if (name === 'Policy') wanted.access = accessIn(text);
    else if (name === 'RedrivePolicy') wanted.mostReceives = mostReceivesIn(queueName, text);
    else if (FIXED[name] !== text)
      throw Object.hasOwn(FIXED, name)
        ? new SqsError('InvalidAttributeValue', `${name} is ${FIXED[name]} for all queues.`)
        : new SqsError('InvalidAttributeName', `Unknown Attribute ${name}.`);
  }
  return wanted;
}

/** Who a policy admits. @throws SqsError for one that says anything else */
function accessIn(text: string): QueueAccess {
  if (text === '') return OWNER_ALONE;
  const { Principal, Action } = statementIn(text);
  const isReading = listOf(Action).every((action) => typeof action === 'string' && READER_ACTIONS.includes(action));
  if (!isReading) throw new SqsError('InvalidAttributeValue', `A policy can allow ${READER_ACTIONS.join(', ')}.`);
  const named = isObject(Principal) ? Principal.AWS : Principal;
  if (named === '*') return EVERYBODY;
  const readers = listOf(named).filter((arn): arn is string => typeof arn === 'string' && USER_ARN.test(arn));
  if (readers.length === listOf(named).length && readers.length > 0 && readers.length <= MOST_READERS)
    return { readers: [...new Set(readers)], isPublic: false };
  throw new SqsError('InvalidAttributeValue', `A policy may allow everyone or up to ${MOST_READERS} users.`);
}

/** The one statement of a policy, which allows something without a condition. @throws SqsError for another one */
function statementIn(text: string): SqsParameters {
  const [one, ...others] = listOf(jsonOf(text).Statement);
  if (isObject(one) && others.length === 0 && one.Effect === 'Allow' && one.Condition === undefined) return one;
  throw new SqsError('InvalidAttributeValue', 'A policy must contain a single statement that grants read access.');
}

/** After how many receives a message is given up; null for never. @throws SqsError */
function mostReceivesIn(queueName: string, text: string): number | null {
  if (text === '') return null;
  const { deadLetterTargetArn, maxReceiveCount } = jsonOf(text);
  const most = typeof maxReceiveCount === 'object' ? Number.NaN : Number(maxReceiveCount);
  if (deadLetterTargetArn !== queueArnOf(queueName))
    throw new SqsError('InvalidAttributeValue', 'deadLetterTargetArn must be the ARN of this queue.');
  if (Number.isInteger(most) && most >= 1 && most <= MOST_RECEIVES) return most;
  throw new SqsError('InvalidAttributeValue', `maxReceiveCount must be from 1 to ${MOST_RECEIVES}.`);
}

function jsonOf(text: string): SqsParameters {
  try {
    const parsed: unknown = JSON.parse(text);
    if (isObject(parsed)) return parsed;
  } catch {
    // It is refused below.
  }
  throw new SqsError('InvalidAttributeValue', 'The policy is not a JSON object.');
}
