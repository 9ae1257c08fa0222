import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROW_ENGINES, type RowEngine, startRowEngine } from '../testing/row-engines.ts';
import { sampleRow, sampleRows } from '../testing/sample-rows.ts';
import type { TopicMessageRow } from '../topic/rows.ts';
import type { MessagePage, RowStore } from './row-store.ts';

const BUSY = 5n;
const QUIET = 6n;
const BATCHES = 3;
const BATCH_NS = 1_000n;
const HEAD_NS = BigInt(BATCHES + 1) * BATCH_NS;
const EVER = { first: 0n, last: HEAD_NS };

/** Bytes that no compression makes shorter. */
function noise(seed: bigint, length: number): Uint8Array {
  const parts = Array.from({ length: Math.ceil(length / 64) }, (_, part) =>
    createHash('sha512').update(`${seed} ${part}`).digest(),
  );
  return Uint8Array.from(Buffer.concat(parts).subarray(0, length));
}

/** A batch has 50 messages of a busy topic, whose sequence numbers have gaps, some of them long, and one of a quiet topic. */
function messagesOf(batch: number): TopicMessageRow[] {
  const start = BigInt(batch) * BATCH_NS;
  const busy = Array.from({ length: 50 }, (_, place) => {
    const sequenceNumber = BigInt(batch * 100 + place + (place > 30 ? 7 : 0));
    const message = noise(sequenceNumber, place % 11 === 3 ? 1_500 : 20);
    return sampleRow('topicMessage', {
      topic: BUSY,
      sequenceNumber,
      consensusNs: start + BigInt(place) * 10n,
      message,
    });
  });
  const quiet = { topic: QUIET, sequenceNumber: BigInt(batch), consensusNs: start + 5n, message: noise(1n, 30) };
  return [...busy.toReversed(), sampleRow('topicMessage', quiet)];
}

const ALL = Array.from({ length: BATCHES }, (_, index) => messagesOf(index + 1))
  .flat()
  .sort((one, other) => Number(one.sequenceNumber - other.sequenceNumber));

function expectedPage(topic: bigint, { first, last, order, limit, offset, after }: MessagePage): TopicMessageRow[] {
  const inSpan = ALL.filter((row) => row.topic === topic && row.consensusNs >= first && row.consensusNs <= last);
  const ordered = order === 'asc' ? inSpan : inSpan.toReversed();
  const behind = ordered.filter(({ sequenceNumber }) => {
    if (after === undefined) return true;
    return order === 'asc' ? sequenceNumber > after : sequenceNumber < after;
  });
  return behind.slice(offset, offset + limit);
}

const SPANS = [
  EVER,
  { first: 1_000n, last: 1_000n },
  { first: 1_001n, last: 1_009n },
  { first: 1_155n, last: 1_165n },
  { first: 1_160n, last: 2_120n },
  { first: 1_495n, last: 1_999n },
  { first: 2_333n, last: HEAD_NS },
  { first: 3_490n, last: HEAD_NS },
  { first: 3_491n, last: HEAD_NS },
  { first: 0n, last: 999n },
];
const AFTER = [undefined, 0n, 99n, 100n, 115n, 116n, 133n, 150n, 200n, 256n, 399n];
const PAGES = [
  { limit: 5, offset: 0 },
  { limit: 25, offset: 3 },
  { limit: 200, offset: 0 },
  { limit: 10, offset: 120 },
  { limit: 0, offset: 0 },
];

describe.each(ROW_ENGINES)('messages in %s', (name) => {
  let engine: RowEngine;
  let rows: RowStore;
  beforeAll(async () => {
    engine = await startRowEngine(name);
    rows = await (await engine.place()).write();
    for (let batch = 1; batch <= BATCHES; batch++) {
      const head = { sequence: BigInt(batch), lastNs: BigInt(batch) * BATCH_NS + 999n };
      const open = await rows.write({ rows: sampleRows({ topicMessage: messagesOf(batch) }), blocks: [] }, head);
      await open.commit();
    }
  });
  afterAll(async () => {
    await rows?.close();
    await engine?.stop();
  });

  it.each(SPANS)('are listed as they are, from $first to $last', async (span) => {
    for (const topic of [BUSY, QUIET, 7n])
      for (const after of AFTER)
        for (const order of ['asc', 'desc'] as const)
          for (const page of PAGES) {
            const asked = { ...span, ...page, order, after };
            expect(await rows.messages.page(topic, asked), `${topic} ${order} ${after}`).toEqual(
              expectedPage(topic, asked),
            );
          }
  });

  it.each(SPANS)('are read as they are at the end of several topics, from $first to $last', async (span) => {
    const topics = [QUIET, 7n, BUSY];
    const expected = topics.map((topic) => expectedPage(topic, { ...span, order: 'asc', limit: 999, offset: 0 }));
    const most = Math.max(...expected.map(({ length }) => length));
    expect(await rows.messages.readNewest(topics, span, most)).toEqual(expected);
    const fewer = expected.map((messages) => (messages.length > most - 1 ? undefined : messages));
    expect(await rows.messages.readNewest(topics, span, most - 1)).toEqual(fewer);
  });

  it.each(SPANS)('are counted as they are, from $first to $last', async (span) => {
    for (const topic of [BUSY, QUIET, 7n]) {
      const number = expectedPage(topic, { ...span, order: 'asc', limit: 999, offset: 0 }).length;
      expect(await rows.messages.count(topic, span, HEAD_NS + 1n, number)).toBe(BigInt(number));
      if (number > 0) expect(await rows.messages.count(topic, span, HEAD_NS + 1n, number - 1)).toBeUndefined();
    }
  });

  it.each([1_000n, 1_005n, 1_155n, 2_000n, 2_495n, 3_490n, HEAD_NS])('are those up to a head at %i', async (headNs) => {
    const upTo = { first: 0n, last: headNs };
    const newest = await rows.messages.newest([BUSY, QUIET, 7n], headNs);
    const expected = [BUSY, QUIET].flatMap((topic) =>
      expectedPage(topic, { ...upTo, order: 'desc', limit: 1, offset: 0 }),
    );
    expect(newest).toEqual(expected);
    const number = expectedPage(BUSY, { ...upTo, order: 'asc', limit: 999, offset: 0 }).length;
    expect(await rows.messages.count(BUSY, upTo, headNs, 0)).toBe(BigInt(number));
  });
});
