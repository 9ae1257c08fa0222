import { ACCOUNT_CALLS, CHART_PAGES, CONTRACT_CALLS } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { useHbarMeasure } from '../../entities/amount/use-hbar-measure.ts';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { ChartPanel } from '../../shared/chart/chart-panel.tsx';
import { type ChartPeriod, useChartState } from '../../shared/chart/use-chart-state.ts';
import { chartHref } from '../../shared/paths.ts';

type Kind = 'account' | 'contract';

function historyQuery(kind: Kind, id: string, period: ChartPeriod) {
  const call = kind === 'account' ? ACCOUNT_CALLS.getAccountBalanceHistory : CONTRACT_CALLS.getContractBalanceHistory;
  return queryOptions({
    queryKey: ['balance-history', kind, id, period],
    queryFn: ({ signal }) => fetchReply(addressOf(call, { id }, { period }), signal),
    select: (reply) => reply.data,
  });
}

/** The balance of an account or contract over time. */
export function BalanceHistoryPanel({ kind, id }: { kind: Kind; id: string }) {
  const chart = useChartState({ period: '1W' });
  const measure = useHbarMeasure('Balance');
  const { data, error, refetch } = useReply(historyQuery(kind, id, chart.period));
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
      page={chartPage(kind, id)}
      method={CHART_PAGES['acc-bal'].method}
    />
  );
}

/** The page of the same chart alone. */
function chartPage(kind: Kind, id: string): string {
  return kind === 'contract'
    ? chartHref('contract-acc-bal', { contractId: id })
    : chartHref('acc-bal', { accountId: id });
}
