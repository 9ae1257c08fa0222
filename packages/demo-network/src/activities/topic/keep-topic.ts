import { nextEd25519Key } from '../../world/account-creation.ts';
import type { BodyDraft } from '../../world/effects.ts';
import { timestamp, topicId } from '../../world/ids.ts';
import { publicKeyOf } from '../../world/keys.ts';
import { extendExpiry } from '../../world/units.ts';
import type { Outcome, World } from '../../world/world.ts';
import type { SimulatedTopic } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { type TopicKind, topicBook } from './topic-book.ts';

const YEAR_SECONDS = 31_536_000n;
/** Of each kind so many stay. */
const MIN_OPEN = 2;
const CHANGING: readonly TopicKind[] = ['supply', 'chat', 'members', 'binary'];

/** Owners of topics change their memo, their submit key or how long they live. */
export const updateTopic: Activity = {
  weight: () => 0.25,
  act: (world) => {
    const topic = pickChangeable(world)?.topic;
    if (topic === undefined) return;
    const change = world.random.below(topic.submitKey === undefined ? 2 : 3);
    if (change === 0) changeMemo(world, topic);
    else if (change === 1) extend(world, topic);
    else changeSubmitKey(world, topic);
  },
};

/** Owners close topics. */
export const deleteTopic: Activity = {
  weight: () => 0.06,
  act: (world) => {
    const found = pickChangeable(world);
    if (found === undefined || topicBook(world).open[found.kind].length <= MIN_OPEN) return;
    const { topic, kind } = found;
    const outcome = send(world, topic, { consensusDeleteTopic: { topicID: topicId(topic.num) } }, { deleted: true });
    if (outcome?.succeeded !== true) return;
    const book = topicBook(world);
    book.open[kind].splice(book.open[kind].indexOf(topic.num), 1);
    book.deleted.push(topic.num);
  },
};

function pickChangeable(world: World): { topic: SimulatedTopic; kind: TopicKind } | undefined {
  const kind = world.random.pick(CHANGING);
  const list = topicBook(world).open[kind];
  const num = list.length === 0 ? undefined : world.random.pick(list);
  const topic = num === undefined ? undefined : world.state.topics.get(num);
  return topic?.adminKey === undefined ? undefined : { topic, kind };
}

function changeMemo(world: World, topic: SimulatedTopic): void {
  const memo = `${topic.memo.split(' (')[0]} (season ${world.random.between(2, 9)})`;
  send(world, topic, { consensusUpdateTopic: { topicID: topicId(topic.num), memo: { value: memo } } }, { memo });
}

function extend(world: World, topic: SimulatedTopic): void {
  const expiryNs = extendExpiry(topic.expiryNs, world.now, YEAR_SECONDS);
  const data = { consensusUpdateTopic: { topicID: topicId(topic.num), expirationTime: timestamp(expiryNs) } };
  send(world, topic, data, { expiryNs });
}

function changeSubmitKey(world: World, topic: SimulatedTopic): void {
  const { key, publicKey } = nextEd25519Key(world);
  const data = { consensusUpdateTopic: { topicID: topicId(topic.num), submitKey: key } };
  send(world, topic, data, { submitKey: key }, [publicKey]);
}

/** Sends what changes a topic, and notes the change. */
function send(
  world: World,
  topic: SimulatedTopic,
  data: BodyDraft,
  change: Partial<SimulatedTopic>,
  moreKeys: readonly Uint8Array[] = [],
): Outcome | undefined {
  return world.submit({
    payer: topic.creator,
    data,
    keys: [...(topic.adminKey === undefined ? [] : [publicKeyOf(topic.adminKey)]), ...moreKeys],
    execute: (effects) => effects.change(topic, change),
  });
}
