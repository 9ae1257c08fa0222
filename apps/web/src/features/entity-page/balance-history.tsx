import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import { CHART_PAGES } from '@ledgerscope/contract/chart-pages';
import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import { useHbarMeasure } from '../../entities/amount/use-hbar-measure.ts';
import { addressOf } from '../../shared/api/address.ts';
import { chartSpan } from '../../shared/chart/chart-span.ts';
import { TrendPanel } from '../../shared/chart/trend-panel.tsx';
import { chartHref } from '../../shared/paths.ts';

/** The balance of an account or contract over time. */
export function BalanceHistoryPanel({ kind, id }: { kind: 'account' | 'contract'; id: string }) {
  const isAccount = kind === 'account';
  const call = isAccount ? ACCOUNT_CALLS.getAccountBalanceHistory : CONTRACT_CALLS.getContractBalanceHistory;
  return (
    <TrendPanel
      title="Balance History"
      name="balance-history"
      state={{ period: '1W' }}
      addressAt={(period) => addressOf(call, { id }, { period })}
      read={({ data: points, pctChange, ...rest }) => ({
        points,
        total: null,
        pctChange,
        span: chartSpan(rest),
        stampedAt: 'end',
      })}
      measure={useHbarMeasure('Balance')}
      empty="History not available for the selected period"
      zeroIsEmpty={false}
      page={isAccount ? chartHref('acc-bal', { accountId: id }) : chartHref('contract-acc-bal', { contractId: id })}
      method={CHART_PAGES['acc-bal'].method}
    />
  );
}
