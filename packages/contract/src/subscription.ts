import { type Static, Type } from 'typebox';
import { flag, text, textOrNull } from './scalars.ts';
import { FILTER_TYPES, SUBSCRIPTION_MODELS, SUBSCRIPTION_TYPES } from './subscription-options.ts';

/** What a user has sent to them as it happens on the ledger. */
export const Subscription = Type.Object(
  {
    id: text('Names it in paths.'),
    subscriptionType: Type.Enum(SUBSCRIPTION_TYPES, { description: 'What it tells of.' }),
    subscriptionModel: Type.Enum(SUBSCRIPTION_MODELS, { description: 'What ends it.' }),
    queueName: text('The name of its queue.'),
    queueUrl: text('The address of its queue.'),
    transactionTypes: Type.Array(Type.String(), { description: 'The types that it tells of; empty for all.' }),
    expiry: textOrNull('The day (UTC) on which it ends; null where time does not end it.'),
    remaining: textOrNull('Messages until its end; null where their number does not end it.'),
    active: flag('False once it has ended.'),
    stoppedFor: Type.Union([Type.Literal('balance'), Type.Null()], {
      description: 'Why it stands still: `balance` while no units are left; null where it does not.',
    }),
    iamUsers: Type.Array(Type.String(), {
      description: 'ARNs of those who may read the queue beside its owner; while there are none everybody may.',
    }),
    hasAbi: flag('Whether an ABI was uploaded.'),
    created: text('When it was made, ISO-8601 UTC.'),
  },
  { description: 'A subscription.' },
);
export type Subscription = Static<typeof Subscription>;

/** What ends a subscription. */
export const SubscriptionModelInfo = Type.Object(
  {
    id: Type.Enum(SUBSCRIPTION_MODELS, { description: 'Names it in calls.' }),
    name: text('Its name.'),
    description: text('What it means.'),
    options: Type.Array(Type.String(), { description: 'What can be chosen of it; empty where something is entered.' }),
  },
  { description: 'A model of subscriptions.' },
);
export type SubscriptionModelInfo = Static<typeof SubscriptionModelInfo>;

/** What a subscription is narrowed to. */
export const SubscriptionFilter = Type.Object(
  {
    filterId: text('Names it in paths.'),
    filterType: Type.Enum(FILTER_TYPES, { description: 'What it looks at.' }),
    ids: Type.Array(Type.String(), { description: 'Ids, or parts of memos.' }),
    signature: Type.Array(Type.String(), { description: 'Names or hex signatures of events.' }),
    queueName: text('The queue of its subscription.'),
    user: text('E-mail address of its owner.'),
  },
  { description: 'A filter of a subscription.' },
);
export type SubscriptionFilter = Static<typeof SubscriptionFilter>;

/** Who may read a queue. */
export const QueueReaders = Type.Object(
  { iamUsers: Type.Array(Type.String(), { description: 'ARNs of those who may read it beside its owner.' }) },
  { description: 'Who may read a queue.' },
);

/** What subscriptions send, as it is on this network. */
export const SampleMessages = Type.Object(
  {
    transaction: textOrNull(
      'JSON of a message of a subscription for transactions; null where there was no transaction.',
    ),
    event: textOrNull('Of one for events; null where none of the newest logs of contracts could be read.'),
    topicMessage: textOrNull('Of one for topics; null where there was no message.'),
  },
  { description: 'Messages of subscriptions.' },
);
export type SampleMessages = Static<typeof SampleMessages>;
