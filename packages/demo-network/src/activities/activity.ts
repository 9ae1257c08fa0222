import type { World } from '../world/world.ts';

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
