import { balanceAnchor } from '../account/balance-anchor.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { type LedgerCounters, ledgerCounters } from './ledger-counters.ts';

/** How many entities of each kind exist at the head. */
export interface LedgerEntityCounts extends Pick<LedgerCounters, EntityCounter> {
  /** True in a ledger that was read from genesis without a gap; else there are at least so many. */
  readonly exact: boolean;
}
type EntityCounter = 'accounts' | 'contracts' | 'topics' | 'tokens' | 'nfts' | 'schedules' | 'files';

export async function entityCounts(snapshot: LedgerSnapshot): Promise<LedgerEntityCounts> {
  const [counters, anchor] = await Promise.all([ledgerCounters(snapshot), balanceAnchor(snapshot)]);
  const { accounts, contracts, topics, tokens, nfts, schedules, files } = counters;
  const exact = anchor?.origin === 'genesis';
  return { accounts, contracts, topics, tokens, nfts, schedules, files, exact };
}
