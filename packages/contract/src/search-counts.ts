import type { Static } from 'typebox';
import { flag, object, wholeOrNull } from './schemas.ts';

export const TabCount = object('Row count of a tab.', {
  totalCount: wholeOrNull('Row count of the tab; null if counting took too long.'),
  totalCountIsLowerBound: flag('True if there can be more rows.'),
});
export type TabCount = Static<typeof TabCount>;

export const SearchCounts = object('Row counts of each search tab.', {
  transactions: TabCount,
  accounts: TabCount,
  contracts: TabCount,
  topics: TabCount,
  tokens: TabCount,
  nfts: TabCount,
});
export type SearchCounts = Static<typeof SearchCounts>;
