import type { World } from '../world/world.ts';

/**
 * The state of an activity between its transactions, under its name: plain data that is a part of the snapshot. It is changed
 * in place, after the transactions that cause the change have succeeded.
 */
export function activityState<T extends object>(world: World, name: string, initial: () => T): T {
  const { activities } = world.state;
  let state = activities.get(name) as T | undefined;
  if (state === undefined) {
    state = initial();
    activities.set(name, state);
  }
  return state;
}
