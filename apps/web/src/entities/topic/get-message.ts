import { ENTITY_CALLS } from '@ledgerscope/contract/entity-calls';
import type { TopicMessageReply } from '@ledgerscope/contract/list-rows';
import type { ChunkInfo } from '@ledgerscope/contract/topic-message';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { joinChunks } from './join-chunks.ts';

const PAGE = 100;
/** Pages that are read to find the parts of one message; parts are close together unless a sender makes them up. */
const MOST_PAGES = 5;
const SLACK = 20;

function messagesAfter(topic: string, next: bigint, limit: number) {
  return addressOf(ENTITY_CALLS.listTopicMessages, { id: topic }, { order: 'asc', next, limit });
}

/** The message with a sequence number; null where it is not stored. */
export function messageQuery(topic: string, sequenceNumber: bigint) {
  return queryOptions({
    queryKey: ['topic-message', topic, String(sequenceNumber)],
    queryFn: async ({ signal }): Promise<TopicMessageReply | null> => {
      const [found] = (await fetchReply(messagesAfter(topic, sequenceNumber - 1n, 1), signal)).data;
      return found !== undefined && String(found.topicSequenceNumber) === String(sequenceNumber) ? found : null;
    },
    staleTime: 60_000,
  });
}

/** A long message put together from the parts around one of them. */
export function joinedMessageQuery(topic: string, sequenceNumber: string, chunk: ChunkInfo) {
  return queryOptions({
    queryKey: ['joined-message', topic, chunk.initialTransactionID, sequenceNumber],
    queryFn: async ({ signal }) => {
      const parts: TopicMessageReply[] = [];
      let next = firstGuess(BigInt(sequenceNumber), chunk);
      for (let page = 0; page < MOST_PAGES; page++) {
        const { data } = await fetchReply(messagesAfter(topic, next, PAGE), signal);
        parts.push(...data);
        const last = data.at(-1)?.topicSequenceNumber;
        if (joinChunks(parts, chunk).missing.length === 0 || data.length < PAGE || last === undefined) break;
        next = BigInt(last ?? 0);
      }
      return joinChunks(parts, chunk);
    },
    staleTime: 60_000,
  });
}

/** Just before the first part, if others wrote about as much in between. */
function firstGuess(sequenceNumber: bigint, { number }: ChunkInfo): bigint {
  const guess = sequenceNumber - BigInt(Math.min(number * 2 + SLACK, (PAGE * MOST_PAGES) / 2));
  return guess < 0n ? 0n : guess;
}
