import { type PortalStore, type Queue, queueNamed } from '@ledgerscope/portal-store';
import type { LongPolls } from './long-polls.ts';
import { readText, type SqsParameters } from './parameters.ts';
import { queueNameIn } from './queue-address.ts';
import { SqsError } from './sqs-error.ts';

/** Names of queues. */
export const QUEUE_NAME = /^[\w-]{1,80}$/;

/** What an action answers, as the JSON protocol has it. */
export type SqsReply = Readonly<Record<string, unknown>>;

/** Who asks, and of what. */
export interface SqsRequest {
  readonly store: PortalStore;
  /** Who signed the request; undefined if nobody did. */
  readonly caller: { readonly userId: bigint; readonly accessKey: string } | undefined;
  /** Ends where the key of the caller is no longer accepted. @throws SqsError then */
  readonly checkCaller: () => Promise<void>;
  /** By whose address requests are counted. */
  readonly client: string;
  /** Those who wait for messages. */
  readonly waiting: LongPolls;
  /** Scheme and host of the addresses of queues. */
  readonly origin: string;
  /** Ends with the connection. */
  readonly signal: AbortSignal;
  readonly parameters: SqsParameters;
}

/** Does what a request asks for. @throws SqsError for a refusal */
export type Action = (request: SqsRequest) => Promise<SqsReply>;

/** The queue of a name. @throws SqsError where there is none */
export async function findQueue({ store }: SqsRequest, name: string): Promise<Queue> {
  const queue = QUEUE_NAME.test(name) ? await queueNamed(store, name) : undefined;
  if (queue !== undefined) return queue;
  throw new SqsError('QueueDoesNotExist', 'The specified queue does not exist.');
}

/** The queue that a request names, for whoever may read it. @throws SqsError */
export function readableQueue(request: SqsRequest, action: string): Promise<Queue> {
  const name = queueNameIn(readText(request, 'QueueUrl'));
  return findQueue(request, name ?? '').then((queue) => readable(request, queue, action));
}

/** For the owner, owners of admitted keys, and everybody where the queue is public and no key is admitted. */
export function readable({ caller }: SqsRequest, queue: Queue, action: string): Queue {
  const { userId, iamUsers, isPublic } = queue;
  const isAdmitted =
    iamUsers.length === 0
      ? isPublic
      : iamUsers.some((arn) => caller !== undefined && arn.split('/').at(-1) === caller.accessKey);
  if (caller?.userId === userId || isAdmitted) return queue;
  throw deniedError(action);
}

/** Only the owner changes a queue, writes into it or empties it. */
export async function ownQueue(request: SqsRequest, action: string): Promise<Queue> {
  const queue = await findQueue(request, queueNameIn(readText(request, 'QueueUrl')) ?? '');
  if (request.caller?.userId === queue.userId) return queue;
  throw deniedError(action);
}

/** The refusal of an action. */
export function deniedError(action: string): SqsError {
  return new SqsError(
    'AccessDeniedException',
    `Access to the resource is denied: no policy of the queue allows ${action}.`,
  );
}
