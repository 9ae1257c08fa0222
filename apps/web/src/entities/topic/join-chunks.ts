import type { TopicMessageReply } from '@ledgerscope/contract/list-rows';
import type { ChunkInfo } from '@ledgerscope/contract/topic-message';

/** A long message put together again, as far as its parts are stored. */
export interface JoinedMessage {
  /** Bytes of the parts that were found, in their order, as hex. */
  readonly hex: string;
  /** The bytes as text; null where they are not UTF-8 or parts are missing. */
  readonly text: string | null;
  /** Numbers of the parts that were not found. */
  readonly missing: readonly number[];
  readonly total: number;
}

type Part = Pick<TopicMessageReply, 'message' | 'chunkInfo' | 'topicSequenceNumber'>;

/** More parts than this are a sender's fancy: the ledger does not check the number. */
const MOST_PARTS = 10_000;

/**
 * Joins the parts of the message that `chunk` belongs to. Of parts that were sent twice the first one counts, as in the
 * client libraries.
 */
export function joinChunks(parts: readonly Part[], chunk: ChunkInfo): JoinedMessage {
  const total = Math.min(Math.max(chunk.total, chunk.number), MOST_PARTS);
  const found = new Map<number, Part>();
  for (const part of parts) {
    const { chunkInfo } = part;
    if (chunkInfo === null || chunkInfo.initialTransactionID !== chunk.initialTransactionID) continue;
    const known = found.get(chunkInfo.number);
    if (known === undefined || sequence(part) < sequence(known)) found.set(chunkInfo.number, part);
  }
  const numbers = Array.from({ length: total }, (_, place) => place + 1);
  const missing = numbers.filter((number) => !found.has(number));
  const hex = numbers.map((number) => found.get(number)?.message ?? '').join('');
  return { hex, text: missing.length === 0 ? utf8(hex) : null, missing, total };
}

function sequence({ topicSequenceNumber }: Part): bigint {
  return BigInt(topicSequenceNumber ?? 0);
}

function utf8(hex: string): string | null {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // It is not UTF-8.
    return null;
  }
}
