import { CHART_PAGES } from '@ledgerscope/contract/chart-pages';
import type { ChartPeriod } from '@ledgerscope/contract/chart-time';
import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import { addressOf } from '../../shared/api/address.ts';
import type { ChartMeasure } from '../../shared/chart/chart-points.ts';
import { chartSpan } from '../../shared/chart/chart-span.ts';
import { TrendPanel } from '../../shared/chart/trend-panel.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { chartHref } from '../../shared/paths.ts';

const TRANSACTIONS: ChartMeasure = { name: 'Transactions', text: wholeText };
const USERS: ChartMeasure = { name: 'Users', text: wholeText };
const EMPTY = 'No transactions available for the selected period';

/** Transactions that a contract took part in. */
export function VolumePanel({ id }: { id: string }) {
  return (
    <TrendPanel
      title="Transaction Volume"
      name="transaction-volume"
      state={{ prefix: 'volume', period: '1D' }}
      addressAt={(period) => addressOf(CONTRACT_CALLS.getContractVolume, { id }, { period })}
      read={({ trend, numTransactions, pctChange, ...rest }) => ({
        points: trend,
        total: numTransactions,
        pctChange,
        span: chartSpan(rest),
      })}
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
  return (
    <TrendPanel
      title="Users Count"
      name="users-count"
      state={{ prefix: 'users', period }}
      addressAt={(shown) => addressOf(CONTRACT_CALLS.getContractUsers, { id }, { period: shown })}
      read={({ trend, usersCount, ...rest }) => ({
        points: trend,
        total: usersCount,
        pctChange: null,
        span: chartSpan(rest),
      })}
      measure={USERS}
      empty={EMPTY}
      color={3}
      method="Distinct accounts that paid for a contract call. Each account is counted once per interval and once in the total."
    />
  );
}
