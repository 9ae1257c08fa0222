import os from 'node:os';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { Portal } from '@ledgerscope/portal/open-portal';
import { acquireLease, type Lease } from '@ledgerscope/portal-store';
import { ConfigError } from '@ledgerscope/process/config-error';
import { followHead } from '@ledgerscope/process/follow-head';
import { type IngestStatus, type RunningIngest, storedIngestStatus } from '@ledgerscope/process/ingest-status';
import type { Logger } from 'pino';

/** Without an answer about the lease for so long, as with a database that is away, a process serves what is stored. */
const DECIDE_MS = 5_000;

/** What the lease is about, and what it is for. */
export interface LeasedWork {
  /** Names what is written: one writer for each. */
  readonly name: string;
  readonly store: LedgerStore;
  readonly portal: Portal;
  readonly pollMs: number;
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** Begins to write; the signal ends it. */
  readonly begin: (signal: AbortSignal) => RunningIngest;
}

/**
 * Ingest for a ledger store that several processes can write: it begins when this process gets the lease. Until then
 * the process is a standby, which reports that and shows what the lease holder commits. Without a portal store nothing is written.
 */
export function ingestWithLease(work: LeasedWork): RunningIngest {
  let running: RunningIngest | undefined;
  let isStandby = false;
  const becomeStandby = () => {
    isStandby = true;
  };
  const decided = setTimeout(becomeStandby, DECIDE_MS).unref();
  const begin = (ingest: RunningIngest) => {
    running = ingest;
  };
  const finished = run(work, begin, becomeStandby).finally(() => clearTimeout(decided));
  const idle = (): IngestStatus => {
    const stored = storedIngestStatus(work.store);
    // Who may yet be the writer has not read to the end: what it stores is not what there is.
    return isStandby ? stored : { ...stored, state: 'starting', caughtUp: false };
  };
  return {
    status: () => running?.status() ?? idle(),
    network: () => running?.network(),
    timings: () => running?.timings() ?? {},
    finished,
  };
}

async function run(work: LeasedWork, onBegin: (ingest: RunningIngest) => void, onStandby: () => void): Promise<void> {
  const { log, signal, portal, name } = work;
  const portalStore = await portal.opened;
  if (portalStore === undefined || signal.aborted) return;
  if (!portalStore.shared)
    log.warn('single-writer lock covers this data folder only; use --database-url for several machines');
  const waiting = new AbortController();
  // A standby reads what the lease holder writes.
  void followHead(work, AbortSignal.any([signal, waiting.signal]));
  const lease = await acquireLease(portalStore, {
    guards: 'ingest',
    network: name,
    holder: `${os.hostname()}, process ${process.pid}`,
    signal,
    onWaiting: (holder) => {
      onStandby();
      log.info(`standby: ${holder} holds the ingest lease`);
    },
  });
  waiting.abort();
  if (lease === undefined) return;
  try {
    await writeUnderLease(work, lease, onBegin);
  } finally {
    await lease.release();
  }
}

async function writeUnderLease(
  { log, signal, store, begin }: LeasedWork,
  lease: Lease,
  onBegin: (ingest: RunningIngest) => void,
): Promise<void> {
  log.info('ingest lease acquired');
  // Ingest continues after what the previous lease holder committed last.
  await store.refreshHead();
  const stop = new AbortController();
  const ingest = begin(AbortSignal.any([signal, stop.signal]));
  onBegin(ingest);
  const lost = await Promise.race([lease.lost, ingest.finished.then(() => undefined)]);
  if (lost === undefined) return;
  stop.abort();
  await ingest.finished.catch((error: unknown) =>
    log.warn({ err: error }, 'what was being written when the right to it was lost'),
  );
  if (!signal.aborted) throw new ConfigError(`ingest lease lost (${lost}); restart to stand by`);
}
