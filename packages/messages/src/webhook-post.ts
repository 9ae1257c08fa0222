import { arrayOf, literals, object, text } from '@ledgerscope/contract/schemas';
import { Type } from 'typebox';

/** What is posted to a webhook. */
export const WebhookPost = object('A post to a webhook.', {
  type: literals(['messages', 'test'], 'A test has no messages; its owner asked for it.'),
  data: arrayOf(
    object('A message with what names it.', {
      id: text('UUID; the same whenever the message is sent, also by a replay.'),
      replayed: Type.Optional(Type.Literal(true, { description: 'Omitted where no replay sent it.' })),
      message: Type.Object({}, { description: 'Message of the subscription, as in queues.' }),
    }),
    'Messages in the order of consensus.',
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
