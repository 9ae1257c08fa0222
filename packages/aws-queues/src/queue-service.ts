import {
  type BatchResultErrorEntry,
  CreateQueueCommand,
  DeleteQueueCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  SendMessageBatchCommand,
  type SendMessageBatchCommandOutput,
  SetQueueAttributesCommand,
  SQSClient,
  SQSServiceException,
} from '@aws-sdk/client-sqs';
import type { ApartMessages, DueBatch, Tried } from '@ledgerscope/portal-store';
import { describeFailure } from './queue-failure.ts';
import { policyOf, READER_ACTIONS, RETENTION_SECONDS } from './queue-policy.ts';
import type { QueueServiceConfig } from './queue-settings.ts';

const CONNECT_MS = 5_000;
const ANSWER_MS = 10_000;
/** All calls of one batch together; less than the lease of who sends it. */
const BATCH_MS = 20_000;
const MOST_ENTRIES = 10;
/** Bodies and attributes of one call; with room for what is around them. */
const MOST_BYTES = 1_040_000;
const ATTRIBUTE_BYTES = 100;
const NOT_THERE = ['QueueDoesNotExist', 'AWS.SimpleQueueService.NonExistentQueue'];

type Message = DueBatch['messages'][number];

/** What became of messages that were sent to a queue, and whether that is still there. */
export interface SentToQueue extends Tried {
  readonly isGone: boolean;
}

/** The queues of subscriptions at AWS, or at a server that speaks the same protocol. */
export class QueueService {
  readonly #client: SQSClient;
  readonly region: string;

  constructor(
    { region, endpoint }: QueueServiceConfig,
    credentials?: { accessKeyId: string; secretAccessKey: string },
  ) {
    this.region = region;
    this.#client = new SQSClient({
      region,
      ...(endpoint === undefined ? {} : { endpoint }),
      ...(credentials === undefined ? {} : { credentials }),
      // The caller tries again what failed, with growing pauses.
      maxAttempts: 1,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
    });
  }

  /** Makes a queue, or finds the one of this name; answers its address. */
  async make(QueueName: string): Promise<string> {
    const Attributes = { MessageRetentionPeriod: String(RETENTION_SECONDS) };
    const { QueueUrl } = await this.#client.send(new CreateQueueCommand({ QueueName, Attributes }));
    if (QueueUrl === undefined) throw new Error('the response of the queue service does not contain a queue URL');
    return QueueUrl;
  }

  /** Sets who may read a queue: these users, or with none everybody. */
  async admit(QueueUrl: string, readers: readonly string[]): Promise<void> {
    const AttributeNames = ['QueueArn'] as ['QueueArn'];
    const { Attributes } = await this.#client.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames }));
    // What Amazon lets no other account do is not promised.
    const actions = READER_ACTIONS.filter((action) => action !== 'sqs:ListQueueTags');
    const Policy = policyOf(Attributes?.QueueArn ?? '', readers, actions);
    await this.#client.send(new SetQueueAttributesCommand({ QueueUrl, Attributes: { Policy } }));
  }

  /** Deletes a queue; one that is not there is as good. */
  async remove(QueueName: string): Promise<void> {
    try {
      // The process that made it may have ended before the address was stored.
      const { QueueUrl } = await this.#client.send(new GetQueueUrlCommand({ QueueName }));
      await this.#client.send(new DeleteQueueCommand({ QueueUrl }));
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }

  /**
   * Sends messages in their order, up to ten in a call, until one of them fails: what comes behind is left for the next try. What the
   * service will never take is given up by itself.
   */
  async send(QueueUrl: string, messages: readonly Message[], signal?: AbortSignal): Promise<SentToQueue> {
    const started = performance.now();
    const abortSignal = AbortSignal.any([AbortSignal.timeout(BATCH_MS), ...(signal === undefined ? [] : [signal])]);
    const apart: ApartMessages[] = [];
    let [failure, isQueueGone]: [string | undefined, boolean] = [undefined, false];
    for (const some of inCalls(messages)) {
      try {
        const command = new SendMessageBatchCommand({ QueueUrl, Entries: some.map(entryOf) });
        failure = sortOut(await this.#client.send(command, { abortSignal }), apart);
      } catch (error) {
        [failure, isQueueGone] = [describeFailure(error), isGone(error)];
      }
      if (failure !== undefined) break;
    }
    return {
      isDelivered: failure === undefined,
      status: null,
      response: failure ?? '',
      apart,
      isGone: isQueueGone,
      tookMs: Math.round(performance.now() - started),
    };
  }

  close(): void {
    this.#client.destroy();
  }
}

/** Notes what was taken, and what never will be; answers why something is left, undefined where nothing is. */
function sortOut({ Successful = [], Failed = [] }: SendMessageBatchCommandOutput, apart: ApartMessages[]) {
  const errorText = ({ Code, Message: text }: BatchResultErrorEntry) => `${Code}: ${text ?? ''}`;
  apart.push({ ids: Successful.map(({ Id }) => BigInt(Id ?? '')), state: 'delivered', response: '' });
  for (const one of Failed.filter(({ SenderFault }) => SenderFault === true))
    apart.push({ ids: [BigInt(one.Id ?? '')], state: 'dead', response: errorText(one) });
  const later = Failed.find(({ SenderFault }) => SenderFault !== true);
  return later === undefined ? undefined : errorText(later);
}

function isGone(error: unknown): boolean {
  return error instanceof SQSServiceException && NOT_THERE.includes(error.name);
}

/** A message, with the id that it has at every try, and whether a replay sent it. */
function entryOf({ id, messageId, body, replayed }: Message) {
  const text = (StringValue: string) => ({ DataType: 'String', StringValue });
  return {
    Id: String(id),
    MessageBody: body,
    MessageAttributes: { messageId: text(messageId), ...(replayed ? { replayed: text('true') } : {}) },
  };
}

/** As many in a call as it may have, in their order. */
function inCalls(messages: readonly Message[]): Message[][] {
  const calls: Message[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const message of messages) {
    const size = Buffer.byteLength(message.body) + ATTRIBUTE_BYTES;
    const last = calls.at(-1);
    if (last === undefined || last.length === MOST_ENTRIES || bytes + size > MOST_BYTES) {
      calls.push([message]);
      bytes = size;
    } else {
      last.push(message);
      bytes += size;
    }
  }
  return calls;
}
