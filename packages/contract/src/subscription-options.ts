/** What subscriptions report. */
export const SUBSCRIPTION_TYPES = ['TRANSACTION', 'EVENT', 'HCS_TOPIC'] as const;
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number];

/** What ends subscriptions: nothing, a date, a span of time, or a number of messages. */
export const SUBSCRIPTION_MODELS = ['FREE', 'EXPIRE_DATE', 'DATA', 'COUNT'] as const;
export type SubscriptionModel = (typeof SUBSCRIPTION_MODELS)[number];

/** The spans of time of the model DATA. */
export const SUBSCRIPTION_PERIODS = ['15 days', '1 month', '1 year'] as const;
export type SubscriptionPeriod = (typeof SUBSCRIPTION_PERIODS)[number];

/** What filters look at, by the type of their subscription. */
export const FILTERS_OF_TYPE = {
  TRANSACTION: ['PAYER_ACCOUNT', 'SENDER_ACCOUNT', 'RECEIVER_ACCOUNT', 'CONTRACT', 'MEMO'],
  EVENT: ['FUNCTION_NAME'],
  HCS_TOPIC: ['TOPIC'],
} as const;
export const FILTER_TYPES = [
  ...FILTERS_OF_TYPE.TRANSACTION,
  ...FILTERS_OF_TYPE.EVENT,
  ...FILTERS_OF_TYPE.HCS_TOPIC,
] as const;
export type FilterType = (typeof FILTER_TYPES)[number];
