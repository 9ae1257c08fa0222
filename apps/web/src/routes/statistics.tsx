import { Link } from 'react-router';
import { ActivityLists } from '../features/statistics/activity-lists.tsx';
import { HolderLists } from '../features/statistics/holder-lists.tsx';
import { ActivityFigures, SupplyFigures } from '../features/statistics/network-figures.tsx';
import statisticsStyles from '../features/statistics/statistics.module.css';
import { PeriodButtons } from '../shared/chart/period-buttons.tsx';
import { useChartState } from '../shared/chart/use-chart-state.ts';
import { PATHS } from '../shared/paths.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { SectionError } from '../shared/ui/section-error.tsx';
import styles from '../shared/ui/section-head.module.css';

/** The network in figures, and who and what is most active. */
export function Component() {
  const chart = useChartState();
  return (
    <div className="wrap page">
      <PageTitle>Statistics</PageTitle>
      <Breadcrumbs here="Statistics" />
      <h1>Statistics</h1>
      <header className={styles.sectionHead}>
        <h2>Activity</h2>
        <span className="grow" />
        <PeriodButtons label="Activity period" period={chart.period} choose={(period) => chart.change({ period })} />
      </header>
      <ActivityFigures period={chart.period} />
      <div className={`flow ${statisticsStyles.rankCards}`}>
        <SectionError what="Activity">
          <ActivityLists period={chart.period} />
        </SectionError>
      </div>
      <header className={styles.sectionHead}>
        <h2>Holdings</h2>
      </header>
      <SupplyFigures />
      <div className={`flow ${statisticsStyles.rankCards}`}>
        <SectionError what="Holdings">
          <HolderLists />
        </SectionError>
      </div>
      <p className="faint small page-foot">
        Source: {window.location.host} · <Link to={`${PATHS.count}?name=transaction-counts`}>Shareable counts</Link> ·{' '}
        <Link to={PATHS.chart}>All charts</Link>
      </p>
    </div>
  );
}
