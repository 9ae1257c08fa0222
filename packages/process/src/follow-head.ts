import { setTimeout as sleep } from 'node:timers/promises';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { Logger } from 'pino';

/** A store that is away is logged once in that time. */
const LOG_EVERY_MS = 60_000;

/** Where another process writes: what it commits becomes visible here within a poll, until the signal. */
export async function followHead(
  { store, pollMs, log }: { readonly store: LedgerStore; readonly pollMs: number; readonly log: Logger },
  signal: AbortSignal,
): Promise<void> {
  let loggedMs = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    await store.refreshHead().catch((error: unknown) => {
      const now = performance.now();
      if (now - loggedMs < LOG_EVERY_MS) return;
      loggedMs = now;
      log.warn({ err: error }, 'the latest block could not be queried');
    });
    await sleep(pollMs, undefined, { signal, ref: false }).catch(() => {});
  }
}
