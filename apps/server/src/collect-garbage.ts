import { Session } from 'node:inspector/promises';
import type { IngestStatus } from './ingest-status.ts';

const NEAR_MS = 60_000;

/**
 * Collects the garbage of this thread and gives the memory back to the system. By itself a heap that grew while history was read
 * stays large: a quiet network leaves too little garbage for V8 to look through all of it (0108).
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

/** Collects once, when what is stored has come near the present; to be called with every status. */
export function collectAfterHistory(collect: () => unknown = collectGarbage): (status: IngestStatus) => void {
  let collected = false;
  return ({ caughtUp, lastConsensusNs }) => {
    if (collected || !caughtUp || lastConsensusNs === undefined) return;
    if (lastConsensusNs / 1_000_000n < BigInt(Date.now() - NEAR_MS)) return;
    collected = true;
    void collect();
  };
}
