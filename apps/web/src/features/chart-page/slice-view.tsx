import type { Slice, SliceList } from '@ledgerscope/contract/chart';
import { CHART_PAGES, CHART_SLICES, type SliceChartName, TOPIC_SERVICE } from '@ledgerscope/contract/chart-pages';
import type { ChartPeriod } from '@ledgerscope/contract/chart-time';
import { transactionTypeByCode } from '@ledgerscope/ledger';
import { useMemo } from 'react';
import { useReply } from '../../shared/api/use-reply.ts';
import { SlicePanel } from '../../shared/chart/slice-panel.tsx';
import type { ChartSlice } from '../../shared/chart/slices.ts';
import { type UrlSlices, useSliceState } from '../../shared/chart/use-slice-state.ts';
import { chartHref, PATHS } from '../../shared/paths.ts';
import { slicesBeforeQuery, slicesQuery } from './get-chart.ts';

const EMPTY = 'No data available for the selected period';

/** A chart of shares by its name: a pie unless the address asks for bars or a line. */
export function SliceView({ name, bare = false }: { name: SliceChartName; bare?: boolean }) {
  const state = useSliceState();
  const { by } = CHART_SLICES[name];
  const query = new URLSearchParams(CHART_SLICES[name]).toString();
  const { data, error, refetch } = useReply(slicesQuery(query, state));
  const span = useMemo(() => spanOf(data), [data]);
  const before = useSlicesBefore(query, state, span);
  const { period, span: asked } = state;
  const time = useMemo(() => searchTime(period, asked?.start, asked?.end), [period, asked?.start, asked?.end]);
  // The same array for the same figures: a chart is drawn again for each new one.
  const slices = useMemo(
    () =>
      data?.data
        .filter((slice) => name !== 'txn-service-type-non-hcs' || slice.name !== TOPIC_SERVICE)
        .map((slice) => chartSlice(slice, by, time, before)),
    [data, before, name, by, time],
  );
  const { title, method } = CHART_PAGES[name];
  return (
    <SlicePanel
      title={title}
      name={name}
      state={state}
      slices={slices}
      span={span}
      error={error}
      retry={refetch}
      empty={EMPTY}
      page={chartHref(name)}
      method={method}
      bare={bare}
    />
  );
}

function spanOf(reply: Pick<SliceList, 'start' | 'end'> | undefined) {
  if (reply === undefined || reply.start === null || reply.end === null) return undefined;
  return { start: reply.start, end: reply.end };
}

/** The time of a chart as the parameters of a search. */
function searchTime(period: ChartPeriod, start: string | undefined, end: string | undefined) {
  if (start === undefined) return { period };
  return { startDate: start, ...(end === undefined ? {} : { endDate: end }) };
}

function useSlicesBefore(
  query: string,
  { period, span: asked, compare }: Pick<UrlSlices, 'period' | 'span' | 'compare'>,
  span: ReturnType<typeof spanOf>,
): readonly Slice[] | undefined {
  // Before everything there was nothing.
  const can = compare && (asked !== undefined || period !== 'OA');
  const before = slicesBeforeQuery(query, can ? span : undefined);
  return useReply(before).data;
}

function chartSlice(
  { name, value }: Slice,
  by: 'service' | 'type',
  time: Readonly<Record<string, string>>,
  before: readonly Slice[] | undefined,
): ChartSlice {
  const earlier = before === undefined ? undefined : (before.find((slice) => slice.name === name)?.value ?? 0);
  return {
    name: by === 'service' ? name : (transactionTypeByCode(name)?.label ?? name),
    value,
    before: earlier,
    href: searchHref(by, name, time),
  };
}

function searchHref(by: 'service' | 'type', name: string, time: Readonly<Record<string, string>>): string {
  if (by === 'service') return `${PATHS.search}?${new URLSearchParams({ serviceTypes: name, ...time })}`;
  // A slice is a part of its service: both are in the address.
  const serviceTypes = transactionTypeByCode(name)?.service;
  const chosen = { ...(serviceTypes === undefined ? {} : { serviceTypes }), transactionTypes: name, ...time };
  return `${PATHS.search}?${new URLSearchParams(chosen)}`;
}
