import type { ChartName, Slice } from '@ledgerscope/contract';
import { transactionTypeByCode } from '@ledgerscope/ledger';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { isEmptySeries } from '../../shared/chart/chart-points.ts';
import { PercentChange } from '../../shared/chart/percent-change.tsx';
import { PeriodButtons } from '../../shared/chart/period-buttons.tsx';
import { type ChartPeriod, useChartState } from '../../shared/chart/use-chart-state.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { PATHS } from '../../shared/paths.ts';
import { chartQuery, servicesQuery, typesQuery } from './get-home.ts';
import { SliceBar } from './slice-bar.tsx';
import { Sparkline } from './sparkline.tsx';

type SeriesName = Exclude<ChartName, 'transactionTypeDimension'>;

const SERIES: readonly (readonly [SeriesName, string, string])[] = [
  ['allTransactions', 'All transactions', 'No transactions available for the selected period'],
  ['accountsCreated', 'Account creation', 'No Accounts available for the selected period'],
  ['nftMinted', 'NFTs minted', 'No Nfts available for the selected period'],
  ['nftTransfer', 'NFT transfers', 'No Nft Transfer available for the selected period'],
  ['tokenTransfer', 'Token transfers', 'No Token Transfer available for the selected period'],
  ['tokenMinted', 'Token mint transactions', 'No Tokens available for the selected period'],
];
const EMPTY_SLICES = 'No data available for the selected period';
const TOPIC_SERVICE = 'CONSENSUS';

/** Nine small charts under one time range, which stands in the URL. */
export function SmallCharts() {
  const chart = useChartState();
  const { period } = chart;
  return (
    <section aria-labelledby="activity">
      <header className="section-head">
        <h2 id="activity">Network activity</h2>
        <span className="grow" />
        <PeriodButtons label="Time Range" period={period} choose={(next) => chart.change({ period: next })} />
      </header>
      <div className="small-charts">
        {SERIES.map(([name, title, empty], place) => (
          <SeriesCard key={name} name={name} title={title} empty={empty} color={place + 1} period={period} />
        ))}
        <TypesCard period={period} />
        <ServicesCard title="Service types" period={period} withTopics />
        <ServicesCard title="Service types excluding HCS" period={period} withTopics={false} />
      </div>
    </section>
  );
}

interface SeriesCardProps {
  readonly name: SeriesName;
  readonly title: string;
  readonly empty: string;
  readonly color: number;
  readonly period: ChartPeriod;
}

function SeriesCard({ name, title, empty, color, period }: SeriesCardProps) {
  const query = useQuery(chartQuery(name, period));
  const { data } = query;
  const total = data === undefined ? null : wholeText(data.totalSum);
  return (
    <ChartCard title={title} total={total} change={data?.pctChange ?? null} query={query}>
      {data === undefined ? null : isEmptySeries(data.data, true) ? (
        <p className="faint small chart-empty">{empty}</p>
      ) : (
        <Sparkline points={data.data} color={color} label={`${title} over time, ${total} in all`} />
      )}
    </ChartCard>
  );
}

function TypesCard({ period }: { period: ChartPeriod }) {
  const query = useQuery(typesQuery(period));
  return (
    <SlicesCard
      title="Transaction type"
      query={query}
      slices={query.data}
      nameOf={(code) => transactionTypeByCode(code)?.label ?? code}
      hrefOf={(code) => searchHref('transactionTypes', code, period)}
    />
  );
}

function ServicesCard({ title, period, withTopics }: { title: string; period: ChartPeriod; withTopics: boolean }) {
  const query = useQuery(servicesQuery(period));
  return (
    <SlicesCard
      title={title}
      query={query}
      slices={query.data?.filter(({ name }) => withTopics || name !== TOPIC_SERVICE)}
      nameOf={(name) => name}
      hrefOf={(name) => searchHref('serviceTypes', name, period)}
    />
  );
}

function searchHref(parameter: string, value: string, period: ChartPeriod): string {
  return `${PATHS.search}?${new URLSearchParams({ [parameter]: value, period })}`;
}

interface SlicesCardProps {
  readonly title: string;
  readonly query: UseQueryResult;
  readonly slices: readonly Slice[] | undefined;
  readonly nameOf: (name: string) => string;
  readonly hrefOf: (name: string) => string;
}

function SlicesCard({ title, query, slices, nameOf, hrefOf }: SlicesCardProps) {
  const total = slices?.reduce((sum, { value }) => sum + value, 0);
  return (
    <ChartCard title={title} total={total === undefined ? null : wholeText(total)} change={null} query={query}>
      {slices === undefined ? null : total === 0 ? (
        <p className="faint small chart-empty">{EMPTY_SLICES}</p>
      ) : (
        <SliceBar slices={slices} nameOf={nameOf} hrefOf={hrefOf} />
      )}
    </ChartCard>
  );
}

interface ChartCardProps {
  readonly title: string;
  readonly total: string | null;
  readonly change: number | null;
  readonly query: UseQueryResult;
  readonly children: ReactNode;
}

function ChartCard({ title, total, change, query: { error, refetch }, children }: ChartCardProps) {
  const id = useId();
  return (
    <section className="card small-chart" aria-labelledby={id} aria-busy={total === null && error === null}>
      <h3 id={id}>{title}</h3>
      <p className="small-total num">
        <b>{error === null ? (total ?? '…') : 'N/A'}</b> {error === null ? <PercentChange value={change} /> : null}
      </p>
      <div className="small-body">
        {error === null ? (
          children
        ) : (
          <p className="small down" role="alert">
            {error.message}{' '}
            <button type="button" className="button small" onClick={() => void refetch()}>
              Try again
            </button>
          </p>
        )}
      </div>
      <p className="source faint">Source: {window.location.host}</p>
    </section>
  );
}
