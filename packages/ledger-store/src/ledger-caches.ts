import type { CachedAnchor } from './account/cached-anchor.ts';
import { SnapshotCache } from './snapshot-cache.ts';

/** When this process met a head first. */
export interface SeenHead {
  readonly lastNs: bigint;
  /** Milliseconds of the process's clock, which never goes back. */
  readonly sinceMs: number;
}

/**
 * Everything that readers of one store share in memory. It is made where the store is opened, and each snapshot of the store
 * leads to it; a snapshot with caches of its own has cached nothing yet.
 */
export class LedgerCaches {
  readonly answers = new SnapshotCache();
  /** The anchor is asked for with every account, and can change only with the head or when a snapshot is loaded. */
  anchor: CachedAnchor | undefined;
  /** Oldest first; empty where nothing lags (`head-instant.ts`). */
  seenHeads: readonly SeenHead[] = [];
  /** How many stamps of entities were given (`entity/of-entity.ts`): each is another one. */
  stamps = 0;
}
