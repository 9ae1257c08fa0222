import { setTimeout as sleep } from 'node:timers/promises';
import { type LedgerStore, RetryableStoreError, StoreFullError } from '@ledgerscope/ledger-store';
import { onceAMinute } from '@ledgerscope/process/once-a-minute';
import type { Gathered } from './gather.ts';
import { fullText, type RoomSeeker, reportFull, untilRoom } from './until-room.ts';

const RETRY_FIRST_MS = 500;
const RETRY_MOST_MS = 30_000;

/** The signal ends the tries: what was not taken is repeated by the next process. */
interface Target extends RoomSeeker {
  readonly store: LedgerStore;
}

/** Writes until the store has it, or until the signal: the same batch may be repeated any number of times. */
export async function writeUntilTaken(target: Target, gathered: Gathered): Promise<void> {
  const { store, progress, log, signal } = target;
  let wait = RETRY_FIRST_MS;
  const isToBeLogged = onceAMinute();
  // Ends with the signal.
  for (;;) {
    await untilRoom(target);
    if (isLeftFull(target)) return logLeft(target, gathered, 'the disk is full');
    try {
      const start = performance.now();
      await store.writeBatch(gathered, (name, ms) => progress.addWriteStage(name, ms));
      progress.addStage('write', performance.now() - start);
      if (progress.noteRoom()) log.info('disk space is available again');
      return noteCommit(target, gathered);
    } catch (error) {
      if (!(error instanceof RetryableStoreError)) throw error;
      if (signal.aborted) return logLeft(target, gathered, error.message);
      reportFailure(target, gathered, error, isToBeLogged);
      await sleep(wait, undefined, { signal }).catch(() => {});
      wait = Math.min(wait * 2, RETRY_MOST_MS);
    }
  }
}

/** Whether it ends without room: a try would be in vain. */
function isLeftFull({ signal, space }: Target): boolean {
  return signal.aborted && space?.shortage() !== undefined;
}

function reportFailure(target: Target, { batch }: Gathered, error: Error, isToBeLogged: () => boolean): void {
  if (error instanceof StoreFullError) reportFull(target, fullText(error));
  else if (isToBeLogged())
    target.log.warn({ batch: batch.batch, error: error.message }, 'batch write failed; retrying');
}

function logLeft({ log }: Target, { batch }: Gathered, error: string): void {
  log.warn({ batch: batch.batch, error }, 'the batch could not be written; the next start will repeat it');
}

function noteCommit({ progress, store }: Target, { blocks, rows }: Gathered): void {
  const last = blocks.at(-1);
  if (last !== undefined)
    progress.noteCommit(blocks.length, rows.transaction.length, store.head?.lastNs ?? last.lastNs);
}
