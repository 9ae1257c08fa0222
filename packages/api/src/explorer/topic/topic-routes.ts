import {
  type ListReply,
  numberedCursor,
  type Topic,
  type TopicMessageReply,
  type TopicMessageRequest,
  type TopicRowReply,
  toAmount,
} from '@ledgerscope/contract';
import { type ConsensusNs, consensusNsOf, type EntityId, NS_PER_DAY, TYPE_ID } from '@ledgerscope/ledger';
import {
  countTopicMessages,
  type LedgerSnapshot,
  ledgerCounters,
  type TopicMessageFilter,
  type TopicMessageRow,
  type TopicState,
  topicMessages,
  topicStates,
  transactionFacts,
} from '@ledgerscope/ledger-store';
import {
  idFields,
  idOrNull,
  idText,
  instantOrNull,
  knownFrom,
  withTransactions,
} from '@ledgerscope/transactions/values';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { expiryText } from '../account/account-like-reply.ts';
import { entityListReply } from '../account/entity-list-reply.ts';
import { accountOfPath, checksumText, entityInQuery, entityOfPath, listOfKnown } from '../entity-named.ts';
import { keyReply } from '../key-reply.ts';
import { inOrder, listReply, pageToRead } from '../list-page.ts';
import { searchWords } from '../searched-text.ts';
import { timeSpan } from '../time-span.ts';
import { topicReply } from '../transaction/topic-reply.ts';

/** Topics: the list, one topic, and its messages. */
export const TOPIC_HANDLERS = {
  listTopics: ({ context, query }) =>
    entityListReply(context, query, { noun: 'topic', rows: (ids) => topicRows(context.snapshot, ids) }),
  getTopic: async ({ context, path }) => {
    const id = entityOfPath(context, path.id);
    const state = (await topicStates(context.snapshot, [id])).get(id);
    if (state === undefined) throw new ApiError('not_found', `Topic ${idText(id)} not found.`);
    return { data: await topicEntityReply(context, state) };
  },
  listTopicMessages: async ({ context, path, query }) => {
    const topic = await accountOfPath(context, path.id);
    return listOfKnown(context, topic, await messageList(context, topic, query));
  },
} satisfies Partial<Handlers>;

/** Topics of these ids, in their order. */
export async function topicRows(snapshot: LedgerSnapshot, ids: readonly bigint[]): Promise<TopicRowReply[]> {
  return inOrder(ids, await topicStates(snapshot, ids as readonly EntityId[]), topicRowReply);
}

/** A topic in a list. */
function topicRowReply(state: TopicState): TopicRowReply {
  const created = instantOrNull(state.createdNs);
  return {
    topicID: idText(state.id),
    id: idText(state.id),
    createdBy: idOrNull(state.creator),
    createdDate: created,
    createdOn: created,
    memo: state.memo,
    expiry: expiryText(state),
    deleted: state.deleted === 1,
    numMessages: toAmount(state.sequenceNumber),
    lastMessageTime: instantOrNull(state.lastMessageNs),
  };
}

/** A topic with everything that is known of it. */
async function topicEntityReply(context: ApiContext, state: TopicState): Promise<Topic> {
  const known = state.createdNs !== 0n || state.autoRenewPeriod !== 0n;
  const { startNs } = await ledgerCounters(context.snapshot);
  return {
    ...topicRowReply(state),
    knownFrom: state.sequenceNumber > 0n && state.updatedNs === 0n ? 'CHANGES' : knownFrom(state, startNs),
    checksum: checksumText(context, state.id),
    ...(await creationIds(context, state.createdNs)),
    lastUpdatedOn: instantOrNull(state.updatedNs),
    fileID: null,
    balance: null,
    adminKey: keyReply(state.adminKey),
    submitKey: keyReply(state.submitKey),
    feeScheduleKey: keyReply(state.feeScheduleKey),
    feeExemptKeys: state.feeExemptKeys.flatMap((key) => keyReply(key) ?? []),
    customFees: state.customFeeAmount.map((amount, index) => ({
      amount: toAmount(amount),
      tokenID: idOrNull(state.customFeeToken[index] ?? 0n),
      tokenId: idOrNull(state.customFeeToken[index] ?? 0n),
      collector: idText(state.customFeeCollector[index] ?? 0n),
    })),
    autoRenewPeriod: known ? toAmount(state.autoRenewPeriod) : null,
    autoRenewAccount: idOrNull(state.autoRenewAccount),
  };
}

/** Names of the transaction that created the topic, where it is known. */
async function creationIds(
  { snapshot }: ApiContext,
  createdNs: bigint,
): Promise<Pick<Topic, 'transactionID' | 'readableTransactionID'>> {
  const created = createdNs === 0n ? undefined : (await transactionFacts(snapshot, [createdNs])).get(createdNs);
  if (created === undefined) return { transactionID: null, readableTransactionID: null };
  const { transactionID, readableTransactionID } = idFields(created);
  return { transactionID, readableTransactionID };
}

const EMPTY = { data: [], totalCount: 0, size: 0, next: null } as const;

async function messageList(
  context: ApiContext,
  topic: EntityId,
  query: TopicMessageRequest,
): Promise<ListReply<TopicMessageReply>> {
  const { snapshot } = context;
  const filter = await makeMessageFilter(context, topic, query);
  if (filter === undefined) return EMPTY;
  const [rows, totalCount] = await Promise.all([
    query.limit === 0 ? [] : topicMessages(snapshot, { ...filter, ...pageToRead(query) }),
    countTopicMessages(snapshot, filter),
  ]);
  if (totalCount === 0n) await refuseOldList(context, topic);
  const replies = (messages: readonly TopicMessageRow[]) => messageReplies(snapshot, messages);
  return listReply(numberedCursor, query, { rows, totalCount }, replies, ({ sequenceNumber }) => sequenceNumber);
}

/**
 * Which messages are asked for; undefined where none can be: of nobody, or of a text without a word.
 * @throws ApiError where all of them are older than the operator shows, and for too many words
 */
export async function makeMessageFilter(
  context: ApiContext,
  topic: EntityId,
  request: TopicMessageRequest,
): Promise<TopicMessageFilter | undefined> {
  const { submitter: value } = request;
  const payer = await entityInQuery(context, value === undefined ? undefined : { name: 'submitter', value });
  const text = request.q === undefined ? undefined : searchWords(request.q, 'q');
  if (payer === 'nobody' || (request.q !== undefined && text === undefined)) return undefined;
  return withinHistory(context, { topic, text, payer, ...timeSpan(context.snapshot, request) });
}

/** Messages with the ids of the transactions that submitted them. */
export async function messageReplies(
  snapshot: LedgerSnapshot,
  rows: readonly TopicMessageRow[],
): Promise<TopicMessageReply[]> {
  const sent = await withTransactions(snapshot, rows, 'a message');
  return sent.map(([row, transaction]) => ({
    ...idFields(transaction),
    ...topicReply(row, idText(row.topic)),
    submitter: idText(row.payer),
  }));
}

/** Where the messages begin that the operator shows, by the ledger's own clock; undefined for all. */
export function historyStart({ snapshot, topicHistoryNs }: ApiContext): ConsensusNs | undefined {
  const last = snapshot.head?.lastNs;
  if (topicHistoryNs === undefined || last === undefined || last < topicHistoryNs) return undefined;
  return consensusNsOf(last + 1n - topicHistoryNs);
}

/** The filter without the messages that are too old. @throws ApiError where it asks for those alone */
function withinHistory(context: ApiContext, filter: TopicMessageFilter): TopicMessageFilter {
  const start = historyStart(context);
  if (start === undefined) return filter;
  if (filter.until !== undefined && filter.until <= start) throw tooOld(context);
  return filter.from !== undefined && filter.from >= start ? filter : { ...filter, from: start };
}

/** Refuses an empty list where older messages are not in the caller's plan. @throws ApiError then */
async function refuseOldList(context: ApiContext, topic: EntityId): Promise<void> {
  const until = historyStart(context);
  if (until === undefined) return;
  if ((await countTopicMessages(context.snapshot, { topic, until })) > 0n) throw tooOld(context);
}

/** @throws ApiError for the transaction of a message that is too old: its body is the message */
export function refuseOldMessage(
  context: ApiContext,
  row: { readonly type: number; readonly consensusNs: bigint },
): void {
  const start = historyStart(context);
  if (row.type === TYPE_ID.consensusSubmitMessage && start !== undefined && row.consensusNs < start)
    throw tooOld(context);
}

function tooOld({ topicHistoryNs = 0n }: ApiContext): ApiError {
  const days = topicHistoryNs / NS_PER_DAY;
  const age = days === 1n ? 'one day' : days === 3n ? 'three days' : `${days} days`;
  return new ApiError(
    'history_limited',
    `Access to consensus-topic (HCS) history older than ${age} requires contacting support.`,
  );
}
