import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { ReadIngestStatus } from '@ledgerscope/process/ingest-status';

/** Says also that rows are being made, in this process or in another, and how far they are: until they are, nothing is read on. */
export function withUnfinishedRows(
  read: ReadIngestStatus,
  store: Pick<LedgerStore, 'unfinishedRows'>,
  now: () => number = Date.now,
): ReadIngestStatus {
  let since: number | undefined;
  return () => {
    const status = read();
    const text = store.unfinishedRows;
    if (text === undefined) {
      since = undefined;
      return status;
    }
    since ??= now();
    const { halt } = status;
    if (halt !== undefined)
      return { ...status, caughtUp: false, halt: { ...halt, message: `${halt.message} ${text}` } };
    return {
      ...status,
      caughtUp: false,
      state: 'waiting',
      halt: { file: '', reason: 'rows-unfinished', message: text, since },
    };
  };
}
