import { changeQueueTags, type Queue, queueTags } from '@ledgerscope/portal-store';
import { isObject, namesIn } from './parameters.ts';
import { SqsError } from './sqs-error.ts';
import { type Action, ownQueue, readableQueue, type SqsRequest } from './sqs-request.ts';

const MOST_TAGS = 50;
const KEY_MAX = 128;
const VALUE_MAX = 256;
/** The characters that the service takes in both. */
const TAG_TEXT = /^[\p{L}\p{Z}\p{N}_.:/=+\-@]*$/u;
/** What the service keeps for itself. */
const RESERVED = /^aws:/i;

type Tags = Readonly<Record<string, string>>;

/** Labels of queues: infrastructure tools set them, and compare what they read with what they set. */
export const TAG_ACTIONS: Readonly<Record<string, Action>> = {
  TagQueue: async (request) => {
    const queue = await ownQueue(request, 'sqs:TagQueue');
    const tags = tagsIn(request.parameters.Tags);
    if (Object.keys(tags).length === 0) throw missingParameter('Tags');
    await addTags(request, queue, tags);
    return {};
  },
  UntagQueue: async (request) => {
    const queue = await ownQueue(request, 'sqs:UntagQueue');
    const keys = new Set(namesIn(request.parameters, 'TagKeys'));
    if (keys.size === 0) throw missingParameter('TagKeys');
    await changeQueueTags(request.store, queue, MOST_TAGS, (before) =>
      Object.fromEntries(Object.entries(before).filter(([key]) => !keys.has(key))),
    );
    return {};
  },
  ListQueueTags: async (request) => {
    const { subscriptionId } = await readableQueue(request, 'sqs:ListQueueTags');
    const tags = await queueTags(request.store, subscriptionId);
    return Object.keys(tags).length === 0 ? {} : { Tags: tags };
  },
};

/** Labels a queue that was made with labels. @throws SqsError for too many */
export async function tagNew(request: SqsRequest, queue: Queue, tags: Tags): Promise<void> {
  if (Object.keys(tags).length > 0) await addTags(request, queue, tags);
}

async function addTags({ store }: SqsRequest, queue: Queue, tags: Tags): Promise<void> {
  const isChanged = await changeQueueTags(store, queue, MOST_TAGS, (before) => ({ ...before, ...tags }));
  if (!isChanged) throw tooMany();
}

/** Labels as they are given. @throws SqsError for a key or value that no label can have, and for too many */
export function tagsIn(given: unknown): Tags {
  if (given === undefined) return {};
  if (!isObject(given)) throw new SqsError('SerializationException', 'Tags must be a structure.');
  const tags = Object.entries(given).map(([key, value]) => [key, tagValue(key, value)] as const);
  if (tags.length > MOST_TAGS) throw tooMany();
  return Object.fromEntries(tags);
}

function tagValue(key: string, value: unknown): string {
  if (typeof value !== 'string') throw new SqsError('SerializationException', 'Each tag must be a string.');
  const isKey = key !== '' && key.length <= KEY_MAX && TAG_TEXT.test(key) && !RESERVED.test(key);
  if (isKey && value.length <= VALUE_MAX && TAG_TEXT.test(value)) return value;
  throw new SqsError(
    'InvalidParameterValueException',
    `A tag has a key of 1 to ${KEY_MAX} characters that does not start with aws:, and a value of up to ${VALUE_MAX}; both consist of letters, digits, spaces and _ . : / = + - @.`,
  );
}

function tooMany(): SqsError {
  return new SqsError('InvalidParameterValueException', `A queue can have ${MOST_TAGS} tags at most.`);
}

function missingParameter(name: string): SqsError {
  return new SqsError('MissingRequiredParameterException', `The request must contain the parameter ${name}.`);
}
