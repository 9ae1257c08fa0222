import type { SiteConfig } from '@ledgerscope/contract/network-status';
import { lazy, Suspense, useRef, useState } from 'react';
import { FeaturedDapps } from '../features/home/featured-dapps.tsx';
import styles from '../features/home/home.module.css';
import { InView } from '../features/home/in-view.tsx';
import { LatestTransactions } from '../features/home/latest-transactions.tsx';
import { NewestNfts } from '../features/home/newest-nfts.tsx';
import { useNotedVisit } from '../features/home/note-visit.ts';
import roomStyles from '../features/home/room.module.css';
import { SmallCharts } from '../features/home/small-charts.tsx';
import { StatsRow } from '../features/home/stats-row.tsx';
import { SearchBox } from '../features/search/search-box.tsx';
import { readSearch } from '../features/search/search-state.ts';
import { useSiteConfig } from '../shared/api/get-network.ts';
import { InTurn } from '../shared/ui/in-turn.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { SectionError } from '../shared/ui/section-error.tsx';

const NodesSection = lazy(() => import('../features/home/nodes-section.tsx'));
const AdvancedForm = lazy(() =>
  import('../features/search/advanced-form.tsx').then((module) => ({ default: module.AdvancedForm })),
);
const EMPTY_SEARCH = { ...readSearch(new URLSearchParams()), isAdvanced: true };

/** The home page: one search box, painted first, and the network breathing below it. */
export function HomePage() {
  useNotedVisit();
  return (
    <div className={`wrap page ${styles.home}`}>
      <PageTitle>Home</PageTitle>
      <Hero />
      <StatsRow />
      <SectionError what="Newest NFTs">
        <InTurn waiting={<div className={roomStyles.roomOfNfts} />}>
          <NewestNfts />
        </InTurn>
      </SectionError>
      <SectionError what="Charts">
        <InTurn waiting={<div className={roomStyles.roomOfCharts} />}>
          <SmallCharts />
        </InTurn>
      </SectionError>
      <InView room={roomStyles.roomOfLatest}>
        <LatestTransactions />
      </InView>
      <SectionError what="Nodes">
        <InView room={roomStyles.roomOfNodes}>
          <Suspense fallback={<div className={roomStyles.roomOfNodes} />}>
            <NodesSection />
          </Suspense>
        </InView>
      </SectionError>
      <SectionError what="Featured dapps">
        <InView room={roomStyles.roomOfDapps}>
          <FeaturedDapps />
        </InView>
      </SectionError>
    </div>
  );
}

function Hero() {
  const config = useSiteConfig().data;
  const input = useRef<HTMLInputElement>(null);
  const [advanced, setAdvanced] = useState(false);
  return (
    <div className={styles.hero} data-page-search>
      <h1>Look up anything on the ledger</h1>
      <p className="muted">{introduction(config)}</p>
      {advanced ? (
        <Suspense fallback={<div className="card advanced-waiting" />}>
          <AdvancedForm state={EMPTY_SEARCH} toggle={() => setAdvanced(false)} />
        </Suspense>
      ) : (
        <SearchBox
          size="large"
          input={input}
          buttons={
            <>
              <span className="kbd hide-s" aria-hidden="true">
                /
              </span>
              <button type="button" className="button" aria-pressed="false" onClick={() => setAdvanced(true)}>
                ADVANCED
              </button>
              <button type="submit" className="button primary">
                Search
              </button>
            </>
          }
        />
      )}
    </div>
  );
}

function introduction(config: SiteConfig | undefined): string {
  if (config?.simulated === true) {
    return 'This is a simulated network. Its accounts and hbar are made up, but every number comes from its record files, verified against node signatures.';
  }
  if (config?.readsMirror === true) return 'Data comes from a mirror node and has not been independently verified.';
  return config?.trustsUnsigned === true
    ? 'Every number comes directly from the network’s stream files. Signature checks are turned off.'
    : 'Every number comes directly from the network’s stream files, verified against node signatures.';
}
