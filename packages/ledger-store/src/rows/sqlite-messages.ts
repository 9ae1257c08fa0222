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
import { FOREVER } from './row-sink.ts';
import type { MessagePage, MessageRows } from './row-store.ts';
import { earlier, later, type SqliteReader } from './sqlite-reader.ts';
import { unlessMore } from './stored-count.ts';
import { LIST_KIND } from './transaction-terms.ts';

/** So many chunks are read at first, and twice as many each time. */
const FIRST_CHUNKS = 4;
const MOST_CHUNKS = 64;
/** The one that a batch added, and the one before it. */
const NEWEST_CHUNKS = 2;

const OLDEST = `SELECT sequence, at, value FROM topic_message WHERE topic = ? AND sequence >= ? AND sequence <= ?
  ORDER BY sequence LIMIT ?`;
const NEWEST = `SELECT sequence, at, value FROM topic_message WHERE topic = ? AND sequence >= ? AND sequence <= ?
  ORDER BY sequence DESC LIMIT ?`;
/** The chunk that a message is in, where it is stored. */
const CHUNK =
  'SELECT sequence, at, value FROM topic_message WHERE topic = ? AND sequence <= ? ORDER BY sequence DESC LIMIT 1';

interface Chunk extends PlacedChunk {
  readonly sequence: bigint;
}

/** Messages of topics. */
export class SqliteMessages implements MessageRows {
  readonly #db: SqliteReader;

  constructor(db: SqliteReader) {
    this.#db = db;
  }

  async newest(topics: readonly bigint[], headNs: bigint): Promise<TopicMessageRow[]> {
    const sql = 'SELECT value FROM topic_message WHERE topic = ? AND at <= ? ORDER BY sequence DESC LIMIT 1';
    return topics.flatMap((topic) => newestOf(this.#db.get<Packed>(sql, BigInt.asIntN(64, topic), headNs), headNs));
  }

  async readNewest(
    topics: readonly bigint[],
    span: TimeRange,
    most: number,
  ): Promise<(TopicMessageRow[] | undefined)[]> {
    return topics.map((topic) => {
      const found = new NewestMessages(span, most);
      for (const chunk of this.#chunks(topic, [-FOREVER, FOREVER], 'desc', NEWEST_CHUNKS)) if (!found.add(chunk)) break;
      return found.rows;
    });
  }

  async page(topic: bigint, page: MessagePage): Promise<TopicMessageRow[]> {
    const { order, after } = page;
    const found = new MessagesOfPage(page);
    const [start, end] = this.#chunksIn(topic, page);
    // The chunk before may have the span's first messages.
    const first = page.first <= 0n ? start : (this.#chunkOf(topic, start - 1n)?.sequence ?? start);
    const behind = after === undefined || order === 'desc' ? undefined : this.#chunkOf(topic, after + 1n)?.sequence;
    const from = later(first, behind, 0n);
    const to = order === 'desc' ? earlier(end - 1n, after, -1n) : end - 1n;
    for (const chunk of this.#chunks(topic, [from, to], order)) {
      if (found.isFull) break;
      found.add(chunk);
    }
    return found.rows;
  }

  async count(topic: bigint, span: TimeRange, headNs: bigint, most: number): Promise<bigint | undefined> {
    return this.#db.together(() => {
      // What came after the head is taken off again, whatever it is.
      if (span.first <= 0n && span.last === headNs) {
        const newer = this.#countIn(topic, { first: headNs + 1n, last: FOREVER }, FOREVER);
        return this.#db.storedEntries(LIST_KIND.messages, topic) - newer;
      }
      return unlessMore(this.#countIn(topic, span, BigInt(most + MOST_MESSAGES)), most);
    });
  }

  /** How many messages are in a span; of more than so many chunks only these are counted. */
  #countIn(topic: bigint, span: TimeRange, most: bigint): bigint {
    const [start, end] = this.#chunksIn(topic, span);
    const sql = `SELECT coalesce(sum(messages), 0) AS places FROM (
      SELECT messages FROM topic_message WHERE topic = ? AND sequence >= ? AND sequence < ? LIMIT ?)`;
    const begun = this.#db.get<{ places: bigint }>(sql, BigInt.asIntN(64, topic), start, end, most)?.places ?? 0n;
    const before = countWithin(this.#chunkOf(topic, start - 1n), span);
    const beyond = start < end ? { first: span.last + 1n, last: FOREVER } : undefined;
    return before + begun - (beyond === undefined ? 0n : countWithin(this.#chunkOf(topic, end - 1n), beyond));
  }

  #chunkOf(topic: bigint, sequence: bigint): Chunk | undefined {
    return this.#db.get<Chunk>(CHUNK, BigInt.asIntN(64, topic), sequence);
  }

  *#chunks(
    topic: bigint,
    [first, last]: readonly [bigint, bigint],
    order: 'asc' | 'desc',
    size = FIRST_CHUNKS,
  ): Generator<Chunk> {
    let [from, to, atOnce] = [first, last, size];
    // Ends with the last chunk of the span.
    for (;;) {
      const sql = order === 'asc' ? OLDEST : NEWEST;
      const chunks = this.#db.all<Chunk>(sql, BigInt.asIntN(64, topic), from, to, atOnce);
      yield* chunks;
      const end = chunks.at(-1);
      if (end === undefined || chunks.length < atOnce) return;
      [from, to] = order === 'asc' ? [end.sequence + 1n, to] : [from, end.sequence - 1n];
      atOnce = Math.min(atOnce * 2, MOST_CHUNKS);
    }
  }

  /** From which and before which sequence number the chunks of a topic are that begin in a span: consensus time rises with them. */
  #chunksIn(topic: bigint, { first, last }: TimeRange): [start: bigint, end: bigint] {
    const ends = `SELECT (SELECT min(sequence) FROM topic_message WHERE topic = ?1) AS lowest,
      (SELECT max(sequence) FROM topic_message WHERE topic = ?1) AS highest`;
    const found = this.#db.get<{ lowest: bigint | null; highest: bigint | null }>(ends, BigInt.asIntN(64, topic));
    if (found === undefined || found.lowest === null || found.highest === null) return [1n, 1n];
    const start = first <= 0n ? found.lowest : this.#firstBehind(topic, first - 1n, [found.lowest, found.highest]);
    return [start, this.#firstBehind(topic, last, [found.lowest, found.highest])];
  }

  /** Of a topic's chunks, which may have gaps, the sequence number from which on all begin after an instant. */
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
