import { Link, Navigate, useSearchParams } from 'react-router';
import { ExplorerSearchBox } from '../features/nft-explorer/explorer-search.tsx';
import { isSearch, RESULTS_TAB, readExplorerSearch, withoutListPage } from '../features/nft-explorer/explorer-state.ts';
import {
  ActiveCollections,
  CollectionGrid,
  EVERYTHING,
  LatestTransfers,
  NftGrid,
} from '../features/nft-explorer/explorer-tabs.tsx';
import styles from '../features/nft-explorer/nft-explorer.module.css';
import { ExplorerResults } from '../features/nft-explorer/search-results.tsx';
import { PATHS } from '../shared/paths.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { type TabSpec, UrlTabs } from '../shared/ui/url-tabs.tsx';

const TABS: readonly TabSpec[] = [
  { id: '0', label: 'Latest NFTs', content: () => <NftGrid query={EVERYTHING} label="Latest NFTs" /> },
  {
    id: '1',
    label: 'Latest Collection',
    content: () => <CollectionGrid query={EVERYTHING} label="Latest collections" />,
  },
  { id: '2', label: 'Active Collections', content: () => <ActiveCollections /> },
  { id: '3', label: 'Latest Transfers', content: () => <LatestTransfers /> },
];

/** NFTs and collections to browse and to search; the tab and the search are in the address. */
export function Component() {
  const [params] = useSearchParams();
  const meant = withoutListPage(params);
  return meant === undefined ? <Explorer params={params} /> : <Navigate replace to={{ search: meant.toString() }} />;
}

function Explorer({ params }: { params: URLSearchParams }) {
  const search = readExplorerSearch(params);
  const results = { id: RESULTS_TAB, label: 'Search Results', content: () => <ExplorerResults search={search} /> };
  return (
    <div className="wrap page">
      <PageTitle>NFT Explorer</PageTitle>
      <Breadcrumbs here="NFT Explorer" />
      <h1>NFT Explorer</h1>
      <p className={`flow ${styles.showcase}`}>
        To showcase your NFT with its listed marketplace{' '}
        <Link className="button small" to={PATHS.marketplace}>
          Click Here
        </Link>
      </p>
      <ExplorerSearchBox key={search.text} search={search} />
      <section className="card tabs-card nft-explorer" aria-label="NFTs and collections">
        <UrlTabs label="NFT explorer sections" param="activeTab" tabs={isSearch(search) ? [...TABS, results] : TABS} />
      </section>
    </div>
  );
}
