import type { StatsCounts } from '@ledgerscope/contract';
import { counts, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import { idOrNull, instantText } from '../values.ts';

/** Counts over everything stored. */
export async function countsReply(store: LedgerSnapshot): Promise<StatsCounts> {
  const found = await counts(store);
  return {
    startDate: found.firstNs === undefined ? null : instantText(found.firstNs),
    numTransactions: Number(found.transactions),
    latestAccountId: idOrNull(found.greatestAccount),
    // Accounts made before the first stored file are not known: only a ledger read from genesis is counted.
    numAccounts: found.entities.exact ? Number(found.entities.accounts) : null,
  };
}
