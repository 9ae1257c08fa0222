import { LedgerCaches } from '../ledger-caches.ts';
import type { LedgerStore } from '../ledger-store.ts';

/** For tests: a store that answers as one on a server without rows does, and remembers nothing of what rows answered. */
export function withoutRows(store: LedgerStore): LedgerStore {
  const caches = new LedgerCaches();
  const snapshot = { ...store.snapshot(), rows: undefined, caches };
  return Object.create(store, {
    rows: { value: undefined },
    caches: { value: caches },
    snapshot: { value: () => snapshot },
  }) as LedgerStore;
}
