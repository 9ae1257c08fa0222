import { AlertEntry } from './alert-entry.ts';
import { EventMessage } from './event-message.ts';
import { StreamEnd } from './stream-end.ts';
import { TopicMessage } from './topic-message.ts';
import { TransactionMessage } from './transaction-message.ts';
import { MESSAGE_VERSIONS } from './versions.ts';
import { WebhookPost } from './webhook-post.ts';

type MessageName = keyof typeof MESSAGE_VERSIONS;

/** The schema of everything that leaves by queue, webhook, stream and alert. */
export const MESSAGE_SCHEMAS = {
  TransactionMessage,
  EventMessage,
  TopicMessage,
  WebhookPost,
  StreamEnd,
  AlertEntry,
} satisfies Readonly<Record<MessageName, object>>;

/** Texts for people promise nothing. */
const TEXTS = new Set(['description', 'examples']);

/** A promise of the shape of messages, with the version of each. */
export interface PromisedMessages {
  readonly versions: Readonly<Record<string, string>>;
  readonly schemas: Readonly<Record<string, object>>;
}

/** What is promised now. */
export function promisedMessages(): PromisedMessages {
  const dropText = (key: string, value: unknown) => (TEXTS.has(key) && isText(value) ? undefined : value);
  return JSON.parse(
    JSON.stringify({ versions: MESSAGE_VERSIONS, schemas: MESSAGE_SCHEMAS }, dropText),
  ) as PromisedMessages;
}

/** A field may be named like a text; its value is a schema. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || Array.isArray(value);
}

/** Messages whose shape is not that of the promise, though their version is. */
export function changedWithoutVersion(before: PromisedMessages, now: PromisedMessages): string[] {
  return Object.keys(before.schemas).filter(
    (name) =>
      before.versions[name] === now.versions[name] &&
      JSON.stringify(before.schemas[name]) !== JSON.stringify(now.schemas[name]),
  );
}
