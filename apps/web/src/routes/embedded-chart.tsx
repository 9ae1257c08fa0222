import { CHART_PAGES, isChartPageName } from '@ledgerscope/contract/chart-pages';
import { useLocation, useSearchParams } from 'react-router';
import { RateProvider } from '../entities/currency/rate-provider.tsx';
import { ChartByName } from '../features/chart-page/chart-by-name.tsx';
import styles from '../features/chart-page/chart-page.module.css';
import { BASE_PATH, PATHS } from '../shared/paths.ts';
import { PageTitle } from '../shared/ui/page-title.tsx';

/** One chart inside another site's page: without header, and with a way to its own page. */
export function Component() {
  const { search } = useLocation();
  const name = useSearchParams()[0].get('name') ?? '';
  const { host } = window.location;
  return (
    <RateProvider>
      <main className={styles.embedded}>
        {isChartPageName(name) ? (
          <>
            <PageTitle>{CHART_PAGES[name].title}</PageTitle>
            <h1 className="sr-only">{CHART_PAGES[name].title}</h1>
            <ChartByName key={name} name={name} bare />
          </>
        ) : (
          <h1 className="chart-message">Chart not found.</h1>
        )}
        <p className={`${styles.embeddedSource} small`}>
          <span className="faint">Source: {host}</span>{' '}
          <a href={`${BASE_PATH}${PATHS.chart}${search}`} target="_blank" rel="noopener">
            Open in Ledgerscope
          </a>
        </p>
      </main>
    </RateProvider>
  );
}
