import { type Static, Type } from 'typebox';
import { arrayOf, flag, object, orNull, text, textOrNull, whole, wholeOrNull } from './schemas.ts';
import { FILTER_TYPES, SUBSCRIPTION_MODELS, SUBSCRIPTION_TYPES } from './subscription-options.ts';

/** What a user has sent to them as it happens on the ledger. */
export const Subscription = object('A subscription.', {
  id: text('Names it in paths.'),
  subscriptionType: Type.Enum(SUBSCRIPTION_TYPES, { description: 'Subscription type.' }),
  subscriptionModel: Type.Enum(SUBSCRIPTION_MODELS, { description: 'Subscription model.' }),
  queueName: text('The name of its queue.'),
  queueUrl: textOrNull('Queue URL; null until the queue is created at AWS.'),
  transactionTypes: arrayOf(Type.String(), 'The types that it reports; empty for all.'),
  expiry: textOrNull('The day (UTC) on which it ends; null if time does not end it.'),
  remaining: textOrNull('Messages until its end; null if their number does not end it.'),
  active: flag('False once it has ended.'),
  stoppedFor: orNull(
    Type.Enum(['balance', 'owner', 'abi', 'replay', 'behind']),
    'Reason it is not sending: `balance` (no units left), `owner` (paused), `abi` (a different ABI is needed), `replay` (a replay is running), `behind` (catching up); null if it is sending.',
  ),
  iamUsers: arrayOf(Type.String(), 'ARNs of those who may read the queue beside its owner.'),
  public: flag('Whether the queue is public. If false and no users are listed, only the owner has read access.'),
  hasAbi: flag('Whether an ABI was uploaded.'),
  abiProblem: textOrNull('Why it stopped at its ABI, as a sentence without its stop; null if it did not.'),
  webhookUrl: textOrNull('Webhook URL; null if messages are put into the queue.'),
  created: text('When it was made, ISO 8601 UTC.'),
});
export type Subscription = Static<typeof Subscription>;

/** A subscription that was just made. */
export const NewSubscription = object('A new subscription.', {
  ...Subscription.properties,
  webhookSecret: textOrNull(
    'Secret used to sign webhook messages (Standard Webhooks), only returned here; null without a webhook.',
  ),
});
export type NewSubscription = Static<typeof NewSubscription>;

/** What a webhook answered. */
const ANSWER = {
  status: wholeOrNull('HTTP status; null if there was no answer.'),
  response: textOrNull('The beginning of the answer, or why there was none.'),
  tookMs: wholeOrNull('Milliseconds until then.'),
};

/** What became of a try to post to a webhook. */
export const WebhookTry = object('A try.', { delivered: flag('Whether the status was one of success.'), ...ANSWER });

/** What posted messages are signed with from now on. */
export const WebhookSecret = object('A secret.', {
  webhookSecret: text('The new secret, this once. For a day messages are signed by the old one too.'),
});

/** A message of a queue or a webhook. */
export const Delivery = object('A message of a subscription.', {
  messageId: text('Names the message; the same at each try.'),
  state: Type.Enum(['waiting', 'received', 'delivered', 'dead'], {
    description:
      'For a queue, received: hidden from other consumers for now; delivered: deleted by a consumer. dead: all attempts used up (dead letter).',
  }),
  replayed: flag('Whether a replay sent it.'),
  queued: text('When it was queued, ISO 8601 UTC.'),
  tries: whole('Attempts, or receives.'),
  tried: textOrNull('When it was tried last, or received first, ISO 8601 UTC.'),
  deleted: textOrNull('When a reader deleted it, ISO 8601 UTC.'),
  body: text('The message, JSON.'),
  ...ANSWER,
});
export type Delivery = Static<typeof Delivery>;

/** How the messages of a subscription are delivered. */
export const Deliveries = object('Deliveries of a subscription.', {
  sink: Type.Enum(['queue', 'webhook'], { description: 'Destination type.' }),
  sent: flag(
    'Whether this server sends the messages, to a webhook or to a queue at AWS; otherwise they wait for who receives them.',
  ),
  url: textOrNull('The address of the queue or the webhook; null until a queue at AWS is made.'),
  mostReceives: wholeOrNull(
    'Number of receives after which a message of a built-in queue becomes a dead letter; null if unlimited.',
  ),
  behindSeconds: whole('Lag behind the ledger in seconds; 0 if up to date.'),
  replay: orNull(
    Type.Object({
      from: text('Start, ISO 8601 UTC.'),
      until: text('End, ISO 8601 UTC.'),
      at: text('Progress, ISO 8601 UTC.'),
    }),
    'The replay that is under way.',
  ),
  pausedFor: Type.Union([Type.Literal('owner'), Type.Literal('failure'), Type.Null()], {
    description: '`failure` after 24 hours of failures; null if not paused.',
  }),
  failingSince: textOrNull(
    'When the first of the tries failed that have all failed since; null if the last one did not.',
  ),
  nextTry: textOrNull('Time of the next attempt after a failure.'),
  waiting: whole('Messages that wait.'),
  lagSeconds: whole('Age of the oldest message in seconds.'),
  queued: whole('Queued in the last 24 hours.'),
  delivered: whole('Delivered, or deleted by readers of the queue, in the last 24 hours.'),
  dead: whole('Tried, or received, for the last time; they can be sent again for three days.'),
  deliveries: arrayOf(Delivery, 'The last 50 messages, newest first.'),
});
export type Deliveries = Static<typeof Deliveries>;

/** What ends a subscription. */
export const SubscriptionModelInfo = object('A model of subscriptions.', {
  id: Type.Enum(SUBSCRIPTION_MODELS, { description: 'Names it in calls.' }),
  name: text('Its name.'),
  description: text('Description.'),
  options: arrayOf(Type.String(), 'Available options; empty for free text.'),
});
export type SubscriptionModelInfo = Static<typeof SubscriptionModelInfo>;

/** What a subscription is narrowed to. */
export const SubscriptionFilter = object('A filter of a subscription.', {
  filterId: text('Names it in paths.'),
  filterType: Type.Enum(FILTER_TYPES, { description: 'Filter type.' }),
  ids: arrayOf(Type.String(), 'Ids, or parts of memos.'),
  signature: arrayOf(Type.String(), 'Names or hex signatures of events.'),
  queueName: text('The queue of its subscription.'),
  user: text('Email address of its owner.'),
});
export type SubscriptionFilter = Static<typeof SubscriptionFilter>;

/** Who may read a queue. */
export const QueueReaders = object('Users with read access to a queue.', {
  iamUsers: arrayOf(Type.String(), 'ARNs of those who may read it beside its owner.'),
});

/** What subscriptions send, as it is on this network. */
export const SampleMessages = object('Messages of subscriptions.', {
  transaction: textOrNull('JSON of a message of a subscription for transactions; null if there was no transaction.'),
  event: textOrNull('JSON of an event message; null if none of the latest contract logs could be decoded.'),
  topicMessage: textOrNull('JSON of a topic message; null if there was none.'),
});
export type SampleMessages = Static<typeof SampleMessages>;
