import { Link } from 'react-router';
import { ActivityLists } from '../features/statistics/activity-lists.tsx';
import { HolderLists } from '../features/statistics/holder-lists.tsx';
import { ActivityFigures, SupplyFigures } from '../features/statistics/network-figures.tsx';
import { PeriodButtons } from '../shared/chart/period-buttons.tsx';
import { useChartState } from '../shared/chart/use-chart-state.ts';
import { PATHS } from '../shared/paths.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { SectionError } from '../shared/ui/section-error.tsx';
import '../styles/charts.css';

/** The network in figures, and who and what is most active. */
export function Component() {
  const chart = useChartState();
  return (
    <div className="wrap page">
      <PageTitle>Statistics</PageTitle>
      <Breadcrumbs here="Statistics" />
      <h1>Statistics</h1>
      <header className="section-head">
        <h2>Activity</h2>
        <span className="grow" />
        <PeriodButtons
          label="Period of the activity"
          period={chart.period}
          choose={(period) => chart.change({ period })}
        />
      </header>
      <ActivityFigures period={chart.period} />
      <div className="flow rank-cards">
        <SectionError what="The activity">
          <ActivityLists period={chart.period} />
        </SectionError>
      </div>
      <header className="section-head">
        <h2>Holdings</h2>
      </header>
      <SupplyFigures />
      <div className="flow rank-cards">
        <SectionError what="The holdings">
          <HolderLists />
        </SectionError>
      </div>
      <p className="faint small page-foot">
        Source: {window.location.host} · <Link to={`${PATHS.count}?name=transaction-counts`}>Counts to share</Link> ·{' '}
        <Link to={PATHS.chart}>All charts</Link>
      </p>
    </div>
  );
}
