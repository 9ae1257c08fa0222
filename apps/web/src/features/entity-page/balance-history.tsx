import type { BalanceHistory, SingleReply } from '@ledgerscope/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { amountText } from '../../entities/amount/amount-text.ts';
import { SYMBOLS } from '../../entities/currency/currency.ts';
import { useCurrentRate } from '../../entities/currency/rate-provider.tsx';
import { useCurrency } from '../../entities/currency/use-currency.ts';
import { fetchJson } from '../../shared/api/fetch-json.ts';
import { ChartPanel } from '../../shared/chart/chart-panel.tsx';
import type { Measure } from '../../shared/chart/chart-points.ts';
import { type ChartPeriod, useChartState } from '../../shared/chart/use-chart-state.ts';

const TINYBAR_DECIMALS = 8;

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
  const measure = useBalanceMeasure();
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
    />
  );
}

/** Values in the chosen currency at the current rate; the axis counts hbars or tinybars, as chosen. */
function useBalanceMeasure(): Measure {
  const currency = useCurrency();
  const now = useCurrentRate();
  const text = (value: bigint) => {
    const { digits, symbol, symbolFirst } = amountText(value, currency, { atConsensus: null, now });
    return symbolFirst ? `${symbol}${digits}` : `${digits} ${symbol}`;
  };
  const inTinybars = currency === 'tbar';
  const name = `Balance (axis in ${inTinybars ? SYMBOLS.tbar : SYMBOLS.hbar})`;
  return { name, text, ...(inTinybars ? {} : { decimals: TINYBAR_DECIMALS }) };
}
