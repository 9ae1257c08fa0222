import { SEARCH_TABS, type SearchCounts, type SearchTab } from '@ledgerscope/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { searchCountsQuery } from '../features/search/get-search.ts';
import { SearchForm } from '../features/search/search-form.tsx';
import {
  AccountResults,
  ContractResults,
  NftResults,
  TokenResults,
  TopicResults,
  TransactionResults,
} from '../features/search/search-results.tsx';
import { readSearch, type SearchState } from '../features/search/search-state.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { UrlTabs } from '../shared/ui/url-tabs.tsx';
import '../styles/search.css';

const LABELS: Readonly<Record<SearchTab, string>> = {
  transactions: 'TRANSACTIONS',
  accounts: 'ACCOUNTS',
  contracts: 'CONTRACTS',
  topics: 'TOPICS',
  tokens: 'TOKENS',
  nfts: 'NFTs',
};

/** The results of a search: six counted lists under one form, all of it in the address. */
export function Component() {
  const [params] = useSearchParams();
  const state = readSearch(params);
  const { q } = state.texts;
  const counts = useQuery(searchCountsQuery(state));
  return (
    <div className="wrap page">
      <PageTitle>{q === undefined ? 'Search' : `Search: ${q}`}</PageTitle>
      <Breadcrumbs here="Search" />
      <div className="page-head">
        <h1 className="break">{q === undefined ? 'Search' : `Results for “${q}”`}</h1>
      </div>
      <SearchForm state={state} />
      <UrlTabs
        label="Kinds of results"
        param="activeTab"
        tabs={SEARCH_TABS.map((id) => ({
          id,
          label: LABELS[id],
          ...countOf(counts.data, counts.isError, id),
          content: () => resultsOf(id, state),
        }))}
      />
    </div>
  );
}

/** A count that could not be had is left open; the list of the tab says why. */
function countOf(counts: SearchCounts | undefined, failed: boolean, tab: SearchTab) {
  if (counts === undefined) return { count: failed ? '?' : null };
  const { totalCount, totalCountIsLowerBound } = counts[tab];
  return { count: totalCount ?? '?', countIsLowerBound: totalCountIsLowerBound };
}

function resultsOf(tab: SearchTab, state: SearchState): ReactNode {
  const { q } = state.texts;
  switch (tab) {
    case 'transactions':
      return <TransactionResults state={state} />;
    case 'accounts':
      return <AccountResults q={q} />;
    case 'contracts':
      return <ContractResults q={q} />;
    case 'topics':
      return <TopicResults q={q} />;
    case 'tokens':
      return <TokenResults q={q} />;
    case 'nfts':
      return <NftResults q={q} />;
  }
}
