import type { TimeRange } from '../time-range.ts';
import { type TopicMessageRow, topicMessageTable } from '../topic/rows.ts';
import type { Packed } from './packed-rows.ts';
import { chunkCodec, rowForm } from './row-chunk.ts';
import type { MessagePage } from './row-store.ts';

/** Consecutive messages of a topic, as many as a batch has, under the first one. */
interface MessageChunk {
  readonly topic: bigint;
  readonly sequence: bigint;
  readonly at: bigint;
  readonly messages: number;
  readonly value: Uint8Array;
}

/** At most so many messages are in a chunk. */
export const MOST_MESSAGES = 16;

const { consensusNs, ...otherColumns } = topicMessageTable.columns;
const FORM = rowForm({ ...topicMessageTable, columns: { consensusNs, ...otherColumns } });
/** A fourth of a page of SQLite's, of which a row with a key of its own has no more together. */
const MESSAGES = chunkCodec(FORM, { bytes: 3_900, rows: MOST_MESSAGES });

/** The messages of a batch in chunks, topic by topic. */
export function* messageChunksOf(rows: readonly TopicMessageRow[]): Generator<MessageChunk> {
  for (const [topic, messages = []] of Map.groupBy(rows, (row) => row.topic)) {
    const ordered = messages.toSorted((one, other) => (one.sequenceNumber < other.sequenceNumber ? -1 : 1));
    let start = 0;
    for (const { first: at, count, value } of MESSAGES.write(ordered)) {
      const sequence = (ordered[start] as TopicMessageRow).sequenceNumber;
      yield { topic, sequence, at, messages: count, value };
      start += count;
    }
  }
}

/** Takes from chunks, which are in the order of a page, the messages that it asks for. */
export class MessagesOfPage {
  readonly rows: TopicMessageRow[] = [];
  readonly #page: MessagePage;
  #left: number;

  constructor(page: MessagePage) {
    this.#page = page;
    this.#left = page.offset;
  }

  get isFull(): boolean {
    return this.rows.length >= this.#page.limit;
  }

  add({ value }: Packed): void {
    const { first, last, order } = this.#page;
    const places = MESSAGES.read(value).filter(({ at }) => at >= first && at <= last);
    for (const { row } of order === 'asc' ? places : places.reverse()) {
      if (this.isFull) return;
      this.#take(row);
    }
  }

  #take(read: () => TopicMessageRow): void {
    const { after, order } = this.#page;
    if (after === undefined && this.#left > 0) {
      this.#left -= 1;
      return;
    }
    const row = read();
    if (after !== undefined && (order === 'asc' ? row.sequenceNumber <= after : row.sequenceNumber >= after)) return;
    if (this.#left > 0) this.#left -= 1;
    else this.rows.push(row);
  }
}

/** A chunk, and the instant of its first message. */
export interface PlacedChunk extends Packed {
  readonly at: bigint;
}

/** Takes from the chunks of a topic, newest first, the messages of a span: so many at most. */
export class NewestMessages {
  readonly #span: TimeRange;
  readonly #most: number;
  #rows: TopicMessageRow[] = [];

  constructor(span: TimeRange, most: number) {
    this.#span = span;
    this.#most = most;
  }

  /** In the order of time; undefined where there are too many. */
  get rows(): TopicMessageRow[] | undefined {
    return this.#rows.length > this.#most ? undefined : this.#rows;
  }

  /** False where no older chunk has any, or there are too many. */
  add({ at: begin, value }: PlacedChunk): boolean {
    const { first, last } = this.#span;
    const places = begin > last ? [] : MESSAGES.read(value).filter(({ at }) => at >= first && at <= last);
    this.#rows = [...places.map(({ row }) => row()), ...this.#rows];
    return begin >= first && this.#rows.length <= this.#most;
  }
}

/** How many messages of a chunk are in a span. */
export function countWithin(chunk: Packed | undefined, { first, last }: TimeRange): bigint {
  if (chunk === undefined) return 0n;
  return BigInt(MESSAGES.read(chunk.value).filter(({ at }) => at >= first && at <= last).length);
}

/** The newest message of a chunk up to a head. */
export function newestOf(chunk: Packed | undefined, headNs: bigint): TopicMessageRow[] {
  const newest = chunk === undefined ? undefined : MESSAGES.read(chunk.value).findLast(({ at }) => at <= headNs);
  return newest === undefined ? [] : [newest.row()];
}
