import { setTimeout as sleep } from 'node:timers/promises';
import { type LedgerStore, StoreFullError } from '@ledgerscope/ledger-store';
import { onceAMinute } from '@ledgerscope/process/once-a-minute';
import type { Logger } from 'pino';

const AGAIN_MS = 2_000;

/**
 * Opens the ledger store, and again while its disk is too full for what opening has to write: tables of a newer version, or rows that
 * are made anew. An opened store needs no room to be read. Nothing listens to signals yet, so that they end the process at once.
 */
export async function openWithRoom(open: () => Promise<LedgerStore>, log: Logger): Promise<LedgerStore> {
  const isToBeLogged = onceAMinute();
  // Ends with another failure, or with the process.
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof StoreFullError)) throw error;
      if (isToBeLogged()) {
        log.warn(
          { reason: 'disk-full' },
          `the ledger database cannot be opened until there is space on its disk: ${error.message}`,
        );
      }
      await sleep(AGAIN_MS);
    }
  }
}
