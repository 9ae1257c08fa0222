import { Session } from 'node:inspector/promises';
import v8 from 'node:v8';
import type { IngestStatus } from './ingest-status.ts';

const NEAR_MS = 60_000;
const AGAIN_MS = 300_000;
const GROWN_BYTES = 16 * 1024 * 1024;

/**
 * Collects the garbage of this thread and gives the memory back to the system. By itself a heap that grew while history was read
 * stays large: a quiet network leaves too little garbage for V8 to look through all of it (0036).
 */
export async function collectGarbage(): Promise<void> {
  // The flag --expose-gc belongs to all threads of the process: one that sets it now disturbs the others.
  const session = new Session();
  try {
    session.connect();
    await session.post('HeapProfiler.collectGarbage');
  } catch {
    // A Node.js without an inspector: the heap stays as large as it is.
  } finally {
    session.disconnect();
  }
}

/** How a heap is looked at; for tests. */
export interface CollectOptions {
  readonly collect?: () => unknown;
  readonly heapBytes?: () => number;
  readonly nowMs?: () => number;
}

/**
 * Collects when what is stored has come near the present, and again when the heap has grown since, at most every five minutes; to be
 * called with every status.
 */
export function collectNearPresent({
  collect = collectGarbage,
  heapBytes = () => v8.getHeapStatistics().total_physical_size,
  nowMs = Date.now,
}: CollectOptions = {}): (status: IngestStatus) => Promise<void> {
  let collectedMs = Number.NEGATIVE_INFINITY;
  let leftBytes = Number.NEGATIVE_INFINITY;
  return async ({ caughtUp, lastConsensusNs }) => {
    if (!caughtUp || lastConsensusNs === undefined || nowMs() - collectedMs < AGAIN_MS) return;
    if (lastConsensusNs / 1_000_000n < BigInt(nowMs() - NEAR_MS) || heapBytes() - leftBytes < GROWN_BYTES) return;
    collectedMs = nowMs();
    await collect();
    leftBytes = heapBytes();
  };
}
