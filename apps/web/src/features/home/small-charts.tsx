import type { Slice } from '@ledgerscope/contract/chart';
import { CHART_PAGES, type ChartPageName } from '@ledgerscope/contract/chart-pages';
import type { ChartPeriod } from '@ledgerscope/contract/chart-time';
import { transactionTypeByCode } from '@ledgerscope/ledger';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { type ReplyState, useReply } from '../../shared/api/use-reply.ts';
import { isEmptySeries } from '../../shared/chart/chart-points.ts';
import { PercentChange } from '../../shared/chart/percent-change.tsx';
import { PeriodButtons } from '../../shared/chart/period-buttons.tsx';
import { useChartState } from '../../shared/chart/use-chart-state.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { chartHref, PATHS } from '../../shared/paths.ts';
import { InTurn } from '../../shared/ui/in-turn.tsx';
import sectionHeadStyles from '../../shared/ui/section-head.module.css';
import { chartQuery, type SmallChartName, servicesQuery, typesQuery } from './get-home.ts';
import styles from './home.module.css';
import { SliceBar } from './slice-bar.tsx';
import { Sparkline } from './sparkline.tsx';

const SERIES: readonly (readonly [SmallChartName, ChartPageName, string])[] = [
  ['allTransactions', 'all-txn', 'No transactions available for the selected period'],
  ['accountsCreated', 'account-creation', 'No Accounts available for the selected period'],
  ['nftMinted', 'nft-minted', 'No Nfts available for the selected period'],
  ['nftTransfer', 'nft-transfer', 'No Nft Transfer available for the selected period'],
  ['tokenTransfer', 'token-transfer', 'No Token Transfer available for the selected period'],
  ['tokenMinted', 'token-minted', 'No Tokens available for the selected period'],
];
const EMPTY_SLICES = 'No data available for the selected period';
const TOPIC_SERVICE = 'CONSENSUS';

/** Nine small charts under one time range, which is in the URL. */
export function SmallCharts() {
  const chart = useChartState();
  const { period } = chart;
  return (
    <section aria-labelledby="activity">
      <header className={sectionHeadStyles.sectionHead}>
        <h2 id="activity">Network activity</h2>
        <span className="grow" />
        <span className={`small muted ${sectionHeadStyles.periodLabel}`} aria-hidden="true">
          Time Range
        </span>
        <PeriodButtons label="Time Range" period={period} choose={(next) => chart.change({ period: next })} />
      </header>
      <div className={styles.smallCharts}>
        {SERIES.map(([name, page, empty], place) => (
          <CardInTurn key={name}>
            <SeriesCard name={name} page={page} empty={empty} color={place + 1} period={period} />
          </CardInTurn>
        ))}
        <CardInTurn>
          <TypesCard period={period} />
        </CardInTurn>
        <CardInTurn>
          <ServicesCard page="txn-service-type" period={period} withTopics />
        </CardInTurn>
        <CardInTurn>
          <ServicesCard page="txn-service-type-non-hcs" period={period} withTopics={false} />
        </CardInTurn>
      </div>
    </section>
  );
}

function CardInTurn({ children }: { children: ReactNode }) {
  return <InTurn waiting={<div className={`card ${styles.smallChart}`} aria-busy="true" />}>{children}</InTurn>;
}

interface SeriesCardProps {
  readonly name: SmallChartName;
  readonly page: ChartPageName;
  readonly empty: string;
  readonly color: number;
  readonly period: ChartPeriod;
}

function SeriesCard({ name, page, empty, color, period }: SeriesCardProps) {
  const query = useReply(chartQuery(name, period));
  const { data } = query;
  const total = data === undefined ? null : wholeText(data.totalSum);
  return (
    <ChartCard page={page} period={period} total={total} change={data?.pctChange ?? null} query={query}>
      {data === undefined ? null : isEmptySeries(data.data, true) ? (
        <p className={`faint small ${styles.chartEmpty}`}>{empty}</p>
      ) : (
        <Sparkline points={data.data} color={color} label={`${CHART_PAGES[page].title} over time: ${total} in total`} />
      )}
    </ChartCard>
  );
}

function TypesCard({ period }: { period: ChartPeriod }) {
  const query = useReply(typesQuery(period));
  return (
    <SlicesCard
      page="txn-type-dimension"
      period={period}
      query={query}
      slices={query.data}
      nameOf={(code) => transactionTypeByCode(code)?.label ?? code}
      hrefOf={(code) => searchHref('transactionTypes', code, period)}
    />
  );
}

function ServicesCard({ page, period, withTopics }: { page: ChartPageName; period: ChartPeriod; withTopics: boolean }) {
  const query = useReply(servicesQuery(period));
  return (
    <SlicesCard
      page={page}
      period={period}
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
  readonly page: ChartPageName;
  readonly period: ChartPeriod;
  readonly query: ReplyState<unknown>;
  readonly slices: readonly Slice[] | undefined;
  readonly nameOf: (name: string) => string;
  readonly hrefOf: (name: string) => string;
}

function SlicesCard({ page, period, query, slices, nameOf, hrefOf }: SlicesCardProps) {
  const total = slices?.reduce((sum, { value }) => sum + value, 0);
  return (
    <ChartCard
      page={page}
      period={period}
      total={total === undefined ? null : wholeText(total)}
      change={null}
      query={query}
    >
      {slices === undefined ? null : total === 0 ? (
        <p className={`faint small ${styles.chartEmpty}`}>{EMPTY_SLICES}</p>
      ) : (
        <SliceBar slices={slices} nameOf={nameOf} hrefOf={hrefOf} />
      )}
    </ChartCard>
  );
}

interface ChartCardProps {
  /** The page that shows it large. */
  readonly page: ChartPageName;
  readonly period: ChartPeriod;
  readonly total: string | null;
  readonly change: number | null;
  readonly query: ReplyState<unknown>;
  readonly children: ReactNode;
}

function ChartCard({ page, period, total, change, query: { error, refetch }, children }: ChartCardProps) {
  const id = useId();
  return (
    <section className={`card ${styles.smallChart}`} aria-labelledby={id} aria-busy={total === null && error === null}>
      <h3 id={id}>
        <Link to={`${chartHref(page)}&period=${period}`}>{CHART_PAGES[page].title}</Link>
      </h3>
      <p className={`${styles.smallTotal} num`}>
        <b>{error === null ? (total ?? '…') : 'Unknown'}</b> {error === null ? <PercentChange value={change} /> : null}
      </p>
      <div className={styles.smallBody}>
        {error === null ? (
          children
        ) : (
          <p className="small down" role="alert">
            Something went wrong. {error.message}{' '}
            <button type="button" className="button small" onClick={() => void refetch()}>
              Try again
            </button>
          </p>
        )}
      </div>
      <p className={`${styles.source} faint`}>Source: {window.location.host}</p>
    </section>
  );
}
