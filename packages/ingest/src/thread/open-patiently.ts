import { setTimeout as sleep } from 'node:timers/promises';
import {
  type LedgerStore,
  openSharedStore,
  QueryLimitError,
  RetryableStoreError,
  StoreFullError,
  type StorePlace,
  type StorePort,
  UnreachableStoreError,
} from '@ledgerscope/ledger-store';
import { FreeSpace, type KeptFree } from '@ledgerscope/process/free-space';
import { onceAMinute } from '@ledgerscope/process/once-a-minute';
import type { Logger } from 'pino';
import type { Progress } from '../progress.ts';
import { fullText, reportFull } from '../until-room.ts';

const AGAIN_MS = 2_000;

interface Opening {
  readonly port: StorePort;
  readonly place: StorePlace;
  readonly config: { readonly dataFolder: string; readonly freeSpace: KeptFree };
  readonly progress: Progress;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

/**
 * Opens the store of the other thread. What its row store lacks is copied first, for which a disk can be too full, memory too small or a
 * store away: until it can go on this waits and says why, and the server serves what it has.
 */
export async function openPatiently({ port, place, config, progress, log, signal }: Opening): Promise<LedgerStore> {
  const space = place.kind === 'embedded' ? new FreeSpace(config.dataFolder, config.freeSpace) : undefined;
  const onWait = waitReport(progress, log);
  // Ends with another failure, and with the signal.
  for (;;) {
    try {
      const store = await openSharedStore(port, place, { shortage: space?.shortage, signal, onWait });
      onWait(undefined);
      return store;
    } catch (error) {
      if (!mayPass(error) || signal.aborted) throw error;
      onWait(error);
      await sleep(AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }
}

function mayPass(error: unknown): error is RetryableStoreError | QueryLimitError {
  return error instanceof RetryableStoreError || error instanceof QueryLimitError;
}

/** Says on pages, and in the log at once and then once a minute, why rows are not made now. */
function waitReport(progress: Progress, log: Logger): (error: Error | undefined) => void {
  const isToBeLogged = onceAMinute();
  let isWaiting = false;
  return (error) => {
    if (error instanceof StoreFullError) return reportFull({ progress, log }, fullText(error));
    if (error !== undefined) {
      isWaiting = true;
      progress.noteHalt('waiting', { file: '', reason: 'store-busy', message: passingText(error) });
      if (isToBeLogged()) log.warn({ error: error.message }, 'the row store waits for the databases; retrying');
      return;
    }
    if (progress.noteRoom()) log.info('disk space is available again');
    if (!isWaiting) return;
    isWaiting = false;
    progress.noteReading();
    log.info('the databases answer again; the row store continues where it was');
  };
}

/** What a store said names hosts and statements: pages show this to everybody. */
function passingText(error: Error): string {
  if (error instanceof UnreachableStoreError) return 'The database is not responding.';
  if (error instanceof QueryLimitError) return 'A statement reached its limit of time or memory and is repeated.';
  return 'The database is busy or has no memory left; the statement is repeated.';
}
