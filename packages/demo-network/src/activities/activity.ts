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

/** One kind of thing that users of the network do. */
export interface Activity {
  /**
   * Share of what users do at the world's present instant, in any unit common to all activities (an hbar transfer has
   * about 20 of 100); 0 where it cannot happen yet.
   */
  readonly weight: (world: World) => number;
  /** Sends one or a few transactions at the world's present instant; may send none where it finds nobody to act. */
  readonly act: (world: World) => void | Promise<void>;
}
