import { setTimeout as sleep } from 'node:timers/promises';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { Portal } from '@ledgerscope/portal/open-portal';
import { HEARTBEAT_SILENT_MS, type Heartbeat, lastHeartbeat } from '@ledgerscope/portal-store';
import { statusOf } from '@ledgerscope/process/ingest-report';
import { type IngestStatus, type ReadIngestStatus, storedIngestStatus } from '@ledgerscope/process/ingest-status';
import type { Logger } from 'pino';

const POLL_MS = 2_000;

/** Whose ingest is followed. */
export interface FollowedIngest {
  /** The ledger that is written, by the name of its lease. */
  readonly network: string;
  readonly store: LedgerStore;
  readonly portal: Pick<Portal, 'store' | 'opened'>;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

/** What was found last, in milliseconds of this process. */
interface Found {
  /** Absent before it was looked for; undefined where there is none. */
  readonly heartbeat?: Heartbeat | undefined;
  /** When it was; before that, when the search began. */
  readonly atMs: number;
  /** When the search began. */
  readonly soughtMs: number;
}

/** How the ingest of another process goes on, as it tells over the portal's database, until the signal. */
export function followIngest(followed: FollowedIngest): ReadIngestStatus {
  const { store, signal } = followed;
  const soughtMs = performance.now();
  let found: Found = { atMs: soughtMs, soughtMs };
  let isShared = true;
  void (async () => {
    const opened = await followed.portal.opened;
    // A database of this folder alone hears nothing of others.
    isShared = opened === undefined || opened.shared;
    while (isShared && !signal.aborted) {
      found = { ...found, ...(await findHeartbeat(followed)) };
      await sleep(POLL_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return () =>
    isShared ? reportedStatus(storedIngestStatus(store), found, performance.now()) : storedIngestStatus(store);
}

async function findHeartbeat({
  portal,
  network,
  log,
}: FollowedIngest): Promise<Pick<Found, 'heartbeat' | 'atMs'> | undefined> {
  const open = portal.store();
  if (open === undefined) return undefined;
  try {
    return { heartbeat: await lastHeartbeat(open, { guards: 'ingest', network }), atMs: performance.now() };
  } catch (error) {
    log.debug({ err: error }, 'the ingest state could not be read');
    return undefined;
  }
}

/** What is said of the ingest of others, by what was found of it at an instant of this process. Who it is stands in the log, not on pages. */
export function reportedStatus(stored: IngestStatus, found: Found, nowMs: number): IngestStatus {
  const unreadMs = nowMs - found.atMs;
  const haltedStatus = (
    state: 'waiting' | 'stopped',
    reason: string,
    message: string,
    silentMs: number,
  ): IngestStatus => ({
    ...stored,
    // Nobody says that everything is read.
    caughtUp: false,
    state,
    halt: { file: '', reason, message, since: Date.now() - Math.round(silentMs) },
  });
  if (unreadMs > HEARTBEAT_SILENT_MS)
    return haltedStatus(
      'waiting',
      'unknown',
      'PostgreSQL is not responding, so the ingest state is unknown.',
      unreadMs,
    );
  if (!('heartbeat' in found)) return { ...stored, caughtUp: false, state: 'starting' };
  const { heartbeat } = found;
  if (heartbeat === undefined)
    return haltedStatus('waiting', 'no-writer', 'No process is ingesting this ledger.', nowMs - found.soughtMs);
  const silentMs = heartbeat.ageMs + unreadMs;
  const since = new Date(Date.now() - silentMs).toISOString();
  if (heartbeat.hasEnded) return haltedStatus('stopped', 'ended', `The ingest process stopped at ${since}.`, silentMs);
  if (silentMs > HEARTBEAT_SILENT_MS)
    return haltedStatus('stopped', 'silent', `The ingest process has not reported since ${since}.`, silentMs);
  // The pages of this process show what is stored, also while blocks of long ago are read.
  const reported = statusOf(heartbeat.state);
  return reported === undefined ? stored : { ...reported, lastConsensusNs: stored.lastConsensusNs };
}
