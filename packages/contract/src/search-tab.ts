/** The tabs of the search page, in their order. */
export const SEARCH_TABS = ['transactions', 'accounts', 'contracts', 'topics', 'tokens', 'nfts'] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];
