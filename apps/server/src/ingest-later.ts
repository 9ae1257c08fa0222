import type { LedgerStore } from '@ledgerscope/ledger-store';
import { NO_INGEST_FIGURES, type RunningIngest, storedIngestStatus } from '@ledgerscope/process/ingest-status';
import { untilAborted } from '@ledgerscope/process/stop-requests';

/** An ingest that waits for something else, for which the pages need not wait. */
export interface LaterIngest {
  readonly store: LedgerStore;
  /** Resolves when it may begin. */
  readonly mayBegin: Promise<void>;
  readonly signal: AbortSignal;
  readonly begin: (signal: AbortSignal) => RunningIngest;
}

/** Begins to write once it may; until then it is starting, over what the store holds. One that was to end before never begins. */
export function ingestLater({ store, mayBegin, signal, begin }: LaterIngest): RunningIngest {
  let running: RunningIngest | undefined;
  const run = async (): Promise<void> => {
    await Promise.race([mayBegin, untilAborted(signal)]);
    if (signal.aborted) return;
    running = begin(signal);
    await running.finished;
  };
  return {
    status: () => running?.status() ?? { ...storedIngestStatus(store), state: 'starting', caughtUp: false },
    network: () => running?.network(),
    figures: () => running?.figures() ?? NO_INGEST_FIGURES,
    finished: run(),
  };
}
