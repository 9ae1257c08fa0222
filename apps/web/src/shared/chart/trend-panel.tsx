import type { ChartPeriod } from '@ledgerscope/contract/chart-time';
import type { Address } from '../api/address.ts';
import { useData } from '../api/data-query.ts';
import { ChartPanel, type ChartPanelProps } from './chart-panel.tsx';
import type { DrawnSeries } from './chart-points.ts';
import { useChartState } from './use-chart-state.ts';

interface TrendPanelProps<Data> extends Omit<ChartPanelProps, 'chart' | 'series' | 'error' | 'retry'> {
  /** The call that brings a period. */
  readonly addressAt: (period: ChartPeriod) => Address<{ readonly data: Data }>;
  readonly read: (data: Data) => DrawnSeries;
  /** Where the chart's state is in the URL, and its period at first. */
  readonly state?: Parameters<typeof useChartState>[0];
}

/** The chart of one call on the page of an entity. */
export function TrendPanel<Data>({ addressAt, read, state, ...panel }: TrendPanelProps<Data>) {
  // The page has other parts, which a span in the address would be of.
  const chart = { ...useChartState(state), span: undefined };
  const address = addressAt(chart.period);
  const { data, error, refetch } = useData(['trend', address.url], address);
  const series = data === undefined ? undefined : read(data);
  return <ChartPanel {...panel} chart={chart} series={series} error={error} retry={refetch} />;
}
