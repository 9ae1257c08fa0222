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

/** Rows of a table that has one of each key, and whose keys grow with time. */
interface CachedTable<Row> {
  readonly keyOf: (row: Row) => bigint;
  /** The greatest key that is committed: the head's, where nothing else is said. */
  readonly last?: bigint;
  readonly read: (missing: readonly bigint[]) => Promise<readonly Row[]>;
}

/** The rows of many keys, in their order, that never change once they are committed. */
export async function readCachedRows<Row extends object>(
  snapshot: LedgerSnapshot,
  kind: string,
  keys: readonly bigint[],
  { keyOf, read, last = headInstant(snapshot) }: CachedTable<Row>,
): Promise<Map<bigint, Row>> {
  const names = [...new Set(keys)].filter((key) => key <= last).map(String);
  const found = await snapshot.caches.answers.readMany(kind, names, async (missing) => {
    const rows = await read(missing.map(BigInt));
    return new Map(rows.map((row) => [String(keyOf(row)), row]));
  });
  if (snapshot.client.kind !== 'embedded')
    for (const name of names) if (!found.has(name)) snapshot.caches.answers.forget(`${kind} ${name}`);
  return new Map(
    names.flatMap((name) => {
      const row = found.get(name);
      return row === undefined ? [] : [[keyOf(row), row] as const];
    }),
  );
}
