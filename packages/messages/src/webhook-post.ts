import { arrayOf, literals, object, text } from '@ledgerscope/contract/schemas';
import { Type } from 'typebox';

/** What is posted to a webhook. */
export const WebhookPost = object('A post to a webhook.', {
  type: literals(['messages', 'test'], 'A test requested by the owner has no messages.'),
  data: arrayOf(
    object('A message with its ID.', {
      id: text('UUID; the same each time the message is sent, including replays.'),
      replayed: Type.Optional(Type.Literal(true, { description: 'Omitted unless the message is replayed.' })),
      message: Type.Object({}, { description: 'Subscription message, as in queues.' }),
    }),
    'Messages in consensus order.',
  ),
});

/** A message that waits to be posted. */
export interface PostedMessage {
  readonly messageId: string;
  readonly replayed: boolean;
  /** JSON, as it was written. */
  readonly body: string;
}

/** The body of a post. Messages are JSON already: they leave as they were written. */
export function webhookPost(messages: readonly PostedMessage[]): string {
  const data = messages.map(
    ({ messageId, body, replayed }) => `{"id":"${messageId}",${replayed ? '"replayed":true,' : ''}"message":${body}}`,
  );
  return `{"type":"messages","data":[${data.join(',')}]}`;
}

/** The body of a post that shows whether a webhook answers. */
export function webhookTest(): string {
  return '{"type":"test","data":[]}';
}
