import type { SearchCounts } from '@ledgerscope/contract/search-counts';
import { SEARCH_TABS, type SearchTab } from '@ledgerscope/contract/search-tab';
import { isolatedText } from '@ledgerscope/ledger';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { searchCountsQuery } from '../features/search/get-search.ts';
import styles from '../features/search/search.module.css';
import { SearchForm } from '../features/search/search-form.tsx';
import {
  AccountResults,
  ContractResults,
  NftResults,
  TokenResults,
  TopicResults,
  TransactionResults,
} from '../features/search/search-results.tsx';
import { isReset, readSearch, type SearchState } from '../features/search/search-state.ts';
import { useReply } from '../shared/api/use-reply.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { LedgerText } from '../shared/ui/ledger-text.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { UrlTabs } from '../shared/ui/url-tabs.tsx';

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
  const { state: entry } = useLocation();
  const state = readSearch(params);
  const { q } = state.texts;
  return (
    <div className={`wrap page ${styles.searchPage}`}>
      <PageTitle>{q === undefined ? 'Search' : `Search: ${isolatedText(q)}`}</PageTitle>
      <Breadcrumbs here="Search" />
      <div className="page-head">
        <h1 className="break">
          {q === undefined ? (
            'Search'
          ) : (
            <>
              Results for “<LedgerText text={q} />”
            </>
          )}
        </h1>
      </div>
      <SearchForm state={state} />
      {isReset(entry) ? (
        <p className="card empty muted">Enter a search term and press Search.</p>
      ) : (
        <Results state={state} />
      )}
    </div>
  );
}

function Results({ state }: { state: SearchState }) {
  const counts = useReply(searchCountsQuery(state));
  return (
    <UrlTabs
      label="Result types"
      param="activeTab"
      first={firstFound(counts.data)}
      tabs={SEARCH_TABS.map((id) => ({
        id,
        label: LABELS[id],
        ...countOf(counts.data, counts.error !== null, id),
        content: () => resultsOf(id, state),
      }))}
    />
  );
}

/** The first tab that has something; transactions while that is not known, and where nothing was found. */
function firstFound(counts: SearchCounts | undefined): SearchTab {
  return SEARCH_TABS.find((tab) => counts !== undefined && counts[tab].totalCount !== 0) ?? 'transactions';
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
