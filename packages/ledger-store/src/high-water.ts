import type { LedgerSnapshot } from './ledger-snapshot.ts';

/** SQL of an Int64 parameter of nanoseconds as the type of the time columns; a range over it uses the primary key. */
export function nsParameter(name: string): string {
  return `fromUnixTimestamp64Nano({${name}:Int64}, 'UTC')`;
}

/**
 * SQL of the set of instants in an array parameter of nanoseconds, which the engine takes as ticks. A literal is a set on
 * the primary key and planned faster than a subquery; has() would scan.
 */
export function nsSetParameter(name: string): string {
  return `{${name}:Array(DateTime64(9, 'UTC'))}`;
}

/**
 * Newest instant that readers may see, passed as a literal: as a subquery it costs more than the page. Before the first
 * commit it lies before everything.
 */
export function highWaterNs(store: LedgerSnapshot): bigint {
  return store.head?.lastNs ?? -1n;
}

/** What a cluster committed longer ago than this stands on every replica. */
const REPLICA_LAG_NS = 600_000_000_000n;

/** Newest instant up to which every replica answers alike. */
export function settledNs(store: LedgerSnapshot): bigint {
  return highWaterNs(store) - (store.client.kind === 'embedded' ? 0n : REPLICA_LAG_NS);
}
