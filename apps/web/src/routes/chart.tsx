import { CHART_PAGES, type ChartPageName, isChartPageName, spanWords } from '@ledgerscope/contract/chart-pages';
import { Link, useSearchParams } from 'react-router';
import { ChartByName } from '../features/chart-page/chart-by-name.tsx';
import styles from '../features/chart-page/chart-page.module.css';
import { chartHref } from '../shared/paths.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';

/** One chart, to be shared: its name, period, type and ids are in the address. */
export function Component() {
  const [search] = useSearchParams();
  const name = search.get('name') ?? '';
  const known = isChartPageName(name) ? name : undefined;
  const title = known === undefined ? 'Charts' : CHART_PAGES[known].title;
  return (
    <div className="wrap page chart-page">
      <PageTitle>{`${title} ${spanWords(search)}`.trim()}</PageTitle>
      <Breadcrumbs here="Charts" />
      <h1>{title}</h1>
      {known === undefined ? <ChartList unknown={name} /> : <ChartByName key={known} name={known} />}
    </div>
  );
}

function ChartList({ unknown }: { unknown: string }) {
  const names = Object.keys(CHART_PAGES).filter(isChartPageName);
  return (
    <>
      {unknown === '' ? null : (
        <p role="alert" className="muted">
          Chart not found.
        </p>
      )}
      <ul className={`card ${styles.chartNames}`}>
        {names.map((name) => (
          <ChartLine key={name} name={name} />
        ))}
      </ul>
    </>
  );
}

function ChartLine({ name }: { name: ChartPageName }) {
  const { title, method } = CHART_PAGES[name];
  return (
    <li>
      <Link to={chartHref(name)}>{title}</Link>
      <p className="muted small">{method}</p>
    </li>
  );
}
