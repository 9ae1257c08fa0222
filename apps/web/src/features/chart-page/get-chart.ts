import type { ListReply, SingleReply, Slice, TypeDimensionSeries } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/fetch-json.ts';
import type { Series, SeriesPoint } from '../../shared/chart/chart-points.ts';
import type { ChartPeriod } from '../../shared/chart/use-chart-state.ts';

const FRESH_MS = 60_000;

/** The points of a chart. `path` is the call without its query. */
export function seriesQuery(path: string, period: ChartPeriod, read: (data: unknown) => Series) {
  const call = `${path}?period=${period}`;
  return queryOptions({
    queryKey: ['chart-page', call],
    queryFn: ({ signal }) => fetchJson<SingleReply<unknown>>(call, signal),
    select: (reply) => read(reply.data),
    staleTime: FRESH_MS,
  });
}

/** As many buckets of the same length that end where these begin. */
export function beforeQuery(path: string, points: readonly SeriesPoint[], read: (data: unknown) => Series) {
  const span = spanBefore(points.map(({ timestamp }) => timestamp));
  const call = `${path}?interval=${span?.interval ?? ''}&consensusStartInEpoch=${span?.start ?? 0}&consensusEndInEpoch=${span?.end ?? 0}`;
  return queryOptions({
    queryKey: ['chart-page', call],
    queryFn: ({ signal }) => fetchJson<SingleReply<unknown>>(call, signal),
    select: (reply) => read(reply.data),
    staleTime: FRESH_MS,
    enabled: span !== undefined,
  });
}

const INTERVALS: readonly (readonly [number, string])[] = [
  [60_000, '1m'],
  [300_000, '5m'],
  [900_000, '15m'],
  [3_600_000, '1h'],
  [21_600_000, '6h'],
  [86_400_000, '1d'],
  [604_800_000, '1w'],
];

/** The span before a row of bucket starts, in ms since 1970; undefined where the buckets are not all of one known length. */
export function spanBefore(
  starts: readonly string[],
): { readonly start: number; readonly end: number; readonly interval: string } | undefined {
  const [first, second] = starts;
  if (first === undefined || second === undefined) return undefined;
  const [end, next] = [milliseconds(first), milliseconds(second)];
  const interval = INTERVALS.find(([length]) => length === next - end);
  if (interval === undefined) return undefined;
  return { start: end - starts.length * interval[0], end, interval: interval[1] };
}

function milliseconds(iso: string): number {
  return Date.parse(iso.replace(/\.\d+Z$/, 'Z'));
}

/** Slices of a pie; `query` says of what, without the period. */
export function slicesQuery(query: string, period: ChartPeriod) {
  const call = `/api/stats/transaction-types?${query}&period=${period}`;
  return queryOptions({
    queryKey: ['chart-page', call],
    queryFn: ({ signal }) => fetchJson<ListReply<Slice>>(call, signal),
    select: (reply) => reply.data,
    staleTime: FRESH_MS,
  });
}

const PERIOD_MS: Readonly<Record<Exclude<ChartPeriod, 'OA'>, number>> = {
  '1H': 3_600_000,
  '1D': 86_400_000,
  '1W': 604_800_000,
  '1M': 30 * 86_400_000,
  '1Y': 365 * 86_400_000,
};

/** Slices of the period before the one that ends with the newest transaction. `newestMs` is when that was. */
export function slicesBeforeQuery(query: string, period: ChartPeriod, newestMs: number | undefined) {
  const length = period === 'OA' ? undefined : PERIOD_MS[period];
  const end = (newestMs ?? 0) - (length ?? 0);
  return queryOptions({
    queryKey: ['chart-page', query, period, 'before'],
    queryFn: ({ signal }) =>
      fetchJson<ListReply<Slice>>(
        `/api/stats/transaction-types?${query}&consensusStartInEpoch=${end - (length ?? 0)}&consensusEndInEpoch=${end}`,
        signal,
      ),
    select: (reply) => reply.data,
    staleTime: FRESH_MS,
    enabled: length !== undefined && newestMs !== undefined,
  });
}

export const TYPES_PATH = '/api/charts/transactionTypeDimension';

/** Transactions by type over time. */
export function typesQuery(period: ChartPeriod) {
  const call = `${TYPES_PATH}?period=${period}`;
  return queryOptions({
    queryKey: ['chart-page', call],
    queryFn: ({ signal }) => fetchJson<SingleReply<TypeDimensionSeries>>(call, signal),
    select: (reply) => reply.data,
    staleTime: FRESH_MS,
  });
}
