import type { World } from '../world/world.ts';

/**
 * What an activity keeps between its acts, under its name: plain data that travels in the snapshot. It is changed in
 * place, after the transactions that it follows from have succeeded.
 */
export function keptBy<T extends object>(world: World, name: string, initial: () => T): T {
  const { activities } = world.state;
  let kept = activities.get(name) as T | undefined;
  if (kept === undefined) {
    kept = initial();
    activities.set(name, kept);
  }
  return kept;
}
