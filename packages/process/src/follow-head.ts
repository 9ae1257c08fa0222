import { setTimeout as sleep } from 'node:timers/promises';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { Logger } from 'pino';
import { onceAMinute } from './once-a-minute.ts';

/** Where another process writes: what it commits becomes visible here within a poll, until the signal. */
export async function followHead(
  { store, pollMs, log }: { readonly store: LedgerStore; readonly pollMs: number; readonly log: Logger },
  signal: AbortSignal,
): Promise<void> {
  const isToBeLogged = onceAMinute();
  while (!signal.aborted) {
    await store.refreshHead().catch((error: unknown) => {
      if (isToBeLogged()) log.warn({ err: error }, 'the latest block could not be queried');
    });
    await sleep(pollMs, undefined, { signal, ref: false }).catch(() => {});
  }
}
