import { createHash } from 'node:crypto';

/** What a message of a subscription reports. */
export interface Reported {
  readonly subscriptionId: bigint;
  /** Of its transaction. */
  readonly consensusNs: bigint;
  /** Position of the log that an event is; undefined for a transaction or a message of a topic. */
  readonly logIndex?: number | undefined;
}

/**
 * The id of a message, a UUID. It depends on what is reported alone: a message that a replay sends again, or that is read by another ABI,
 * has the id that it had, so that its receiver can tell that it is the same.
 */
export function messageId({ subscriptionId, consensusNs, logIndex }: Reported): string {
  const place = logIndex === undefined ? '0' : `log ${logIndex}`;
  return uuidOf(`${subscriptionId} ${consensusNs} ${place}`);
}

/**
 * The id of one sending of a message by a replay. Readers of a queue name what they delete by it, several messages in one call, so a
 * message and its replay may not share it.
 * @param place of what was sent in its queue
 */
export function sendingId(message: string, place: bigint): string {
  return uuidOf(`${message} ${place}`);
}

function uuidOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
