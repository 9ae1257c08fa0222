import type { Slice } from '@ledgerscope/contract/chart';
import { CHART_PAGES } from '@ledgerscope/contract/chart-pages';
import { transactionTypeByCode } from '@ledgerscope/ledger';
import { useMemo } from 'react';
import { useNetworkStatus } from '../../shared/api/get-network.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { SlicePanel } from '../../shared/chart/slice-panel.tsx';
import type { ChartSlice } from '../../shared/chart/slices.ts';
import type { ChartPeriod } from '../../shared/chart/use-chart-state.ts';
import { useSliceState } from '../../shared/chart/use-slice-state.ts';
import { chartHref, PATHS } from '../../shared/paths.ts';
import type { SliceChartName } from './chart-source.ts';
import { slicesBeforeQuery, slicesQuery } from './get-chart.ts';

const EMPTY = 'No data available for the selected period';
const TOPIC_SERVICE = 'CONSENSUS';

/** What of a chart of shares is asked for, and where a slice leads. */
const SOURCES: Readonly<Record<SliceChartName, { readonly query: string; readonly by: 'service' | 'type' }>> = {
  'txn-service-type': { query: 'by=service', by: 'service' },
  'txn-service-type-non-hcs': { query: 'by=service', by: 'service' },
  'fungible-token-transaction': { query: 'by=type&tokenType=FUNGIBLE_COMMON', by: 'type' },
  'non-fungible-token-transaction': { query: 'by=type&tokenType=NON_FUNGIBLE_UNIQUE', by: 'type' },
};

/** A chart of shares by its name: a pie unless the address asks for bars or a line. */
export function SliceView({ name, bare = false }: { name: SliceChartName; bare?: boolean }) {
  const state = useSliceState();
  const { query, by } = SOURCES[name];
  const { data, error, refetch } = useReply(slicesQuery(query, state.period));
  const before = useSlicesBefore(query, state.period, state.compare);
  // The same array for the same figures: a chart is drawn again for each new one.
  const slices = useMemo(
    () =>
      data
        ?.filter((slice) => name !== 'txn-service-type-non-hcs' || slice.name !== TOPIC_SERVICE)
        .map((slice) => chartSlice(slice, by, state.period, before)),
    [data, before, name, by, state.period],
  );
  const { title, method } = CHART_PAGES[name];
  return (
    <SlicePanel
      title={title}
      name={name}
      state={state}
      slices={slices}
      error={error}
      retry={refetch}
      empty={EMPTY}
      page={chartHref(name)}
      method={method}
      bare={bare}
    />
  );
}

function useSlicesBefore(query: string, period: ChartPeriod, on: boolean): readonly Slice[] | undefined {
  const newest = useNetworkStatus().data?.lastConsensusTime;
  const ms = typeof newest === 'string' ? Date.parse(newest.replace(/\.\d+Z$/, 'Z')) : undefined;
  const before = slicesBeforeQuery(query, period, on ? ms : undefined);
  return useReply({ ...before, enabled: on && before.enabled === true }).data;
}

function chartSlice(
  { name, value }: Slice,
  by: 'service' | 'type',
  period: ChartPeriod,
  before: readonly Slice[] | undefined,
): ChartSlice {
  const earlier = before === undefined ? undefined : (before.find((slice) => slice.name === name)?.value ?? 0);
  return {
    name: by === 'service' ? name : (transactionTypeByCode(name)?.label ?? name),
    value,
    before: earlier,
    href: searchHref(by, name, period),
  };
}

function searchHref(by: 'service' | 'type', name: string, period: ChartPeriod): string {
  if (by === 'service') return `${PATHS.search}?${new URLSearchParams({ serviceTypes: name, period })}`;
  // A slice is a part of its service: both are in the address.
  const serviceTypes = transactionTypeByCode(name)?.service;
  const chosen = { ...(serviceTypes === undefined ? {} : { serviceTypes }), transactionTypes: name, period };
  return `${PATHS.search}?${new URLSearchParams(chosen)}`;
}
