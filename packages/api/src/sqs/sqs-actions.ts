import { SENT_A_DAY } from '@ledgerscope/contract';
import {
  changeVisibility,
  deleteMessage,
  deleteSubscription,
  type PortalStore,
  purgeQueue,
  type Queue,
  queuesOf,
  type ReceivedMessage,
  receiveMessages,
  sendMessage,
} from '@ledgerscope/portal-store';
import { messageReply, newMessage, sentReply } from './messages.ts';
import { OTHER_ACTIONS } from './other-actions.ts';
import { createQueue, setAttributes } from './owned-queues.ts';
import { isObject, listOf, namesIn, readText, receiptOf, type SqsParameters, wholeOf } from './parameters.ts';
import { queueUrlOf } from './queue-address.ts';
import { readAttributes, VISIBILITY_SECONDS, wantedAttributes } from './queue-attributes.ts';
import { SqsError } from './sqs-error.ts';
import {
  type Action,
  deniedError,
  findQueue,
  ownQueue,
  QUEUE_NAME,
  readable,
  readableQueue,
  type SqsReply,
  type SqsRequest,
} from './sqs-request.ts';
import { TAG_ACTIONS, tagNew, tagsIn } from './tag-actions.ts';

const MOST_VISIBILITY_SECONDS = 43_200;
const MOST_WAIT_SECONDS = 20;
const MOST_AT_ONCE = 10;
const ENTRY_ID = /^[\w-]{1,80}$/;
/** Attributes that not every queue has. */
const SOMETIMES: readonly string[] = ['All', 'RedrivePolicy', 'Policy'];

/** The actions that queue clients use, by name. */
export const SQS_ACTIONS: Readonly<Record<string, Action>> = {
  ...TAG_ACTIONS,
  ...OTHER_ACTIONS,
  CreateQueue: async (request) => {
    const { store, caller, origin, parameters } = request;
    if (caller === undefined) throw deniedError('sqs:CreateQueue');
    const name = readText(request, 'QueueName');
    if (!QUEUE_NAME.test(name))
      throw new SqsError(
        'InvalidParameterValueException',
        'A name must have 1 to 80 letters, digits, hyphens and underscores.',
      );
    const tags = tagsIn(parameters.tags ?? parameters.Tags ?? {});
    await createQueue(store, caller.userId, name, wantedAttributes(name, parameters.Attributes));
    await tagNew(request, await findQueue(request, name), tags);
    return { QueueUrl: queueUrlOf(origin, name) };
  },
  SetQueueAttributes: async (request) => {
    const queue = await ownQueue(request, 'sqs:SetQueueAttributes');
    await setAttributes(request.store, queue, wantedAttributes(queue.queueName, request.parameters.Attributes));
    return {};
  },
  DeleteQueue: async (request) => {
    const { userId, subscriptionId } = await ownQueue(request, 'sqs:DeleteQueue');
    await deleteSubscription(request.store, userId, subscriptionId);
    return {};
  },
  GetQueueUrl: async (request) => {
    const queue = readable(request, await findQueue(request, readText(request, 'QueueName')), 'sqs:GetQueueUrl');
    return { QueueUrl: queueUrlOf(request.origin, queue.queueName) };
  },
  ListQueues: async ({ store, caller, origin, parameters }) => {
    if (caller === undefined) throw deniedError('sqs:ListQueues');
    const [prefix = ''] = namesIn(parameters, 'QueueNamePrefix');
    const own = (await queuesOf(store, caller.userId)).filter(({ queueName }) => queueName.startsWith(prefix));
    return { QueueUrls: own.map(({ queueName }) => queueUrlOf(origin, queueName)) };
  },
  GetQueueAttributes: async (request) => {
    const queue = await readableQueue(request, 'sqs:GetQueueAttributes');
    const names = namesIn(request.parameters, 'AttributeNames');
    const all = await readAttributes(request.store, queue);
    // One that a queue can have, and this one has not, is omitted.
    const unknown = names.find((name) => !SOMETIMES.includes(name) && !Object.hasOwn(all, name));
    if (unknown !== undefined) throw new SqsError('InvalidAttributeName', `Unknown Attribute ${unknown}.`);
    const asked = Object.keys(all).filter((name) => names.includes('All') || names.includes(name));
    return { Attributes: Object.fromEntries(asked.map((name) => [name, all[name]])) };
  },
  ReceiveMessage: async (request) => {
    const queue = await readableQueue(request, 'sqs:ReceiveMessage');
    const most = wholeOf(request, 'MaxNumberOfMessages', 1, MOST_AT_ONCE, 1);
    const seconds = wholeOf(request, 'VisibilityTimeout', 0, MOST_VISIBILITY_SECONDS, VISIBILITY_SECONDS);
    const wait = wholeOf(request, 'WaitTimeSeconds', 0, MOST_WAIT_SECONDS, 0);
    // Before anything is received: what is refused stays in the queue.
    const names = ['AttributeNames', 'MessageSystemAttributeNames'].flatMap((list) =>
      namesIn(request.parameters, list),
    );
    const own = namesIn(request.parameters, 'MessageAttributeNames');
    const receive = (from: Queue) => receiveMessages(request.store, from, most, seconds);
    const there = await receive(queue);
    const received = there.length > 0 || wait === 0 ? there : await receiveSoon(request, queue, wait, receive);
    return received.length === 0 ? {} : { Messages: received.map((message) => messageReply(message, names, own)) };
  },
  DeleteMessage: async (request) => {
    const { subscriptionId } = await readableQueue(request, 'sqs:DeleteMessage');
    await deleteMessage(request.store, subscriptionId, receiptOf(request.parameters));
    return {};
  },
  DeleteMessageBatch: async (request) => {
    const { subscriptionId } = await readableQueue(request, 'sqs:DeleteMessage');
    return batch(request, async (entry) => {
      await deleteMessage(request.store, subscriptionId, receiptOf(entry));
      return {};
    });
  },
  ChangeMessageVisibility: async (request) => {
    const { subscriptionId } = await readableQueue(request, 'sqs:ChangeMessageVisibility');
    await changeOne(request.store, subscriptionId, request.parameters);
    return {};
  },
  ChangeMessageVisibilityBatch: async (request) => {
    const { subscriptionId } = await readableQueue(request, 'sqs:ChangeMessageVisibility');
    return batch(request, async (entry) => {
      await changeOne(request.store, subscriptionId, entry);
      return {};
    });
  },
  SendMessage: async (request) => {
    const queue = await ownQueue(request, 'sqs:SendMessage');
    return sendOne(request.store, queue, request.parameters);
  },
  SendMessageBatch: async (request) => {
    const queue = await ownQueue(request, 'sqs:SendMessage');
    return batch(request, (entry) => sendOne(request.store, queue, entry));
  },
  PurgeQueue: async (request) => {
    const { subscriptionId } = await ownQueue(request, 'sqs:PurgeQueue');
    await purgeQueue(request.store, subscriptionId);
    return {};
  },
};

/** Waits for messages for so long, or until nobody waits for the answer. @throws SqsError where too many wait, or the queue is no longer readable */
async function receiveSoon(
  request: SqsRequest,
  queue: Queue,
  waitSeconds: number,
  receive: (from: Queue) => Promise<ReceivedMessage[]>,
): Promise<ReceivedMessage[]> {
  const { waiting, client, signal } = request;
  const look = async () => {
    // While it waited the key can have been switched off, and the queue closed to its readers.
    await request.checkCaller();
    return receive(await readableQueue(request, 'sqs:ReceiveMessage'));
  };
  return waiting.run(client, request.store, (waits) =>
    waits.receive(queue.subscriptionId, look, waitSeconds * 1_000, signal),
  );
}

/** Sends a message of the owner. @throws SqsError for what no message can be, and where the owner has sent enough for a day */
async function sendOne(store: PortalStore, queue: Queue, parameters: SqsParameters): Promise<SqsReply> {
  const message = newMessage(parameters);
  const id = await sendMessage(store, queue, message, SENT_A_DAY);
  if (id !== undefined) return sentReply(message, id);
  const { messages, bytes } = SENT_A_DAY;
  throw new SqsError(
    'OverLimit',
    `A user can send ${messages} messages and ${bytes} bytes in a day (UTC). Send more tomorrow.`,
  );
}

async function changeOne(store: PortalStore, subscriptionId: bigint, parameters: SqsParameters): Promise<void> {
  const seconds = wholeOf({ parameters }, 'VisibilityTimeout', 0, MOST_VISIBILITY_SECONDS);
  if (await changeVisibility(store, subscriptionId, receiptOf(parameters), seconds)) return;
  throw new SqsError('MessageNotInflight', 'The message is not in flight with this receipt handle.');
}

/** Does one thing for each entry; one that fails does not keep the others from being done. */
async function batch({ parameters }: SqsRequest, one: (entry: SqsParameters) => Promise<SqsReply>): Promise<SqsReply> {
  const given = listOf(parameters.Entries ?? []);
  const entries = given.filter(isObject);
  if (entries.length < given.length)
    throw new SqsError('SerializationException', 'Each member of Entries must be a structure.');
  if (entries.length === 0)
    throw new SqsError('EmptyBatchRequest', 'There should be at least one entry in the request.');
  if (entries.length > MOST_AT_ONCE)
    throw new SqsError('TooManyEntriesInBatchRequest', `Maximum number of entries per request is ${MOST_AT_ONCE}.`);
  const ids = entries.map((entry) => readText({ parameters: entry }, 'Id'));
  if (!ids.every((id) => ENTRY_ID.test(id)))
    throw new SqsError('InvalidBatchEntryId', 'An ID must have 1 to 80 letters, digits, hyphens and underscores.');
  if (new Set(ids).size < ids.length) throw new SqsError('BatchEntryIdsNotDistinct', 'Two entries have the same ID.');
  const Successful: SqsReply[] = [];
  const Failed: SqsReply[] = [];
  for (const entry of entries)
    try {
      Successful.push({ Id: entry.Id, ...(await one(entry)) });
    } catch (error) {
      if (!(error instanceof SqsError)) throw error;
      Failed.push({ Id: entry.Id, SenderFault: true, Code: error.queryCode, Message: error.message });
    }
  return { Successful, Failed };
}
