import { type Static, Type } from 'typebox';
import { arrayOf, flag, object, orNull, text, textOrNull, whole, wholeOrNull } from './schemas.ts';
import { FILTER_TYPES, SUBSCRIPTION_MODELS, SUBSCRIPTION_TYPES } from './subscription-options.ts';

/** What a user has sent to them as it happens on the ledger. */
export const Subscription = object('A subscription.', {
  id: text('ID for use in paths.'),
  subscriptionType: Type.Enum(SUBSCRIPTION_TYPES, { description: 'Subscription type.' }),
  subscriptionModel: Type.Enum(SUBSCRIPTION_MODELS, { description: 'Subscription model.' }),
  queueName: text('Queue name.'),
  queueUrl: textOrNull('Queue URL; null until the queue is created at AWS.'),
  transactionTypes: arrayOf(Type.String(), 'Alert types; empty for all.'),
  expiry: textOrNull('End date (UTC); null if the subscription is not limited by time.'),
  remaining: textOrNull('Remaining messages; null if the subscription is not limited by a number of messages.'),
  active: flag('False once the subscription has ended.'),
  stoppedFor: orNull(
    Type.Enum(['balance', 'owner', 'abi', 'replay', 'behind']),
    'Reason it is not sending: `balance` (no units left), `owner` (paused), `abi` (a different ABI is needed), `replay` (a replay is running), `behind` (catching up); null if it is sending.',
  ),
  iamUsers: arrayOf(Type.String(), 'ARNs with read access to the queue, in addition to the owner.'),
  public: flag('Whether the queue is public. If false and no users are listed, only the owner has read access.'),
  hasAbi: flag('Whether an ABI was uploaded.'),
  abiProblem: textOrNull(
    'Reason why the subscription stopped because of its ABI, as a sentence without a full stop; null if it did not stop.',
  ),
  webhookUrl: textOrNull('Webhook URL; null if messages are put into the queue.'),
  created: text('Creation time, ISO 8601 UTC.'),
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
  status: wholeOrNull('HTTP status; null if there was no response.'),
  response: textOrNull('Beginning of the response, or the reason if there was none.'),
  tookMs: wholeOrNull('Milliseconds until the next attempt.'),
};

/** What became of a try to post to a webhook. */
export const WebhookTry = object('A delivery attempt.', {
  delivered: flag('Whether the HTTP status indicates success.'),
  ...ANSWER,
});

/** What posted messages are signed with from now on. */
export const WebhookSecret = object('A secret.', {
  webhookSecret: text('New secret; only returned once. Messages are also signed with the old secret for 24 hours.'),
});

/** A message of a queue or a webhook. */
export const Delivery = object('A subscription message.', {
  messageId: text('Message ID; the same for each attempt.'),
  state: Type.Enum(['waiting', 'received', 'delivered', 'dead'], {
    description:
      'For a queue, received: hidden from other consumers for now; delivered: deleted by a consumer. dead: all attempts used up (dead letter).',
  }),
  replayed: flag('Whether the message was sent by a replay.'),
  queued: text('Time of queueing, ISO 8601 UTC.'),
  tries: whole('Attempts, or receives.'),
  tried: textOrNull('Time of the last attempt or the first receive, ISO 8601 UTC.'),
  deleted: textOrNull('Time of deletion by a consumer, ISO 8601 UTC.'),
  body: text('Message as JSON.'),
  ...ANSWER,
});
export type Delivery = Static<typeof Delivery>;

/** How the messages of a subscription are delivered. */
export const Deliveries = object('Subscription deliveries.', {
  sink: Type.Enum(['queue', 'webhook'], { description: 'Destination type.' }),
  sent: flag(
    'Whether this server sends the messages, to a webhook or a queue at AWS; otherwise they wait for consumers.',
  ),
  url: textOrNull('Queue or webhook URL; null until the queue is created at AWS.'),
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
    'Current replay.',
  ),
  pausedFor: Type.Union([Type.Literal('owner'), Type.Literal('failure'), Type.Null()], {
    description: '`failure` after 24 hours of failures; null if not paused.',
  }),
  failingSince: textOrNull(
    'Time of the first failure in the current series of failed attempts; null if the last attempt succeeded.',
  ),
  nextTry: textOrNull('Time of the next attempt after a failure.'),
  waiting: whole('Waiting messages.'),
  lagSeconds: whole('Age of the oldest message, in seconds.'),
  queued: whole('Queued in the last 24 hours.'),
  delivered: whole('Messages delivered, or deleted by consumers of the queue, in the last 24 hours.'),
  dead: whole('Messages with no attempts left; they can be resent for three days.'),
  deliveries: arrayOf(Delivery, 'The last 50 messages, newest first.'),
});
export type Deliveries = Static<typeof Deliveries>;

/** What ends a subscription. */
export const SubscriptionModelInfo = object('A subscription model.', {
  id: Type.Enum(SUBSCRIPTION_MODELS, { description: 'Subscription model ID.' }),
  name: text('Name.'),
  description: text('Description.'),
  options: arrayOf(Type.String(), 'Available options; empty for free text.'),
});
export type SubscriptionModelInfo = Static<typeof SubscriptionModelInfo>;

/** What a subscription is narrowed to. */
export const SubscriptionFilter = object('A subscription filter.', {
  filterId: text('ID for use in paths.'),
  filterType: Type.Enum(FILTER_TYPES, { description: 'Filter type.' }),
  ids: arrayOf(Type.String(), 'IDs, or parts of memos.'),
  signature: arrayOf(Type.String(), 'Event names or hex signatures.'),
  queueName: text('Subscription queue.'),
  user: text('Owner’s email address.'),
});
export type SubscriptionFilter = Static<typeof SubscriptionFilter>;

/** Who may read a queue. */
export const QueueReaders = object('Users with read access to a queue.', {
  iamUsers: arrayOf(Type.String(), 'ARNs with read access, in addition to the owner.'),
});

/** What subscriptions send, as it is on this network. */
export const SampleMessages = object('Subscription messages.', {
  transaction: textOrNull('JSON of a message of a subscription for transactions; null if there was no transaction.'),
  event: textOrNull('JSON of an event message; null if none of the latest contract logs could be decoded.'),
  topicMessage: textOrNull('JSON of a topic message; null if there was none.'),
});
export type SampleMessages = Static<typeof SampleMessages>;
