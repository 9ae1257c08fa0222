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
 * commit it is before everything.
 */
export function headInstant(snapshot: LedgerSnapshot): bigint {
  return snapshot.head?.lastNs ?? -1n;
}

/** The instant, or the head where that comes first or no instant is given. */
export function upToHead(snapshot: LedgerSnapshot, instant?: bigint): bigint {
  const headNs = headInstant(snapshot);
  return instant !== undefined && instant < headNs ? instant : headNs;
}

/** What a cluster committed longer ago than this, in wall-clock time, is taken to be on every replica. */
const REPLICA_LAG_MS = 600_000;
/** The least distance between two heads that are stored. */
const HEADS_APART_MS = 10_000;

/** Newest instant up to which every replica answers alike. */
export function settledNs(snapshot: LedgerSnapshot): bigint {
  const { client, caches } = snapshot;
  const lastNs = headInstant(snapshot);
  if (client.kind === 'embedded') return lastNs;
  const now = performance.now();
  const seen = caches.seenHeads;
  const newest = seen.at(-1);
  const isNew = newest === undefined || (lastNs > newest.lastNs && now - newest.sinceMs >= HEADS_APART_MS);
  const settled = seen.findLastIndex(({ sinceMs }) => now - sinceMs >= REPLICA_LAG_MS);
  const rest = settled > 0 ? seen.slice(settled) : seen;
  caches.seenHeads = isNew ? [...rest, { lastNs, sinceMs: now }] : rest;
  const everywhere = seen[settled]?.lastNs ?? -1n;
  return everywhere < lastNs ? everywhere : lastNs;
}
