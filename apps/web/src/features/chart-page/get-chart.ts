import { CHART_CALLS, STATISTICS_CALLS } from '@ledgerscope/contract/statistics-calls';
import { NS_PER_MS } from '@ledgerscope/ledger';
import { addressOf, withQuery } from '../../shared/api/address.ts';
import { dataQuery, replyQuery } from '../../shared/api/data-query.ts';
import type { ChartSpan } from '../../shared/chart/chart-span.ts';
import type { UrlChart } from '../../shared/chart/use-chart-state.ts';
import type { SeriesAt, SpanQuery } from './chart-source.ts';

const FRESH_MS = 60_000;

/** The points of a chart. */
export function seriesQuery(addressAt: SeriesAt, chart: Pick<UrlChart, 'period' | 'span'>) {
  const address = addressAt(spanQuery(chart));
  return { ...replyQuery(['chart-page', address.url], address), staleTime: FRESH_MS };
}

/** The same buckets of the span of equal length before: the one that the change in percent is against. */
export function beforeQuery(addressAt: SeriesAt, of: ChartSpan | undefined) {
  const span = of === undefined ? undefined : spanBefore(of);
  const address = addressAt({
    interval: span?.interval,
    consensusStartInEpoch: span?.start,
    consensusEndInEpoch: span?.end,
  });
  return { ...replyQuery(['chart-page', address.url], address), staleTime: FRESH_MS, enabled: span !== undefined };
}

/** The span of equal length before, in ms since 1970, its end exclusive. */
export function spanBefore({ start, end, interval }: ChartSpan): { start: number; end: number; interval: string } {
  const [firstNs, lastNs] = [nanoseconds(start), nanoseconds(end)];
  // The call takes milliseconds; periods are whole ones.
  const length = (lastNs - firstNs + 1n + NS_PER_MS / 2n) / NS_PER_MS;
  const until = firstNs / NS_PER_MS;
  return { start: Number(until - length), end: Number(until), interval };
}

function nanoseconds(iso: string): bigint {
  const [seconds = '', fraction = '0'] = iso.replace('Z', '').split('.');
  return BigInt(Date.parse(`${seconds}Z`)) * NS_PER_MS + BigInt(fraction.padEnd(9, '0'));
}

/** Slices of a pie with the time that they are of; `query` says of what, without the period. */
export function slicesQuery(query: string, chart: Pick<UrlChart, 'period' | 'span'>) {
  const address = withQuery(addressOf(STATISTICS_CALLS.listTransactionTypes, {}, spanQuery(chart)), query);
  return { ...replyQuery(['chart-page', address.url], address), staleTime: FRESH_MS };
}

/** Slices of the span of equal length before; `of` is undefined where there is none. */
export function slicesBeforeQuery(query: string, of: Pick<ChartSpan, 'start' | 'end'> | undefined) {
  const before = of === undefined ? undefined : spanBefore({ ...of, interval: '' });
  const span = { consensusStartInEpoch: before?.start, consensusEndInEpoch: before?.end };
  const address = withQuery(addressOf(STATISTICS_CALLS.listTransactionTypes, {}, span), query);
  return {
    ...dataQuery(['chart-page', address.url], address),
    staleTime: FRESH_MS,
    enabled: before !== undefined,
  };
}

function spanQuery({ period, span }: Pick<UrlChart, 'period' | 'span'>): SpanQuery {
  return span === undefined ? { period } : { consensusStartInEpoch: span.start, consensusEndInEpoch: span.end };
}

/** The call that brings transactions by type over time. */
export function typesAddress(span: SpanQuery) {
  return addressOf(CHART_CALLS.getChartTransactionTypeDimension, {}, span);
}

/** Transactions by type over time. */
export function typesQuery(chart: Pick<UrlChart, 'period' | 'span'>) {
  const address = typesAddress(spanQuery(chart));
  return { ...dataQuery(['chart-page', address.url], address), staleTime: FRESH_MS };
}
