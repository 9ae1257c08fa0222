import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LedgerStore, RetryableStoreError } from '@ledgerscope/ledger-store';
import type { Portal } from '@ledgerscope/portal/open-portal';
import { acquireLease, type Lease, type PortalStore } from '@ledgerscope/portal-store';
import { followHead } from '@ledgerscope/process/follow-head';
import { type IngestReport, reportOf } from '@ledgerscope/process/ingest-report';
import {
  type IngestStatus,
  NO_INGEST_FIGURES,
  type ReadIngestStatus,
  type RunningIngest,
  storedIngestStatus,
} from '@ledgerscope/process/ingest-status';
import type { Logger } from 'pino';

/** Without an answer about the lease for so long, as with a database that is away, a process serves what is stored. */
const DECIDE_MS = 5_000;
/** Before a store that did not answer is asked again. */
const AGAIN_MS = 1_000;

/** What the lease is about, and what it is for. */
export interface LeasedWork {
  /** Names what is written: one writer for each. */
  readonly name: string;
  readonly store: LedgerStore;
  readonly portal: Portal;
  readonly pollMs: number;
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** How the ingest of the process goes on that has the lease. */
  readonly readOther: ReadIngestStatus;
  /** Begins to write; the signal ends it. It may begin again. */
  readonly begin: (signal: AbortSignal) => RunningIngest;
}

/**
 * Ingest for a ledger store that several processes can write: it begins when this process gets the lease. Until then
 * the process is a standby, which reports that and shows what the lease holder commits. Without a portal store nothing is written, and where the
 * right is lost, as when the database is restarted, nothing until it is there again.
 */
export function ingestWithLease(work: LeasedWork): RunningIngest {
  let running: RunningIngest | undefined;
  let isStandby = false;
  const becomeStandby = () => {
    isStandby = true;
  };
  const decided = setTimeout(becomeStandby, DECIDE_MS).unref();
  const begin = (ingest: RunningIngest | undefined) => {
    running = ingest;
  };
  const idle = (): IngestStatus => {
    // Who may yet be the writer has not read to the end: what it stores is not what there is.
    return isStandby ? work.readOther() : { ...storedIngestStatus(work.store), state: 'starting', caughtUp: false };
  };
  const describe = () => reportOf(running?.status() ?? { ...storedIngestStatus(work.store), state: 'starting' });
  const finished = run(work, { begin, becomeStandby, describe }).finally(() => clearTimeout(decided));
  return {
    status: () => running?.status() ?? idle(),
    network: () => running?.network(),
    figures: () => running?.figures() ?? NO_INGEST_FIGURES,
    finished,
  };
}

interface Turns {
  /** What runs now, if anything does. */
  readonly begin: (ingest: RunningIngest | undefined) => void;
  readonly becomeStandby: () => void;
  /** What is reported to other processes. */
  readonly describe: () => IngestReport;
}

async function run(work: LeasedWork, turns: Turns): Promise<void> {
  const { log, signal, portal } = work;
  const portalStore = await portal.opened;
  if (portalStore === undefined || signal.aborted) return;
  if (!portalStore.shared)
    log.warn('single-writer lock covers this data folder only; use --database-url for several machines');
  // Ends with the signal, or with an ingest that ends by itself: a right that was lost is waited for like the first time.
  while (!signal.aborted && (await takeTurn(work, portalStore, turns)) === 'lost') turns.becomeStandby();
}

/** Waits for the right to write, and writes until the end, or until it is lost. */
async function takeTurn(work: LeasedWork, portalStore: PortalStore, turns: Turns): Promise<'lost' | 'ended'> {
  const { log, signal, name } = work;
  const waiting = new AbortController();
  // A standby reads what the lease holder writes.
  void followHead(work, AbortSignal.any([signal, waiting.signal]));
  const lease = await acquireLease(portalStore, {
    guards: 'ingest',
    network: name,
    holder: `${os.hostname()}, process ${process.pid}`,
    signal,
    describe: turns.describe,
    onWaiting: (holder) => {
      turns.becomeStandby();
      if (holder === undefined) log.warn('PostgreSQL is not responding: waiting for the ingest lease');
      else log.info(`standby: ${holder} holds the ingest lease`);
    },
  });
  waiting.abort();
  if (lease === undefined) return 'ended';
  try {
    return await writeUnderLease(work, lease, turns);
  } finally {
    await lease.release();
  }
}

async function writeUnderLease(
  { log, signal, store, begin }: LeasedWork,
  lease: Lease,
  turns: Pick<Turns, 'begin'>,
): Promise<'lost' | 'ended'> {
  log.info('ingest lease acquired');
  // Ingest continues after what the previous lease holder committed last.
  if (!(await isCurrent(store, log))) return 'lost';
  const stop = new AbortController();
  const ingest = begin(AbortSignal.any([signal, stop.signal]));
  turns.begin(ingest);
  const lost = await Promise.race([lease.lost, ingest.finished.then(() => undefined, passingReason)]);
  if (lost === undefined) return 'ended';
  log.warn(`ingest lease lost (${lost}): nothing is written until it is acquired again`);
  stop.abort();
  await ingest.finished.catch((error: unknown) =>
    log.warn({ err: error }, 'the batch being written when the lease was lost'),
  );
  turns.begin(undefined);
  return 'lost';
}

/** Reads the head; a store that does not answer yet after a restart is asked again in the next turn. */
async function isCurrent(store: LedgerStore, log: Logger): Promise<boolean> {
  try {
    await store.refreshHead();
    return true;
  } catch (error) {
    log.warn({ err: error }, passingReason(error));
    await sleep(AGAIN_MS);
    return false;
  }
}

/** Why ingest ended that may go on later. @throws the error of one that may not */
function passingReason(error: unknown): string {
  if (error instanceof RetryableStoreError) return error.message;
  throw error;
}
