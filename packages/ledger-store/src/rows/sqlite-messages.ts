import type { TimeRange } from '../time-range.ts';
import type { TopicMessageRow } from '../topic/rows.ts';
import { MESSAGES, type Packed } from './packed-rows.ts';
import { FOREVER } from './row-sink.ts';
import type { MessagePage, MessageRows } from './row-store.ts';
import { earlier, later, type SqliteReader } from './sqlite-reader.ts';
import { type Count, unlessMore } from './stored-count.ts';
import { LIST_KIND } from './transaction-terms.ts';

/** Messages of topics. */
export class SqliteMessages implements MessageRows {
  readonly #db: SqliteReader;

  constructor(db: SqliteReader) {
    this.#db = db;
  }

  async newest(topics: readonly bigint[], headNs: bigint): Promise<TopicMessageRow[]> {
    const sql = 'SELECT value FROM topic_message WHERE topic = ? AND at <= ? ORDER BY sequence DESC LIMIT 1';
    return topics.flatMap((topic) => {
      const stored = this.#db.get<Packed>(sql, BigInt.asIntN(64, topic), headNs);
      return stored === undefined ? [] : [MESSAGES.read(stored)];
    });
  }

  async page(topic: bigint, page: MessagePage): Promise<TopicMessageRow[]> {
    const { order, limit, offset, after } = page;
    const [first, last] = this.#sequencesIn(topic, page);
    const [from, to] = order === 'asc' ? [later(first, after, 1n), last] : [first, earlier(last, after, -1n)];
    const sql = `SELECT value FROM topic_message WHERE topic = ? AND sequence >= ? AND sequence <= ?
      ORDER BY sequence ${order} LIMIT ? OFFSET ?`;
    return this.#db.all<Packed>(sql, BigInt.asIntN(64, topic), from, to, limit, offset).map(MESSAGES.read);
  }

  async count(topic: bigint, span: TimeRange, headNs: bigint, most: number): Promise<bigint | undefined> {
    return this.#db.together(() => {
      const [first, last] = this.#sequencesIn(topic, span);
      const sql = `SELECT count(*) AS places FROM (
        SELECT 1 FROM topic_message WHERE topic = ? AND sequence >= ? AND sequence <= ? LIMIT ?)`;
      const count = (from: bigint, to: bigint, limit: bigint | number) =>
        this.#db.get<Count>(sql, BigInt.asIntN(64, topic), from, to, limit)?.places;
      // What came after the head is taken off again, whatever it is.
      if (span.first <= 0n && span.last === headNs)
        return this.#db.storedEntries(LIST_KIND.messages, topic) - (count(last + 1n, FOREVER, FOREVER) ?? 0n);
      return unlessMore(count(first, last, most + 1), most);
    });
  }

  /** The first and last sequence numbers of a topic's messages in a span: consensus time rises with them. */
  #sequencesIn(topic: bigint, { first, last }: TimeRange): [bigint, bigint] {
    const ends = `SELECT (SELECT min(sequence) FROM topic_message WHERE topic = ?1) AS lowest,
      (SELECT max(sequence) FROM topic_message WHERE topic = ?1) AS highest`;
    const found = this.#db.get<{ lowest: bigint | null; highest: bigint | null }>(ends, BigInt.asIntN(64, topic));
    if (found === undefined || found.lowest === null || found.highest === null) return [1n, 0n];
    const from = first <= 0n ? found.lowest : this.#firstBehind(topic, first - 1n, [found.lowest, found.highest]);
    return [from, this.#firstBehind(topic, last, [found.lowest, found.highest]) - 1n];
  }

  /** Of a topic's messages, which may have gaps, the sequence number from which on all are after an instant. */
  #firstBehind(topic: bigint, instant: bigint, [lowest, highest]: [bigint, bigint]): bigint {
    const sql = 'SELECT sequence, at FROM topic_message WHERE topic = ? AND sequence >= ? ORDER BY sequence LIMIT 1';
    const newest = this.#db.get<{ at: bigint }>(sql, BigInt.asIntN(64, topic), highest);
    if (newest === undefined || newest.at <= instant) return highest + 1n;
    let [low, high] = [lowest, highest];
    while (low < high) {
      const middle = (low + high) / 2n;
      const found = this.#db.get<{ at: bigint }>(sql, BigInt.asIntN(64, topic), middle);
      if (found === undefined || found.at > instant) high = middle;
      else low = middle + 1n;
    }
    return low;
  }
}
