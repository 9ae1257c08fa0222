// The thread in which stream files are read, proven and made rows of. The store, whose engine works in the main thread alone,
// is at the other end of its port.
import { parentPort, workerData } from 'node:worker_threads';
import { collectNearPresent } from '@ledgerscope/process/collect-garbage';
import { NO_INGEST_FIGURES, type RunningIngest } from '@ledgerscope/process/ingest-status';
import pino from 'pino';
import { Progress } from '../progress.ts';
import { startIngest } from '../start-ingest.ts';
import type { ErrorText, IngestOrder, IngestThreadData, ThreadReport } from './ingest-messages.ts';
import { openPatiently } from './open-patiently.ts';

const port = parentPort;
if (port === null) throw new Error('this is the program of a thread');
const { config, place } = workerData as IngestThreadData;
const abort = new AbortController();
const log = pino({ level: config.logLevel, base: null }, { write: (entry) => report({ ingest: 'log', entry }) });
let ingest: RunningIngest | undefined;
let isRead = true;
/** A source without new files is asked for some all the same, which is counted. */
const FIGURES_EVERY_MS = 5_000;
const collect = collectNearPresent();
/** What is said before there is an ingest. */
const opening = new Progress(reportOpening);

port.on('message', (order: IngestOrder | object) => {
  if (!('ingest' in order)) return;
  if (order.ingest === 'stop') abort.abort();
  else isRead = order.present;
});
try {
  const store = await openPatiently({ port, place, config, progress: opening, log, signal: abort.signal });
  ingest = startIngest(config, store, log, abort.signal, { onChange: reportStatus, isRead: () => isRead });
  reportStatus();
  setInterval(reportStatus, FIGURES_EVERY_MS).unref();
  await ingest.finished;
  report({ ingest: 'ended', figures: ingest.figures() });
} catch (error) {
  const figures = ingest?.figures() ?? NO_INGEST_FIGURES;
  // One that was asked to end while it made rows goes on with them at the next start.
  const isAskedFor = ingest === undefined && error === abort.signal.reason;
  report(isAskedFor ? { ingest: 'ended', figures } : { ingest: 'ended', figures, error: describeError(error) });
}
port.close();

function reportOpening(): void {
  report({ ingest: 'status', status: opening.status(), network: undefined, figures: NO_INGEST_FIGURES });
}

function reportStatus(): void {
  if (ingest === undefined) return;
  report({ ingest: 'status', status: ingest.status(), network: ingest.network(), figures: ingest.figures() });
  void collect(ingest.status());
}

function report(message: ThreadReport): void {
  port?.postMessage(message);
}

function describeError(error: unknown): ErrorText {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: undefined };
  const { name, message, stack } = error;
  return { name, message, stack };
}
