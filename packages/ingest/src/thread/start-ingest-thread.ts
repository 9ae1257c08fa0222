import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import { collectNearPresent } from '@ledgerscope/process/collect-garbage';
import { ConfigError } from '@ledgerscope/process/config-error';
import {
  type IngestStatus,
  NO_INGEST_FIGURES,
  type RunningIngest,
  storedIngestStatus,
} from '@ledgerscope/process/ingest-status';
import type { NewestReaders } from '@ledgerscope/process/newest-readers';
import pino, { type Level, type Logger } from 'pino';
import { showProgress } from '../progress-line.ts';
import type { IngestConfig } from '../settings/ingest-config.ts';
import type { ErrorText, IngestOrder, IngestThreadData, ThreadReport } from './ingest-messages.ts';

const THREAD = new URL('./ingest-thread.ts', import.meta.url);

export interface IngestThreadOptions {
  /** Who reads what is newest; without, somebody always may. */
  readonly readers?: NewestReaders | undefined;
  /** Another program of the thread, for tests. */
  readonly program?: string | URL | undefined;
}

/**
 * As {@link startIngest}, in a thread of its own: requests are answered while files are read. The thread's statements run here,
 * in the store that it shares. Whatever ends the thread before the signal ends the ingest with that reason.
 */
export function startIngestThread(
  config: IngestConfig,
  store: LedgerStore,
  log: Logger,
  signal: AbortSignal,
  { readers, program = THREAD }: IngestThreadOptions = {},
): RunningIngest {
  const workerData: IngestThreadData = { config, place: store.place };
  // A thread does not inherit the end of its process's memory.
  const resourceLimits = { maxOldGenerationSizeMb: Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20) };
  const worker = new Worker(program, { workerData, resourceLimits });
  let status: IngestStatus = { ...storedIngestStatus(store), state: 'starting', caughtUp: false };
  let network: string | undefined;
  let figures = NO_INGEST_FIGURES;
  const collect = collectNearPresent();
  store.share(worker);
  const ended = new Promise<void>((resolve, reject) => {
    worker.on('message', (report: ThreadReport | object) => {
      if (!('ingest' in report)) return;
      if (report.ingest === 'log') relay(report.entry, log);
      else if (report.ingest === 'status') {
        ({ status, network, figures } = report);
        void collect(status);
      } else {
        ({ figures } = report);
        if (report.error === undefined) resolve();
        else reject(errorOf(report.error));
      }
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`the thread of the ingest ended with code ${code}`)));
  });
  const stop = (): void => worker.postMessage({ ingest: 'stop' } satisfies IngestOrder);
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  readers?.follow((present) => worker.postMessage({ ingest: 'readers', present } satisfies IngestOrder), signal);
  const stopShowing = showProgress(
    () => status,
    (text) => log.info(text),
  );
  const finish = async (): Promise<void> => {
    try {
      await ended;
    } finally {
      stopShowing();
      signal.removeEventListener('abort', stop);
      await worker.terminate();
    }
  };
  return {
    status: () => status,
    network: () => network,
    figures: () => figures,
    finished: finish(),
  };
}

/** Writes an entry of the thread's log into this one's. */
function relay(entry: string, log: Logger): void {
  const { level, time: _, msg, ...facts } = JSON.parse(entry) as { level: number; time: number; msg?: string };
  log[(pino.levels.labels[level] ?? 'info') as Level](facts, msg);
}

function errorOf({ name, message, stack }: ErrorText): Error {
  if (name === 'ConfigError') return new ConfigError(message);
  return Object.assign(new Error(message), { name, ...(stack === undefined ? {} : { stack }) });
}
