import { MS_PER_SECOND, NS_PER_MS } from '@ledgerscope/ledger';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { ReadIngestStatus } from '@ledgerscope/process/ingest-status';

/** Clocks of nodes and of this machine differ by less. */
const AHEAD_MS = 60_000;

/** Says also where the newest block is dated later than it is by this machine's clock: lags and ages are of no use then. */
export function withFutureHead(
  read: ReadIngestStatus,
  store: Pick<LedgerStore, 'head'>,
  now: () => number = Date.now,
): ReadIngestStatus {
  let since: number | undefined;
  return () => {
    const status = read();
    const nowMs = now();
    const aheadMs = store.head === undefined ? 0 : Number(store.head.lastNs / NS_PER_MS) - nowMs;
    if (aheadMs <= AHEAD_MS) {
      since = undefined;
      return status;
    }
    since ??= nowMs;
    if (status.halt !== undefined) return status;
    const seconds = Math.round(aheadMs / MS_PER_SECOND);
    const message = `The latest block is dated ${seconds} seconds in the future: check the clock of this machine.`;
    return { ...status, state: 'waiting', halt: { file: '', reason: 'future', message, since } };
  };
}
