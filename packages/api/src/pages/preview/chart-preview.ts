import {
  type Amount,
  type ChartPageName,
  type Slice,
  STATISTICS_CALLS,
  type TypeDimensionSeries,
  urlPeriod,
  urlSpan,
} from '@ledgerscope/contract';
import {
  CHART_SERIES,
  CHART_SLICES,
  chartSubjectId,
  defaultChartPeriod,
  isInTinybars,
  isSliceChart,
  TOPIC_SERVICE,
} from '@ledgerscope/contract/chart-pages';
import { CHART_CALLS } from '@ledgerscope/contract/statistics-calls';
import { larger, transactionTypeByCode } from '@ledgerscope/ledger';
import { hbars, moment } from '../entity-lines.ts';
import type { CallApi } from '../page-facts.ts';
import type { PreviewChart } from './preview-card.ts';

/** What replies of charts carry, each in one of two fields. */
interface SeriesData {
  readonly data?: readonly SeriesPoint[];
  readonly trend?: readonly SeriesPoint[];
  readonly start: string | null;
  readonly end: string | null;
}

interface SeriesPoint {
  readonly value: Amount | null;
}

/**
 * What the preview of a chart draws: the chart that the page at this address shows.
 * @returns undefined where nothing is known or nothing happened
 */
export async function chartPreview(
  call: CallApi,
  name: ChartPageName,
  search: URLSearchParams,
): Promise<PreviewChart | undefined> {
  const span = spanQuery(name, search);
  if (name === 'txn-type-dimension') {
    const { data } = await call<TypeDimensionSeries>(`${CHART_CALLS.getChartTransactionTypeDimension.path}?${span}`);
    return data === undefined
      ? undefined
      : barsOf(totalsOf(data.data.flatMap(({ transactionTypes }) => transactionTypes)));
  }
  if (!isSliceChart(name)) {
    const path = CHART_SERIES[name].path.replace('{id}', encodeURIComponent(chartSubjectId(name, search)));
    const { data } = await call<SeriesData>(`${path}?${span}`);
    return data === undefined ? undefined : lineOf(data, isInTinybars(name));
  }
  const asked = new URLSearchParams([...span, ...Object.entries(CHART_SLICES[name])]);
  const { data } = await call<readonly Slice[]>(`${STATISTICS_CALLS.listTransactionTypes.path}?${asked}`);
  const shown = data?.filter((slice) => name !== 'txn-service-type-non-hcs' || slice.name !== TOPIC_SERVICE);
  return shown === undefined ? undefined : barsOf(shown);
}

/** The time that the address of a chart names, as its calls take it. */
function spanQuery(name: ChartPageName, search: URLSearchParams): URLSearchParams {
  const span = urlSpan(search);
  if (span === undefined) return new URLSearchParams({ period: urlPeriod(search, defaultChartPeriod(name)) });
  const { start, end } = span;
  return new URLSearchParams({
    consensusStartInEpoch: start,
    ...(end === undefined ? {} : { consensusEndInEpoch: end }),
  });
}

function lineOf({ data, trend = data ?? [], start, end }: SeriesData, inTinybars: boolean): PreviewChart | undefined {
  const known = trend.flatMap(({ value }) => (value === null ? [] : [BigInt(value)]));
  if (start === null || end === null || !known.some((value) => value !== 0n)) return undefined;
  const text = (value: bigint) => (inTinybars ? hbars(String(value)) : value.toLocaleString('en-US'));
  const most = known.reduce(larger);
  return {
    form: 'line',
    values: trend.map(({ value }) => (value === null ? null : Number(value))),
    top: `Highest: ${text(most)}`,
    first: moment(start),
    last: moment(end),
  };
}

function totalsOf(counts: TypeDimensionSeries['data'][number]['transactionTypes']): Slice[] {
  const totals = new Map<string, number>();
  for (const { transactionType, count } of counts)
    totals.set(transactionType, (totals.get(transactionType) ?? 0) + count);
  return [...totals].map(([name, value]) => ({ name, value })).sort((one, other) => other.value - one.value);
}

function barsOf(slices: readonly Slice[]): PreviewChart | undefined {
  if (slices.length === 0) return undefined;
  const bars = slices.map(({ name, value }) => ({
    name: transactionTypeByCode(name)?.label ?? name,
    value,
    label: value.toLocaleString('en-US'),
  }));
  return { form: 'bars', bars };
}
