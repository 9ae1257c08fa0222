import type { TimeRange } from '../time-range.ts';
import type { TopicMessageRow } from '../topic/rows.ts';
import {
  countWithin,
  MessagesOfPage,
  MOST_MESSAGES,
  NewestMessages,
  newestOf,
  type PlacedChunk,
} from './message-chunk.ts';
import type { Packed } from './packed-rows.ts';
import type { PostgresReader } from './postgres-reader.ts';
import { SCHEMA } from './postgres-schema.ts';
import { FOREVER } from './row-sink.ts';
import type { MessagePage, MessageRows } from './row-store.ts';
import { unlessMore } from './stored-count.ts';
import { LIST_KIND } from './transaction-terms.ts';

/** A column of the last of a topic's ($1) chunks for which a condition holds: consensus time rises with sequence numbers. */
const LAST = (column: string, condition: string) => `(SELECT ${column} FROM ${SCHEMA}.topic_message
  WHERE topic = $1 AND ${condition} ORDER BY at DESC, sequence DESC LIMIT 1)`;

const COUNTED = `SELECT (SELECT coalesce(sum(entries), 0) FROM ${SCHEMA}.entry_count WHERE kind = ${LIST_KIND.messages} AND term = $1)::bigint
  - (SELECT coalesce(sum(messages), 0) FROM ${SCHEMA}.topic_message WHERE topic = $1 AND at > $2)::bigint AS places,
  ${LAST('value', 'at <= $2')} AS newest`;
const COUNT = `SELECT (SELECT coalesce(sum(messages), 0)::bigint FROM (SELECT messages FROM ${SCHEMA}.topic_message
    WHERE topic = $1 AND at >= $2 AND at <= $3 LIMIT $4) AS found) AS places,
  ${LAST('value', 'at < $2')} AS before, ${LAST('value', 'at >= $2 AND at <= $3')} AS newest`;

/**
 * The chunks from that on that an instant ($2) is in until the last that begins up to another one ($3): as many as have so many messages
 * ($4) besides those at the ends that are not asked for.
 */
const CHUNKS = (order: 'asc' | 'desc', behind: string) => `SELECT value FROM (
    SELECT sequence, value, sum(messages) OVER (ORDER BY sequence ${order}) - messages AS before
    FROM ${SCHEMA}.topic_message
    WHERE topic = $1 AND sequence >= coalesce(${LAST('sequence', 'at <= $2')}, ${-FOREVER}) AND sequence <= ${LAST('sequence', 'at <= $3')} ${behind}
    ORDER BY sequence ${order} LIMIT $4::bigint + 2) AS found
  WHERE before < $4::bigint + ${2 * MOST_MESSAGES} ORDER BY sequence ${order}`;
const BEHIND = {
  asc: `AND sequence >= coalesce((SELECT sequence FROM ${SCHEMA}.topic_message
    WHERE topic = $1 AND sequence <= $5 + 1 ORDER BY sequence DESC LIMIT 1), $5)`,
  desc: 'AND sequence < $5',
};

/**
 * Of each of some topics ($1) the chunks that may have messages from one instant ($2) to another ($3), newest first: so many ($4) and two
 * more have more messages than that.
 */
const NEWEST = `SELECT wanted.place, newest.at, newest.value FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (topic, place)
    CROSS JOIN LATERAL (
      SELECT at, sequence, value FROM ${SCHEMA}.topic_message AS stored
      WHERE stored.topic = wanted.topic AND stored.at <= $3 AND stored.at >= coalesce(
        (SELECT max(before.at) FROM ${SCHEMA}.topic_message AS before WHERE before.topic = wanted.topic AND before.at < $2), $2)
      ORDER BY stored.at DESC, stored.sequence DESC LIMIT $4::bigint + 2) AS newest
  ORDER BY wanted.place, newest.at DESC, newest.sequence DESC`;

interface NewestChunk extends PlacedChunk {
  readonly place: bigint;
}

interface Counted {
  readonly places: bigint;
  readonly before?: Uint8Array | null;
  readonly newest: Uint8Array | null;
}

/** Messages of topics. */
export class PostgresMessages implements MessageRows {
  readonly #db: PostgresReader;

  constructor(db: PostgresReader) {
    this.#db = db;
  }

  async newest(topics: readonly bigint[], headNs: bigint): Promise<TopicMessageRow[]> {
    const sql = `SELECT newest.value FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (topic, place) CROSS JOIN LATERAL (
        SELECT value FROM ${SCHEMA}.topic_message AS stored WHERE stored.topic = wanted.topic AND stored.at <= $2
        ORDER BY stored.at DESC, stored.sequence DESC LIMIT 1) AS newest
      ORDER BY wanted.place`;
    const ids = topics.map((topic) => BigInt.asIntN(64, topic));
    return (await this.#db.all<Packed>(sql, ids, headNs)).flatMap((chunk) => newestOf(chunk, headNs));
  }

  async readNewest(
    topics: readonly bigint[],
    span: TimeRange,
    most: number,
  ): Promise<(TopicMessageRow[] | undefined)[]> {
    const ids = topics.map((topic) => BigInt.asIntN(64, topic));
    const chunks = await this.#db.all<NewestChunk>(NEWEST, ids, span.first, span.last, most);
    const found = topics.map(() => new NewestMessages(span, most));
    for (const chunk of chunks) found[Number(chunk.place) - 1]?.add(chunk);
    return found.map(({ rows }) => rows);
  }

  async page(topic: bigint, page: MessagePage): Promise<TopicMessageRow[]> {
    const { first, last, order, limit, offset, after } = page;
    const sql = CHUNKS(order, after === undefined ? '' : BEHIND[order]);
    const values = [BigInt.asIntN(64, topic), first, last, limit + offset, ...(after === undefined ? [] : [after])];
    const found = new MessagesOfPage(page);
    for (const chunk of await this.#db.all<Packed>(sql, ...values)) found.add(chunk);
    return found.rows;
  }

  async count(topic: bigint, span: TimeRange, headNs: bigint, most: number): Promise<bigint | undefined> {
    const term = BigInt.asIntN(64, topic);
    if (span.first <= 0n && span.last === headNs)
      return withoutLater(await this.#db.get<Counted>(COUNTED, term, headNs), headNs);
    const values = [term, span.first, span.last, most + MOST_MESSAGES] as const;
    const found = await this.#db.get<Counted>(COUNT, ...values);
    const before = countWithin(chunkIn(found?.before), span);
    return unlessMore(before + (withoutLater(found, span.last) ?? 0n), most);
  }
}

/** What was counted by chunk without the messages of the newest that are after an instant. */
function withoutLater(found: Counted | undefined, instant: bigint): bigint | undefined {
  if (found === undefined) return undefined;
  return found.places - countWithin(chunkIn(found.newest), { first: instant + 1n, last: FOREVER });
}

function chunkIn(value: Uint8Array | null | undefined): Packed | undefined {
  return value === null || value === undefined ? undefined : { value };
}
