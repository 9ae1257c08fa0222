import type { EntityId } from '@ledgerscope/ledger';
import { InvalidQueryError } from '../client/store-error.ts';
import { ALWAYS, allOf, type Condition, timeCondition, whenGiven } from '../condition.ts';
import { countedText, rowsCountedOn } from '../counted-on.ts';
import { ofEntity, ofPage } from '../entity/of-entity.ts';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { columnList } from '../table.ts';
import { MAX_DEEP_OFFSET, MAX_OFFSET, MAX_PAGE } from '../transaction/list-transactions.ts';
import { MESSAGE_TEXT, type TextSearch, textCondition } from '../transaction/text-search.ts';
import { committedRange, type TransactionFilter } from '../transaction/transaction-filter.ts';
import { type TopicMessageRow, topicMessageTable } from './rows.ts';

/** More of a span are counted by the column store. */
const MOST_COUNTED = 20_000;

/** Which messages of a topic. */
export interface TopicMessageFilter extends Pick<TransactionFilter, 'from' | 'until'> {
  readonly topic: EntityId;
  /** Words of the message. */
  readonly text?: TextSearch | undefined;
  readonly payer?: EntityId | undefined;
}

export interface TopicMessagePage extends TopicMessageFilter {
  /** By sequence number, which is the order of time; 'desc' is newest first. */
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset?: number;
  /** Continues behind this sequence number. */
  readonly after?: bigint | undefined;
}

/** One page of a topic's messages. Throws InvalidQueryError for a page out of bounds. */
export async function topicMessages(snapshot: LedgerSnapshot, page: TopicMessagePage): Promise<TopicMessageRow[]> {
  const { limit, offset = 0 } = page;
  if (!(limit >= 1 && limit <= MAX_PAGE) || !(offset >= 0 && offset <= MAX_DEEP_OFFSET))
    throw new InvalidQueryError(`limit ${limit}, offset ${offset}`, { tag: 'topic:messages' });
  return ofPage(snapshot, page.topic, limit, countedText(['messages', page]), () => readMessages(snapshot, page));
}

async function readMessages(snapshot: LedgerSnapshot, page: TopicMessagePage): Promise<TopicMessageRow[]> {
  const { limit, offset = 0, order, after } = page;
  if (offset > MAX_OFFSET) return readBehind(snapshot, page, offset);
  if (isWhole(page))
    return snapshot.rows.messages.page(page.topic, { ...committedRange(snapshot, page), order, limit, offset, after });
  const [direction, sign] = order === 'desc' ? ['DESC', '<'] : ['ASC', '>'];
  const behind = whenGiven(`sequence_number ${sign} {after:UInt64}`, { after });
  const where = allOf(messageCondition(page), timeCondition(committedRange(snapshot, page)), behind);
  const sql = `SELECT ${columnList(topicMessageTable)} FROM topic_message WHERE ${where.sql}
    ORDER BY topic ${direction}, sequence_number ${direction} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const parameters = { ...where.parameters, limit, offset };
  return snapshot.client.query('topic:messages', sql, parameters, topicMessageTable.columns, READ_LIMITS);
}

/** Far down a list, the last row that is skipped is looked for by its number alone: of the others no message is read. */
async function readBehind(
  snapshot: LedgerSnapshot,
  page: TopicMessagePage,
  offset: number,
): Promise<TopicMessageRow[]> {
  const [direction, sign] = page.order === 'desc' ? ['DESC', '<'] : ['ASC', '>'];
  const behind = whenGiven(`sequence_number ${sign} {after:UInt64}`, { after: page.after });
  const where = allOf(messageCondition(page), timeCondition(committedRange(snapshot, page)), behind);
  const sql = `SELECT sequence_number FROM topic_message WHERE ${where.sql}
    ORDER BY topic ${direction}, sequence_number ${direction} LIMIT 1 OFFSET {skipped:UInt32}`;
  const parameters = { ...where.parameters, skipped: offset - 1 };
  const columns = { sequenceNumber: 'u64' } as const;
  const [last] = await snapshot.client.query('topic:messages', sql, parameters, columns, READ_LIMITS);
  return last === undefined ? [] : readMessages(snapshot, { ...page, offset: 0, after: last.sequenceNumber });
}

/** How many messages pass, whatever the page. */
export function countTopicMessages(snapshot: LedgerSnapshot, filter: TopicMessageFilter): Promise<bigint> {
  return ofEntity(snapshot, filter.topic, countedText(['messages in all', filter]), () => readCount(snapshot, filter));
}

async function readCount(snapshot: LedgerSnapshot, filter: TopicMessageFilter): Promise<bigint> {
  const range = committedRange(snapshot, filter);
  const counted = isWhole(filter)
    ? await snapshot.rows.messages.count(filter.topic, range, headInstant(snapshot), MOST_COUNTED)
    : undefined;
  return (
    counted ?? rowsCountedOn(snapshot, 'topic:count', range, { from: 'topic_message', where: messageCondition(filter) })
  );
}

/** Whether every message of its topic passes, but for the time. */
function isWhole({ text, payer }: TopicMessageFilter): boolean {
  return payer === undefined && (text === undefined || text.words.length === 0);
}

/** All but the time. */
function messageCondition({ topic, text, payer }: TopicMessageFilter): Condition {
  const words = text === undefined || text.words.length === 0 ? ALWAYS : textCondition('text', MESSAGE_TEXT, text);
  return allOf(
    { sql: 'topic = {topic:UInt64}', parameters: { topic } },
    whenGiven('payer = {payer:UInt64}', { payer }),
    words,
  );
}
