import { entityIdFromStore } from '@ledgerscope/ledger';
import type { LedgerSnapshot } from '@ledgerscope/ledger-store';
import { decodeIfValid, hapi } from '@ledgerscope/streams';
import { newestReadable } from './stored-file.ts';

const FEES_FILE = entityIdFromStore(111n);

/** The schedules of fees that file 0.0.111 says up to an instant, and since when; undefined where it says none. */
export function readFeeSchedules(snapshot: LedgerSnapshot, last: bigint) {
  return newestReadable(snapshot, FEES_FILE, last, (contents) => {
    const read = decodeIfValid(hapi.CurrentAndNextFeeSchedule, contents);
    const current = read?.currentFeeSchedule;
    return current === undefined ? undefined : { current, next: read?.nextFeeSchedule };
  });
}
