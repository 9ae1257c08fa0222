import type { Static } from 'typebox';
import { flag, object, wholeOrNull } from './schemas.ts';

export const TabCount = object('How many rows a tab has.', {
  totalCount: wholeOrNull('Rows of the tab; null where counting took too long.'),
  totalCountIsLowerBound: flag('True where there may be more rows than that.'),
});
export type TabCount = Static<typeof TabCount>;

export const SearchCounts = object('How many rows each tab of a search has.', {
  transactions: TabCount,
  accounts: TabCount,
  contracts: TabCount,
  topics: TabCount,
  tokens: TabCount,
  nfts: TabCount,
});
export type SearchCounts = Static<typeof SearchCounts>;
