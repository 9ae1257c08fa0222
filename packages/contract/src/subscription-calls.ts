import { call } from './call.ts';
import { CONTRACT_FILES } from './dapp-forms.ts';
import { listOf, singleOf } from './envelope.ts';
import { instantAt, oneOf, parameter, shortText, someTexts } from './parameter.ts';
import { numberParameter } from './path-parameters.ts';
import { REPLAY_PRICE } from './price-texts.ts';
import { query } from './query.ts';
import {
  Deliveries,
  NewSubscription,
  QueueReaders,
  SampleMessages,
  Subscription,
  SubscriptionFilter,
  SubscriptionModelInfo,
  WebhookSecret,
  WebhookTry,
} from './subscription.ts';
import { FILTER_FORM, MOST_RECEIVES_FORM, SUBSCRIPTION_FORM } from './subscription-forms.ts';
import { FILTER_TYPES } from './subscription-options.ts';
import { Done, User } from './user.ts';
import { userPath } from './user-calls.ts';

const ofUser = {
  tag: 'subscriptions',
  access: 'user',
  errors: [503],
  dependsOn: ['portal', 'head', 'outside'],
} as const;
const number = (what: string) => numberParameter(what, /^[1-9]\d{0,17}$/, 'must be a number from 1');
const ofOne = { ...ofUser, params: { id: number('A subscription of the user who is signed in.') } } as const;
const ofRegistration = {
  ...ofUser,
  method: 'PUT',
  params: { userId: userPath },
  reply: singleOf(User, 'The user.'),
} as const;
const filterQuery = query(
  parameter('filterType', oneOf(FILTER_TYPES), 'Filter type.'),
  parameter('ids', someTexts(100), 'Ids, or parts of memos.'),
  parameter('queueName', shortText(80), 'The queue of the subscription.'),
  parameter('signature', someTexts(100), 'Names or hex signatures of events.'),
  parameter('user', shortText(254), 'Email address of the user who is signed in.'),
);

const REPLAY_SPAN = query(
  parameter('from', instantAt, 'Earliest consensus time, inclusive: seconds.nanoseconds, ISO 8601 or ms since 1970.'),
  parameter('until', instantAt, 'Latest consensus time, inclusive; now if omitted.'),
);

/** Subscriptions of the user who is signed in; each user has up to three active ones. */
export const SUBSCRIPTION_CALLS = {
  registerForSubscriptions: call({
    ...ofRegistration,
    path: '/api/users/{userId}/registerforsubscriptions',
    summary: 'Registers the user for subscriptions.',
  }),
  cancelSubscriptionRegistration: call({
    ...ofRegistration,
    path: '/api/users/{userId}/cancelsubscriptionregistration',
    summary: 'Cancels that registration; refused while subscriptions are active.',
    errors: [409, 503],
  }),
  listSubscriptions: call({
    ...ofUser,
    path: '/api/users/subscriptions',
    summary: 'The subscriptions of the user who is signed in: active ones first, the newest first.',
    reply: listOf(Subscription, 'Subscriptions.'),
  }),
  makeSubscription: call({
    ...ofUser,
    method: 'POST',
    path: '/api/users/subscriptions',
    summary:
      'Creates a subscription with a queue. It sends no messages until it has a filter; event subscriptions also need an ABI.',
    form: SUBSCRIPTION_FORM,
    reply: singleOf(NewSubscription, 'The new subscription.'),
    errors: [409, 503],
  }),
  listSubscriptionModels: call({
    ...ofUser,
    path: '/api/users/subscriptions/models',
    summary: 'List subscription models.',
    reply: listOf(SubscriptionModelInfo, 'Models.'),
    cost: 0,
  }),
  getSampleMessages: call({
    path: '/api/subscriptions/samples',
    summary: 'The latest message of each kind that a subscription could have got on this network.',
    tag: 'subscriptions',
    reply: singleOf(SampleMessages, 'Messages.'),
    dependsOn: ['head', 'portal', 'outside'],
    lagSeconds: 60,
    cost: 0,
  }),
  listSubscriptionFilters: call({
    ...ofUser,
    path: '/api/users/subscriptions/filters',
    summary: 'The filters of the user’s subscriptions that have all that is named.',
    query: filterQuery,
    errors: [403, 503],
    reply: listOf(SubscriptionFilter, 'Filters.'),
  }),
  addSubscriptionFilter: call({
    ...ofUser,
    method: 'PUT',
    path: '/api/users/subscriptions/filters',
    summary: 'Adds a filter to the subscription of a queue. A message is sent for what passes any of its filters.',
    query: filterQuery,
    form: FILTER_FORM,
    errors: [403, 404, 409, 503],
    reply: singleOf(SubscriptionFilter, 'The new filter.'),
  }),
  deleteSubscriptionFilter: call({
    ...ofOne,
    method: 'DELETE',
    path: '/api/users/subscriptions/{id}/filters/{filterId}',
    params: { ...ofOne.params, filterId: number('A filter of it.') },
    summary: 'Deletes a filter.',
    reply: singleOf(Done, 'Confirmation.'),
  }),
  addQueueReader: call({
    ...ofOne,
    method: 'PUT',
    path: '/api/users/subscriptions/{id}/user',
    summary: 'Grants an ARN read access to the queue and makes the queue private.',
    query: parameter('arn', shortText(256), 'arn:aws:iam::<account>:user/<name>; here the name is an access key.'),
    errors: [409, 503],
    reply: singleOf(QueueReaders, 'Users with read access.'),
  }),
  getDeliveries: call({
    ...ofOne,
    path: '/api/users/subscriptions/{id}/deliveries',
    summary: 'Get the delivery state of a subscription and its latest messages.',
    reply: singleOf(Deliveries, 'Deliveries.'),
  }),
  pauseSubscription: call({
    ...ofOne,
    method: 'PUT',
    path: '/api/users/subscriptions/{id}/pause',
    summary: 'Stops posting to its webhook, or filling its queue. What comes waits for up to three days.',
    reply: singleOf(Done, 'Confirmation.'),
  }),
  resumeSubscription: call({
    ...ofOne,
    method: 'PUT',
    path: '/api/users/subscriptions/{id}/resume',
    summary: 'Resumes a paused subscription.',
    reply: singleOf(Done, 'Confirmation.'),
  }),
  replaySubscription: call({
    ...ofOne,
    method: 'POST',
    path: '/api/users/subscriptions/{id}/replay',
    summary: `Replays messages for a time range, marked as replayed, for ${REPLAY_PRICE}. Live messages wait until the replay is complete.`,
    query: REPLAY_SPAN,
    errors: [409, 503],
    reply: singleOf(Done, 'Confirmation.'),
  }),
  endReplay: call({
    ...ofOne,
    method: 'DELETE',
    path: '/api/users/subscriptions/{id}/replay',
    summary: 'Ends a replay; live messages follow.',
    reply: singleOf(Done, 'Confirmation.'),
  }),
  setMostReceives: call({
    ...ofOne,
    method: 'PUT',
    path: '/api/users/subscriptions/{id}/receives',
    summary:
      'Sets the maximum number of receives before a message of a built-in queue becomes a dead letter. Dead letters stay with the queue for three days.',
    form: MOST_RECEIVES_FORM,
    errors: [409, 503],
    reply: singleOf(Done, 'Confirmation.'),
  }),
  sendDeadLetters: call({
    ...ofOne,
    method: 'POST',
    path: '/api/users/subscriptions/{id}/deadletters',
    summary: 'Redrives dead letters, before what is newer and at no further cost.',
    reply: singleOf(Done, 'Number of messages.'),
  }),
  testWebhook: call({
    ...ofOne,
    method: 'POST',
    path: '/api/users/subscriptions/{id}/webhook/test',
    summary: 'Posts a message of the type `test` to its webhook.',
    errors: [429, 503],
    reply: singleOf(WebhookTry, 'Response of the receiver.'),
  }),
  rotateWebhookSecret: call({
    ...ofOne,
    method: 'POST',
    path: '/api/users/subscriptions/{id}/webhook/secret',
    summary: 'Rotates the webhook secret; for a day messages are signed by the old one too.',
    reply: singleOf(WebhookSecret, 'The secret.'),
  }),
  uploadSubscriptionAbi: call({
    ...ofOne,
    method: 'POST',
    path: '/api/users/subscriptions/{id}/abis',
    summary: 'Sets the ABI by which events are read. Answers 201.',
    files: { abi: CONTRACT_FILES.abi },
    errors: [400, 409, 503],
    reply: singleOf(Done, 'Confirmation.'),
    otherReplies: { 201: singleOf(Done, 'Confirmation.') },
  }),
  deleteSubscription: call({
    ...ofOne,
    method: 'DELETE',
    path: '/api/users/subscriptions/{id}',
    summary: 'Deletes a subscription with its queue and the messages in it.',
    reply: singleOf(Done, 'Confirmation.'),
  }),
};
