import { createHash } from 'node:crypto';
import { sendingId } from '@ledgerscope/messages';
import type { MessageAttributes, ReceivedMessage, SentMessage } from '@ledgerscope/portal-store';
import { attributesIn, attributesMd5, textAttribute } from './message-attributes.ts';
import { isObject, readText, type SqsParameters, wholeOf } from './parameters.ts';
import { ACCOUNT } from './queue-address.ts';
import { SqsError } from './sqs-error.ts';

export const MAX_BODY_BYTES = 1_048_576;
const MOST_DELAY_SECONDS = 900;
/** Characters that XML 1.0 has none of. */
const NOT_ALLOWED = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const ALL: readonly string[] = ['All', '.*'];

/**
 * A message that was received.
 * @param names the system attributes that are asked for
 * @param own the attributes of messages that are asked for
 */
export function messageReply(message: ReceivedMessage, names: readonly string[], own: readonly string[]) {
  const all: Readonly<Record<string, string>> = {
    SenderId: ACCOUNT,
    SentTimestamp: String(message.sentAt.getTime()),
    ApproximateReceiveCount: String(message.receivedCount),
    ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt.getTime()),
  };
  const asked = Object.entries(all).filter(([name]) => names.includes('All') || names.includes(name));
  const attributes = Object.entries(message.attributes ?? feedAttributes(message)).filter(([name]) =>
    isAsked(name, own),
  );
  return {
    MessageId: message.replayed ? sendingId(message.messageId, message.place) : message.messageId,
    ReceiptHandle: message.receipt,
    MD5OfBody: md5(message.body),
    Body: message.body,
    ...(asked.length === 0 ? {} : { Attributes: Object.fromEntries(asked) }),
    ...attributeFields(Object.fromEntries(attributes)),
  };
}

/** What a message of the feeds has beside its body, in every queue: the id that it always has, and whether a replay sent it. */
function feedAttributes({ messageId, replayed }: Pick<ReceivedMessage, 'messageId' | 'replayed'>): MessageAttributes {
  return { messageId: textAttribute(messageId), ...(replayed ? { replayed: textAttribute('true') } : {}) };
}

/** By its name, by how names begin, or all. */
function isAsked(name: string, own: readonly string[]): boolean {
  return own.some(
    (one) => ALL.includes(one) || one === name || (one.endsWith('.*') && name.startsWith(one.slice(0, -1))),
  );
}

function attributeFields(attributes: MessageAttributes) {
  if (Object.keys(attributes).length === 0) return {};
  return { MessageAttributes: attributes, MD5OfMessageAttributes: attributesMd5(attributes) };
}

/** A message of the owner. @throws SqsError for what no message can be */
export function newMessage(parameters: SqsParameters): SentMessage {
  const body = readText({ parameters }, 'MessageBody');
  if (Buffer.byteLength(body) > MAX_BODY_BYTES)
    throw new SqsError('InvalidParameterValueException', `A message may have at most ${MAX_BODY_BYTES} bytes.`);
  checkText(body);
  const attributes = attributesIn(isObject(parameters.MessageAttributes) ? parameters.MessageAttributes : {});
  for (const { DataType, StringValue = '' } of Object.values(attributes)) checkText(`${DataType}${StringValue}`);
  return { body, attributes, delaySeconds: wholeOf({ parameters }, 'DelaySeconds', 0, MOST_DELAY_SECONDS, 0) };
}

function checkText(text: string): void {
  if (NOT_ALLOWED.test(text))
    throw new SqsError('InvalidMessageContents', 'The message has characters that are not allowed.');
}

/** What is answered for a message that was sent. */
export function sentReply({ body, attributes }: SentMessage, MessageId: string) {
  const { MD5OfMessageAttributes } = { MD5OfMessageAttributes: undefined, ...attributeFields(attributes) };
  return { MessageId, MD5OfMessageBody: md5(body), ...(MD5OfMessageAttributes && { MD5OfMessageAttributes }) };
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
