import { call } from './call.ts';
import { CONTRACT_FILES } from './dapp-forms.ts';
import { listOf, singleOf } from './envelope.ts';
import { instantAt, oneOf, parameter, shortText, someTexts, TIME_FORMS } from './parameter.ts';
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
const ofOne = { ...ofUser, params: { id: number('A subscription of the signed-in user.') } } as const;
const ofRegistration = {
  ...ofUser,
  method: 'PUT',
  params: { userId: userPath },
  reply: singleOf(User, 'The user.'),
} as const;
const filterQuery = query(
  parameter('filterType', oneOf(FILTER_TYPES), 'Filter type.'),
  parameter('ids', someTexts(100), 'IDs, or parts of memos.'),
  parameter('queueName', shortText(80), 'Subscription queue.'),
  parameter('signature', someTexts(100), 'Event names or hex signatures.'),
  parameter('user', shortText(254), 'Email address of the signed-in user.'),
);

const REPLAY_SPAN = query(
  parameter('from', instantAt, `Earliest consensus time, inclusive; ${TIME_FORMS}.`),
  parameter('until', instantAt, `Latest consensus time, inclusive; ${TIME_FORMS}. Now if omitted.`),
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
    summary: 'Cancels the registration. Rejected while subscriptions are active.',
    errors: [409, 503],
  }),
  listSubscriptions: call({
    ...ofUser,
    path: '/api/users/subscriptions',
    summary: 'Subscriptions of the signed-in user: active ones first, then newest first.',
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
    summary: 'Sample messages: for each subscription type, the latest possible message on this network.',
    tag: 'subscriptions',
    reply: singleOf(SampleMessages, 'Messages.'),
    dependsOn: ['head', 'portal', 'outside'],
    lagSeconds: 60,
    cost: 0,
  }),
  listSubscriptionFilters: call({
    ...ofUser,
    path: '/api/users/subscriptions/filters',
    summary: 'Filters of the user’s subscriptions that match all parameters.',
    query: filterQuery,
    errors: [403, 503],
    reply: listOf(SubscriptionFilter, 'Filters.'),
  }),
  addSubscriptionFilter: call({
    ...ofUser,
    method: 'PUT',
    path: '/api/users/subscriptions/filters',
    summary: 'Adds a filter to the subscription of a queue. A message is sent if any of its filters matches.',
    query: filterQuery,
    form: FILTER_FORM,
    errors: [403, 404, 409, 503],
    reply: singleOf(SubscriptionFilter, 'The new filter.'),
  }),
  deleteSubscriptionFilter: call({
    ...ofOne,
    method: 'DELETE',
    path: '/api/users/subscriptions/{id}/filters/{filterId}',
    params: { ...ofOne.params, filterId: number('Filter ID.') },
    summary: 'Deletes a filter.',
    reply: singleOf(Done, 'Confirmation.'),
  }),
  addQueueReader: call({
    ...ofOne,
    method: 'PUT',
    path: '/api/users/subscriptions/{id}/user',
    summary: 'Grants an ARN read access to the queue and makes the queue private.',
    query: parameter('arn', shortText(256), 'arn:aws:iam::<account>:user/<name>; the name is an access key.'),
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
    summary: 'Pauses delivery to the webhook or queue. New messages wait for up to three days.',
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
      'Sets the maximum number of receives before a message of a built-in queue becomes a dead letter. Dead letters are kept for three days.',
    form: MOST_RECEIVES_FORM,
    errors: [409, 503],
    reply: singleOf(Done, 'Confirmation.'),
  }),
  sendDeadLetters: call({
    ...ofOne,
    method: 'POST',
    path: '/api/users/subscriptions/{id}/deadletters',
    summary: 'Redrives dead letters before newer messages, at no extra cost.',
    reply: singleOf(Done, 'Number of messages.'),
  }),
  testWebhook: call({
    ...ofOne,
    method: 'POST',
    path: '/api/users/subscriptions/{id}/webhook/test',
    summary: 'Posts a message of type `test` to the webhook.',
    errors: [429, 503],
    reply: singleOf(WebhookTry, 'Receiver response.'),
  }),
  rotateWebhookSecret: call({
    ...ofOne,
    method: 'POST',
    path: '/api/users/subscriptions/{id}/webhook/secret',
    summary: 'Rotates the webhook secret. Messages are also signed with the old secret for 24 hours.',
    reply: singleOf(WebhookSecret, 'The secret.'),
  }),
  uploadSubscriptionAbi: call({
    ...ofOne,
    method: 'POST',
    path: '/api/users/subscriptions/{id}/abis',
    summary: 'Sets the ABI used to decode events. Returns 201.',
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
