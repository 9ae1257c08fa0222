import { headInstant, settledNs } from './head-instant.ts';
import type { LedgerSnapshot } from './ledger-snapshot.ts';

/**
 * Cached rows of one instant, which never change once they are committed. Where none is found, a replica may lag: such an
 * answer is cached only when every replica would give it.
 */
export async function cachedRows<Row extends object>(
  snapshot: LedgerSnapshot,
  name: string,
  at: bigint,
  read: () => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  if (at > headInstant(snapshot)) return [];
  const rows = await snapshot.caches.answers.read(name, read);
  if (rows.length === 0 && at > settledNs(snapshot)) snapshot.caches.answers.forget(name);
  return rows;
}
