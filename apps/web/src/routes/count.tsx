import { CountPanel } from '../features/chart-page/count-panel.tsx';
import { useCounts } from '../shared/api/get-counts.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { LoadFailure } from '../shared/ui/load-failure.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';

/** How many transactions and accounts there are, to be shared. */
export function Component() {
  const { data, error, refetch } = useCounts();
  return (
    <div className="wrap page">
      <PageTitle>Transaction counts</PageTitle>
      <Breadcrumbs here="Counts" />
      <h1>Transaction counts</h1>
      {error !== null && data === undefined ? (
        <LoadFailure error={error} retry={refetch} />
      ) : (
        <CountPanel counts={data} />
      )}
    </div>
  );
}
