import type { TimeRange } from '../time-range.ts';
import type { TopicMessageRow } from '../topic/rows.ts';
import { MESSAGES, type Packed } from './packed-rows.ts';
import type { PostgresReader } from './postgres-reader.ts';
import { SCHEMA } from './postgres-schema.ts';
import type { MessagePage, MessageRows } from './row-store.ts';
import { type Count, unlessMore } from './stored-count.ts';
import { LIST_KIND } from './transaction-terms.ts';

/** The sequence numbers of a topic's ($1) first and last message in a span ($2 to $3): consensus time rises with them. */
const FIRST = `(SELECT sequence FROM ${SCHEMA}.topic_message WHERE topic = $1 AND at >= $2 ORDER BY at, sequence LIMIT 1)`;
const LAST = `(SELECT sequence FROM ${SCHEMA}.topic_message WHERE topic = $1 AND at <= $3 ORDER BY at DESC, sequence DESC LIMIT 1)`;

const COUNTED = `SELECT (SELECT coalesce(sum(entries), 0) FROM ${SCHEMA}.entry_count WHERE kind = ${LIST_KIND.messages} AND term = $1)::bigint
  - (SELECT count(*) FROM ${SCHEMA}.topic_message WHERE topic = $1 AND at > $2) AS places`;
const COUNT = `SELECT count(*) AS places FROM (
  SELECT 1 FROM ${SCHEMA}.topic_message WHERE topic = $1 AND at >= $2 AND at <= $3 LIMIT $4) AS found`;

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
    return (await this.#db.all<Packed>(sql, ids, headNs)).map(MESSAGES.read);
  }

  async page(topic: bigint, { first, last, order, limit, offset, after }: MessagePage): Promise<TopicMessageRow[]> {
    const behind = after === undefined ? '' : `AND sequence ${order === 'asc' ? '>' : '<'} $6`;
    const sql = `SELECT value FROM ${SCHEMA}.topic_message
      WHERE topic = $1 AND sequence >= ${FIRST} AND sequence <= ${LAST} ${behind}
      ORDER BY sequence ${order} LIMIT $4 OFFSET $5`;
    const values = [BigInt.asIntN(64, topic), first, last, limit, offset, ...(after === undefined ? [] : [after])];
    return (await this.#db.all<Packed>(sql, ...values)).map(MESSAGES.read);
  }

  async count(topic: bigint, span: TimeRange, headNs: bigint, most: number): Promise<bigint | undefined> {
    const term = BigInt.asIntN(64, topic);
    if (span.first <= 0n && span.last === headNs) return (await this.#db.get<Count>(COUNTED, term, headNs))?.places;
    return unlessMore((await this.#db.get<Count>(COUNT, term, span.first, span.last, most + 1))?.places, most);
  }
}
