import { CHART_PAGES, CONTRACT_CALLS, type SingleReply } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { type Address, addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { ChartPanel } from '../../shared/chart/chart-panel.tsx';
import type { Measure } from '../../shared/chart/chart-points.ts';
import { type ChartPeriod, useChartState } from '../../shared/chart/use-chart-state.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { chartHref } from '../../shared/paths.ts';

const TRANSACTIONS: Measure = { name: 'Transactions', text: wholeText };
const USERS: Measure = { name: 'Users', text: wholeText };
const EMPTY = 'No transactions available for the selected period';

function trendQuery<Trend>(address: Address<SingleReply<Trend>>) {
  return queryOptions({
    queryKey: ['contract-trend', address.url],
    queryFn: ({ signal }) => fetchReply(address, signal),
    select: (reply) => reply.data,
  });
}

/** Transactions that a contract took part in. */
export function VolumePanel({ id }: { id: string }) {
  const chart = useChartState({ prefix: 'volume', period: '1D' });
  const { data, error, refetch } = useReply(
    trendQuery(addressOf(CONTRACT_CALLS.getContractVolume, { id }, { period: chart.period })),
  );
  return (
    <ChartPanel
      title="Transaction Volume"
      name="transaction-volume"
      chart={chart}
      series={
        data === undefined ? undefined : { points: data.trend, total: data.numTransactions, pctChange: data.pctChange }
      }
      error={error}
      retry={refetch}
      measure={TRANSACTIONS}
      empty={EMPTY}
      color={2}
      page={chartHref('contract-txn-vol', { contractId: id })}
      method={CHART_PAGES['contract-txn-vol'].method}
    />
  );
}

/** Accounts that called a contract, each counted once in an interval. */
export function UsersPanel({ id, period = '1D' }: { id: string; period?: ChartPeriod }) {
  const chart = useChartState({ prefix: 'users', period });
  const { data, error, refetch } = useReply(
    trendQuery(addressOf(CONTRACT_CALLS.getContractUsers, { id }, { period: chart.period })),
  );
  return (
    <ChartPanel
      title="Users Count"
      name="users-count"
      chart={chart}
      series={data === undefined ? undefined : { points: data.trend, total: data.usersCount, pctChange: null }}
      error={error}
      retry={refetch}
      measure={USERS}
      empty={EMPTY}
      color={3}
      method="Accounts that paid for a call of the contract; each counts once in an interval, and once in the total."
    />
  );
}
