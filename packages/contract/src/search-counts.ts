import { type Static, Type } from 'typebox';
import { flag, wholeOrNull } from './scalars.ts';

/** The tabs of the search page, in their order. */
export const SEARCH_TABS = ['transactions', 'accounts', 'contracts', 'topics', 'tokens', 'nfts'] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

export const TabCount = Type.Object(
  {
    totalCount: wholeOrNull('Rows of the tab; null where counting took too long.'),
    totalCountIsLowerBound: flag('True where there may be more rows than that.'),
  },
  { description: 'How many rows a tab has.' },
);
export type TabCount = Static<typeof TabCount>;

export const SearchCounts = Type.Object(
  {
    transactions: TabCount,
    accounts: TabCount,
    contracts: TabCount,
    topics: TabCount,
    tokens: TabCount,
    nfts: TabCount,
  },
  { description: 'How many rows each tab of a search has.' },
);
export type SearchCounts = Static<typeof SearchCounts>;
