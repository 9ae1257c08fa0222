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

/** The types of transactions that a subscription can be narrowed to. */
export const SUBSCRIPTION_TRANSACTION_TYPES = [
  'CONTRACT_CREATE',
  'CONTRACT_CALL',
  'CONTRACT_UPDATE',
  'CONTRACT_DELETE',
  'CRYPTO_CREATE_ACCOUNT',
  'CRYPTO_UPDATE_ACCOUNT',
  'CRYPTO_DELETE_ACCOUNT',
  'CRYPTO_TRANSFER',
  'FILE_CREATE',
  'FILE_APPEND',
  'FILE_UPDATE',
  'FILE_DELETE',
  'SYSTEM_DELETE',
  'SYSTEM_UNDELETE',
  'CONSENSUS_CREATE_TOPIC',
  'CONSENSUS_UPDATE_TOPIC',
  'CONSENSUS_DELETE_TOPIC',
  'CONSENSUS_SUBMIT_MESSAGE',
  'TOKEN_CREATE',
  'TOKEN_UPDATE',
  'TOKEN_MINT',
  'TOKEN_BURN',
  'TOKEN_TRANSFER',
  'TOKEN_WIPE_ACCOUNT',
  'TOKEN_DELETE',
  'TOKEN_FREEZE_ACCOUNT',
  'TOKEN_UNFREEZE_ACCOUNT',
  'GRANT_KYC',
  'REVOKE_KYC',
  'TOKEN_ASSOCIATE_ACCOUNT',
  'TOKEN_DISASSOCIATE_ACCOUNT',
] as const;
