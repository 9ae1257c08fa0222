import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { activityState } from '../activity-state.ts';

/** Files of users (those that hold contract code are not among them). */
export interface FileBook {
  readonly open: EntityNum[];
  /** Files that the network's operators hid (SystemDelete) and may bring back. */
  readonly hidden: EntityNum[];
}

export function fileBook(world: World): FileBook {
  return activityState(world, 'files', () => ({ open: [], hidden: [] }));
}
