import { type ListReply, numberedCursor, type TopicMessage, type TopicMessageRequest } from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import {
  countTopicMessages,
  type LedgerSnapshot,
  type TopicMessageFilter,
  type TopicMessageRow,
  topicMessages,
} from '@ledgerscope/ledger-store';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { accountOfPath, entityInQuery, listOfKnown } from '../entity-named.ts';
import { listReply, pageToRead } from '../list-page.ts';
import { searchWords } from '../searched-text.ts';
import { timeSpan } from '../time-span.ts';
import { idFields, idText, withTransactions } from '../values.ts';
import { refuseOldList, withinHistory } from './topic-history.ts';
import { topicReply } from './topic-reply.ts';

/** Messages of a topic. */
export const TOPIC_MESSAGE_HANDLERS = {
  listTopicMessages: async ({ context, path, query }) => {
    const topic = await accountOfPath(context, path.id);
    return listOfKnown(context, topic, await messageList(context, topic, query));
  },
} satisfies Partial<Handlers>;

const EMPTY = { data: [], totalCount: 0, size: 0, next: null } as const;

async function messageList(
  context: ApiContext,
  topic: EntityId,
  query: TopicMessageRequest,
): Promise<ListReply<TopicMessage>> {
  const { store } = context;
  const filter = await messageFilterOf(context, topic, query);
  if (filter === undefined) return EMPTY;
  const [rows, totalCount] = await Promise.all([
    query.limit === 0 ? [] : topicMessages(store, { ...filter, ...pageToRead(query) }),
    countTopicMessages(store, filter),
  ]);
  if (totalCount === 0n) await refuseOldList(context, topic);
  const replies = (messages: readonly TopicMessageRow[]) => messageReplies(store, messages);
  return listReply(numberedCursor, query, { rows, totalCount }, replies, ({ sequenceNumber }) => sequenceNumber);
}

/**
 * Which messages are asked for; undefined where none can be: of nobody, or of a text without a word.
 * @throws ApiError where all of them are older than the operator shows, and for too many words
 */
export async function messageFilterOf(
  context: ApiContext,
  topic: EntityId,
  request: TopicMessageRequest,
): Promise<TopicMessageFilter | undefined> {
  const { submitter: value } = request;
  const payer = await entityInQuery(context, value === undefined ? undefined : { name: 'submitter', value });
  const text = request.q === undefined ? undefined : searchWords(request.q, 'q');
  if (payer === 'nobody' || (request.q !== undefined && text === undefined)) return undefined;
  return withinHistory(context, { topic, text, payer, ...timeSpan(context.store, request) });
}

/** Messages with the ids of the transactions that submitted them. */
export async function messageReplies(store: LedgerSnapshot, rows: readonly TopicMessageRow[]): Promise<TopicMessage[]> {
  const sent = await withTransactions(store, rows, 'a message');
  return sent.map(([row, transaction]) => ({
    ...idFields(transaction),
    ...topicReply(row, idText(row.topic)),
    submitter: idText(row.payer),
  }));
}
