import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { activityState } from '../activity.ts';

/** What a topic is used for. */
export type TopicKind = 'weather' | 'supply' | 'chat' | 'members' | 'binary' | 'paid';

/** The network's topics by use. */
class TopicBook {
  readonly open: Readonly<Record<TopicKind, EntityNum[]>> = {
    weather: [],
    supply: [],
    chat: [],
    members: [],
    binary: [],
    paid: [],
  };
  /** Who may write to a topic with a submit key. */
  readonly members = new Map<EntityNum, readonly EntityNum[]>();
  readonly deleted: EntityNum[] = [];
}

export const topicBook = (world: World) => activityState(world, 'topics', () => new TopicBook());

/** One of the topics of a kind, older ones more often; undefined while there is none. */
export function pickTopic(world: World, kind: TopicKind): EntityNum | undefined {
  const list = topicBook(world).open[kind];
  return list.length === 0 ? undefined : list[world.random.zipf(list.length)];
}
