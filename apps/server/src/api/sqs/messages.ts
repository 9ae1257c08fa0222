import { createHash } from 'node:crypto';
import type { ReceivedMessage, SentMessage } from '@ledgerscope/portal-store';
import { isObject, type Parameters, textOf, wholeOf } from './parameters.ts';
import { ACCOUNT } from './queue-address.ts';
import { SqsError } from './sqs-error.ts';

export const MAX_BODY_BYTES = 1_048_576;
const MOST_DELAY_SECONDS = 900;
/** Characters that XML 1.0 has none of. */
const NOT_ALLOWED = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
/** The one attribute that messages of these queues have: a replay sent it. */
const REPLAYED = 'replayed';
const VALUE = { DataType: 'String', StringValue: 'true' } as const;
const ALL: readonly string[] = ['All', '.*'];
const STRING_VALUE = 1;
/** What a message has that was replayed. */
const MARK = {
  MessageAttributes: { [REPLAYED]: VALUE },
  MD5OfMessageAttributes: createHash('md5')
    .update(
      Buffer.concat([...[REPLAYED, VALUE.DataType].map(sized), Buffer.of(STRING_VALUE), sized(VALUE.StringValue)]),
    )
    .digest('hex'),
} as const;

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
  return {
    MessageId: message.messageId,
    ReceiptHandle: message.receipt,
    MD5OfBody: md5(message.body),
    Body: message.body,
    ...(asked.length === 0 ? {} : { Attributes: Object.fromEntries(asked) }),
    ...(message.replayed && own.some((name) => ALL.includes(name) || name === REPLAYED) ? MARK : {}),
  };
}

/** A message of the owner. @throws SqsError for what no message can be */
export function newMessage(parameters: Parameters): SentMessage {
  const body = textOf({ parameters }, 'MessageBody');
  if (Buffer.byteLength(body) > MAX_BODY_BYTES)
    throw new SqsError('InvalidParameterValueException', `A message may have at most ${MAX_BODY_BYTES} bytes.`);
  if (NOT_ALLOWED.test(body))
    throw new SqsError('InvalidMessageContents', 'The message has characters that are not allowed.');
  return {
    body,
    replayed: isReplayed(parameters.MessageAttributes),
    delaySeconds: wholeOf({ parameters }, 'DelaySeconds', 0, MOST_DELAY_SECONDS, 0),
  };
}

/** What is answered for a message that was sent. */
export function sentReply({ body, replayed }: SentMessage, MessageId: string | undefined) {
  const mark = replayed ? { MD5OfMessageAttributes: MARK.MD5OfMessageAttributes } : {};
  return { MessageId, MD5OfMessageBody: md5(body), ...mark };
}

/** Whether the attributes of a message say that a replay sent it. @throws SqsError for others */
function isReplayed(given: unknown): boolean {
  const names = isObject(given) ? Object.keys(given) : [];
  if (names.length === 0) return false;
  const value = isObject(given) ? given[REPLAYED] : undefined;
  if (names.length === 1 && isObject(value) && value.DataType === VALUE.DataType && value.StringValue === 'true')
    return true;
  throw new SqsError(
    'UnsupportedOperation',
    `Messages of these queues have no attributes but ${REPLAYED}, which is true.`,
  );
}

/** A text with its length before it, as the real service hashes attributes. */
function sized(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(text));
  return Buffer.concat([length, Buffer.from(text)]);
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
