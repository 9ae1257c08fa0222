import { nodesAddress, nodesQuery } from '../entities/node/get-nodes.ts';
import { NodeCarousel } from '../entities/node/node-carousel.tsx';
import { NodeMap } from '../entities/node/node-map.tsx';
import { NetworkStake } from '../features/nodes-page/network-stake.tsx';
import { nodeColumns } from '../features/nodes-page/node-columns.tsx';
import styles from '../features/nodes-page/nodes-page.module.css';
import { useReply } from '../shared/api/use-reply.ts';
import { PeriodButtons } from '../shared/chart/period-buttons.tsx';
import { useChartState } from '../shared/chart/use-chart-state.ts';
import { accountHref } from '../shared/paths.ts';
import { ApiView } from '../shared/ui/api-view.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { DataTable } from '../shared/ui/data-table.tsx';
import { LoadFailure } from '../shared/ui/load-failure.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';

const EXPECTED = 7;

/** The consensus nodes: who runs them, where they are, their stake, and what they did and earned. */
export function Component() {
  const chart = useChartState();
  const { data, error, refetch } = useReply(nodesQuery(chart.period));
  return (
    <div className="wrap page">
      <PageTitle>Nodes</PageTitle>
      <Breadcrumbs here="Nodes" />
      <h1>Nodes</h1>
      <p className="muted">The network’s consensus nodes. Each node has its own account.</p>
      {data?.addressBook === 'unsigned' ? (
        <p className="muted">The address book is unsigned, so node keys, descriptions and endpoints are unverified.</p>
      ) : null}
      {error !== null && data === undefined ? (
        <div className="card">
          <LoadFailure error={error} retry={refetch} />
        </div>
      ) : (
        <>
          <NetworkStake reply={data} />
          <div className={styles.nodesParts}>
            <NodeCarousel nodes={data?.nodes ?? []} period={chart.period} />
            <NodeMap nodes={data?.nodes ?? []} />
          </div>
          <section className="card list" aria-labelledby="all-nodes">
            <header className="list-head">
              <h2 id="all-nodes">All nodes</h2>
              <span className="grow" />
              <PeriodButtons
                label="Period of counts"
                period={chart.period}
                choose={(period) => chart.change({ period })}
              />
            </header>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard */}
            <section className={styles.wideTable} tabIndex={0} aria-label="Table of nodes">
              <DataTable
                label="Nodes"
                columns={nodeColumns(chart.period)}
                rows={data?.nodes}
                keyOf={(node) => String(node.id)}
                rowHref={({ nodeId }) => (nodeId === null ? null : accountHref(nodeId))}
                expected={EXPECTED}
                empty="No data available"
              />
            </section>
            <ApiView path={nodesAddress(chart.period).url} />
          </section>
        </>
      )}
    </div>
  );
}
