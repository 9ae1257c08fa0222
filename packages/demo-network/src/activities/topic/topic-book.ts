import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { activityState } from '../activity-state.ts';

/** What a topic is used for. */
export type TopicKind = 'weather' | 'supply' | 'chat' | 'members' | 'binary' | 'paid';

/** The network's topics by use. */
export interface TopicBook {
  readonly open: Readonly<Record<TopicKind, EntityNum[]>>;
  /** Who may write to a topic with a submit key. */
  readonly members: Map<EntityNum, readonly EntityNum[]>;
  readonly deleted: EntityNum[];
}

export function topicBook(world: World): TopicBook {
  return activityState(world, 'topics', () => ({
    open: { weather: [], supply: [], chat: [], members: [], binary: [], paid: [] },
    members: new Map(),
    deleted: [],
  }));
}

/** One of the topics of a kind, older ones more often; undefined while there is none. */
export function pickTopic(world: World, kind: TopicKind): EntityNum | undefined {
  const list = topicBook(world).open[kind];
  return list.length === 0 ? undefined : list[world.random.zipf(list.length)];
}
