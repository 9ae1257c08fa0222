import { setTimeout as sleep } from 'node:timers/promises';
import { MS_PER_DAY, MS_PER_MINUTE } from '@ledgerscope/ledger';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { Logger } from 'pino';
import { runReconcile } from './run-reconcile.ts';

/** The next instant after `nowMs` at which the day (UTC) is `minute` minutes old. */
export function nextRunMs(nowMs: number, minute: number): number {
  const today = nowMs - (nowMs % MS_PER_DAY) + minute * MS_PER_MINUTE;
  return today > nowMs ? today : today + MS_PER_DAY;
}

/** Reconciles the store with itself every night until the signal; resolves after the run under way. Never rejects. */
export async function reconcileNightly(
  store: LedgerStore,
  minute: number,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  // Ends with the signal.
  for (let nextMs = nextRunMs(Date.now(), minute); ; nextMs = nextRunMs(Date.now(), minute)) {
    // By the minute, since the clock of a machine that slept jumps.
    while (Date.now() < nextMs && !signal.aborted)
      await sleep(Math.min(MS_PER_MINUTE, nextMs - Date.now()), undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    if (store.head === undefined) continue;
    await runReconcile(store, log).catch((error: unknown) =>
      log.error({ err: error }, 'reconcile: the result could not be stored'),
    );
  }
}
