/**
 * The version of the shape of each message, as the documentation states it. The second number grows when a field is added, the first
 * one when a field is removed, renamed or given another type.
 */
export const MESSAGE_VERSIONS = {
  TransactionMessage: '1.0',
  EventMessage: '1.1',
  TopicMessage: '1.0',
  WebhookPost: '1.0',
  StreamEnd: '1.0',
  AlertEntry: '1.0',
} as const;
