import type { RunningIngest } from '@ledgerscope/process/ingest-status';
import { untilAborted } from '@ledgerscope/process/stop-requests';
import type { RunningDemo } from './demo/start-demo.ts';

interface Running {
  readonly demo: RunningDemo | undefined;
  readonly ingest: RunningIngest | undefined;
  /** What ends with the signal. */
  readonly others: readonly (Promise<unknown> | undefined)[];
}

/** Waits for the signal or for the end of ingest, then for all that runs. */
export async function untilEnd({ demo, ingest, others }: Running, signal: AbortSignal): Promise<void> {
  await Promise.race([untilAborted(signal), ingest?.finished ?? new Promise(() => {})]);
  // First the writer, then the reader: a batch under way has all its files.
  await demo?.stop();
  await Promise.all([ingest?.finished, ...(signal.aborted ? others : [])]);
}
