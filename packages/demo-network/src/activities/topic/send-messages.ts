import { castOf } from '../../world/cast.ts';
import { pickPayer } from '../../world/people.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { chatter, longText } from './chatter.ts';
import { type Message, submitMessage } from './submit-message.ts';
import { longReport, supplyEvent, weatherReading } from './telemetry.ts';
import { pickTopic, type TopicKind, topicBook } from './topic-book.ts';

/** The most that one transaction carries of a message (the network's `consensus.message.maxBytesAllowed`). */
const CHUNK_BYTES = 1_024;

/** Somebody writes to the topics of a kind, once there are any. */
function writingActivity(
  kind: TopicKind,
  weight: number,
  write: (world: World, topic: EntityNum) => Omit<Message, 'topic'> | undefined,
): Activity {
  return {
    weight: (world) => (topicBook(world).open[kind].length === 0 ? 0 : weight),
    act: (world) => {
      const topic = pickTopic(world, kind);
      const message = topic === undefined ? undefined : write(world, topic);
      if (topic !== undefined && message !== undefined) submitMessage(world, { topic, ...message });
    },
  };
}

/** The oracle publishes measurements. */
export const weatherFeed = writingActivity('weather', 17, (world) => ({
  payer: castOf(world).oracle,
  message: weatherReading(world.random, world.now),
}));

/** A company follows its goods: the topic's owner writes. */
export const supplyFeed = writingActivity('supply', 9, (world, topic) => {
  const payer = world.state.topics.get(topic)?.creator;
  return payer === undefined ? undefined : { payer, message: supplyEvent(world.random, world.now) };
});

/** People chat; now and then somebody writes to a topic that is closed. */
export const chat: Activity = {
  weight: (world) => (topicBook(world).open.chat.length === 0 ? 0 : 8),
  act: (world) => {
    const { deleted } = topicBook(world);
    const late = deleted.length > 0 && world.random.chance(0.02);
    const topic = late ? world.random.pick(deleted) : pickTopic(world, 'chat');
    const payer = pickPayer(world, HBAR);
    if (topic === undefined || payer === undefined) return;
    submitMessage(world, { payer, topic, message: Buffer.from(chatter(world.random)) });
  },
};

/** Members write to their restricted topic; sometimes a stranger tries to. */
export const memberMessage = writingActivity('members', 2, (world, topic) => {
  const members = topicBook(world).members.get(topic) ?? [];
  const payer = world.random.chance(0.03) ? pickPayer(world, HBAR) : world.random.pick(members);
  if (payer === undefined) return undefined;
  const entry = `entry ${world.random.below(100_000)}: ${chatter(world.random)}`;
  return { payer, message: Buffer.from(entry), memo: 'members only' };
});

/** Programs write what only programs read. */
export const binaryMessage = writingActivity('binary', 1, (world) => {
  const payer = pickPayer(world, HBAR);
  if (payer === undefined) return undefined;
  const bytes = world.random.bytes(world.random.between(32, 400));
  const message = world.random.chance(0.5) ? bytes : Buffer.from(Buffer.from(bytes).toString('base64'));
  return { payer, message };
});

/** Entries that cost a fee of the topic's own; some allow less than it costs. */
export const paidMessage = writingActivity('paid', 0.8, (world) => {
  const payer = pickPayer(world, 5n * HBAR);
  if (payer === undefined) return undefined;
  const hash = Buffer.from(world.random.bytes(32)).toString('hex');
  const message = Buffer.from(JSON.stringify({ document: hash, algorithm: 'SHA-256' }));
  return { payer, message, ...(world.random.chance(0.04) ? { feeLimit: 1_000n } : {}) };
});

/** Long texts and reports, cut into chunks that follow one another. */
export const longMessage: Activity = {
  weight: (world) => (topicBook(world).open.chat.length === 0 ? 0 : 0.35),
  act: (world) => {
    const isReport = world.random.chance(0.5);
    const topic = pickTopic(world, isReport ? 'supply' : 'chat');
    const payer = pickPayer(world, 5n * HBAR);
    if (topic === undefined || payer === undefined) return;
    const bytes = isReport ? longReport(world.random, world.now) : Buffer.from(longText(world.random));
    sendChunks(world, payer, topic, bytes);
  },
};

/** Sends a message in as many transactions as it needs; stops where one fails, as the SDKs do. */
export function sendChunks(world: World, payer: EntityNum, topic: EntityNum, bytes: Uint8Array): void {
  const first = world.newId(payer);
  const total = Math.ceil(bytes.length / CHUNK_BYTES);
  for (let number = 1; number <= total; number++) {
    const outcome = submitMessage(world, {
      payer,
      topic,
      message: bytes.subarray((number - 1) * CHUNK_BYTES, number * CHUNK_BYTES),
      // The SDKs count the valid start of the following chunks up by a nanosecond.
      id: { payer, validStartNs: first.validStartNs + BigInt(number - 1) },
      chunk: { first, number, total },
      reliable: number > 1,
    });
    if (outcome?.succeeded !== true) return;
  }
}
