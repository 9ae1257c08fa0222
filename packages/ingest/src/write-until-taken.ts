import { setTimeout as sleep } from 'node:timers/promises';
import { type LedgerStore, RetryableStoreError } from '@ledgerscope/ledger-store';
import type { Logger } from 'pino';
import type { Gathered } from './gather.ts';
import type { Progress } from './progress.ts';

const RETRY_FIRST_MS = 500;
const RETRY_MOST_MS = 30_000;

interface Target {
  readonly store: LedgerStore;
  readonly progress: Progress;
  readonly log: Logger;
  /** Ends the tries: what was not taken is repeated by the next process. */
  readonly signal: AbortSignal;
}

/** Writes until the store has it, or until the signal: the same batch may be repeated any number of times. */
export async function writeUntilTaken({ store, progress, log, signal }: Target, gathered: Gathered): Promise<void> {
  let wait = RETRY_FIRST_MS;
  // Ends with the signal.
  for (;;) {
    try {
      const start = performance.now();
      await store.writeBatch(gathered, (name, ms) => progress.addWriteStage(name, ms));
      progress.addStage('write', performance.now() - start);
      const last = gathered.blocks.at(-1);
      if (last !== undefined)
        progress.noteCommit(
          gathered.blocks.length,
          gathered.rows.transaction.length,
          store.head?.lastNs ?? last.lastNs,
        );
      return;
    } catch (error) {
      if (!(error instanceof RetryableStoreError)) throw error;
      const facts = { batch: gathered.batch.batch, error: error.message };
      if (signal.aborted) {
        log.warn(facts, 'the store did not take the batch; the next start repeats it');
        return;
      }
      log.warn(facts, 'batch write failed; retrying');
      await sleep(wait, undefined, { signal }).catch(() => {});
      wait = Math.min(wait * 2, RETRY_MOST_MS);
    }
  }
}
