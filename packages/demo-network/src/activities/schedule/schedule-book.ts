import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { activityState } from '../activity.ts';

/** Schedules that may still happen. */
class ScheduleBook {
  readonly open: EntityNum[] = [];
  /** Schedules that are over, for those who sign too late; the newest few. */
  readonly over: EntityNum[] = [];
  /** No open schedule expires before. */
  nextExpiryNs = 0n;
}

const MAX_OVER = 50;

export const scheduleBook = (world: World) => activityState(world, 'schedules', () => new ScheduleBook());

/** Takes a schedule off the list of those that may still happen. */
export function closeSchedule(world: World, num: EntityNum): void {
  const { open, over } = scheduleBook(world);
  const index = open.indexOf(num);
  if (index >= 0) open.splice(index, 1);
  over.push(num);
  if (over.length > MAX_OVER) over.shift();
}
