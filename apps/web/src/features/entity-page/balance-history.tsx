import { type BalanceHistory, CHART_PAGES, type SingleReply } from '@ledgerscope/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useHbarMeasure } from '../../entities/amount/use-hbar-measure.ts';
import { fetchJson } from '../../shared/api/fetch-json.ts';
import { ChartPanel } from '../../shared/chart/chart-panel.tsx';
import { type ChartPeriod, useChartState } from '../../shared/chart/use-chart-state.ts';
import { chartHref } from '../../shared/paths.ts';

function historyQuery(path: string, period: ChartPeriod) {
  return queryOptions({
    queryKey: ['balance-history', path, period],
    queryFn: ({ signal }) => fetchJson<SingleReply<BalanceHistory>>(`${path}/balance-history?period=${period}`, signal),
    select: (reply) => reply.data,
  });
}

/** How a balance of hbar went. `path` is the call of the account or contract. */
export function BalanceHistoryPanel({ path }: { path: string }) {
  const chart = useChartState({ period: '1W' });
  const measure = useHbarMeasure('Balance');
  const { data, error, refetch } = useQuery(historyQuery(path, chart.period));
  return (
    <ChartPanel
      title="Balance History"
      name="balance-history"
      chart={chart}
      series={data === undefined ? undefined : { points: data.data, total: null, pctChange: data.pctChange }}
      error={error}
      retry={refetch}
      measure={measure}
      empty="History not available for the selected period"
      zeroIsEmpty={false}
      page={chartPage(path)}
      method={CHART_PAGES['acc-bal'].method}
    />
  );
}

/** The page of the same chart alone. */
function chartPage(path: string): string {
  const id = path.slice(path.lastIndexOf('/') + 1);
  return path.startsWith('/api/contracts/')
    ? chartHref('contract-acc-bal', { contractId: id })
    : chartHref('acc-bal', { accountId: id });
}
