import { type NetworkActivity, toAmount } from '@ledgerscope/contract';
import { RESPONSE_CODE } from '@ledgerscope/ledger';
import {
  activePayers,
  firstInstant,
  type LedgerSnapshot,
  type TimeRange,
  transactionSums,
} from '@ledgerscope/ledger-store';
import type { ChartWindow } from '../charts/chart-window.ts';
import { percentChange, spanReply } from '../charts/series-reply.ts';
import { instantText } from '../values.ts';

const NOTHING: Omit<NetworkActivity, 'period'> = {
  from: null,
  until: null,
  numTransactions: 0,
  failedTransactions: 0,
  transactionsPerSecond: 0,
  fees: 0,
  activeAccounts: 0,
  pctChange: null,
};

/** How busy the network was in a window. */
export async function activityReply(store: LedgerSnapshot, window: ChartWindow | undefined): Promise<NetworkActivity> {
  const { period } = spanReply(window);
  if (window === undefined) return { period, ...NOTHING };
  const { range, before } = window;
  const [sums, earlier, payers, stored] = await Promise.all([
    transactionSums(store, range, { unit: 'all' }, ['transactions', 'fee']),
    before === undefined ? undefined : transactionSums(store, before, { unit: 'all' }, ['transactions']),
    activePayers(store, range),
    firstInstant(store),
  ]);
  const total = sums.reduce((sum, { transactions }) => sum + transactions, 0n);
  const failed = sums.reduce(
    (sum, { result, transactions }) => sum + (result === RESPONSE_CODE.SUCCESS ? 0n : transactions),
    0n,
  );
  return {
    period,
    from: instantText(range.first),
    until: instantText(range.last),
    numTransactions: Number(total),
    failedTransactions: Number(failed),
    transactionsPerSecond: perSecond(total, range, stored),
    fees: toAmount(sums.reduce((sum, { fee }) => sum + fee, 0n)),
    activeAccounts: Number(payers),
    pctChange: percentChange(
      total,
      earlier?.reduce((sum, { transactions }) => sum + transactions, 0n),
    ),
  };
}

/** A ledger that began within the span is measured from its beginning. */
function perSecond(total: bigint, { first, last }: TimeRange, stored: bigint | undefined): number {
  const start = stored !== undefined && stored > first ? stored : first;
  const milliseconds = Number((last - start) / 1_000_000n);
  return milliseconds === 0 ? 0 : Math.round((Number(total) * 1_000_000) / milliseconds) / 1_000;
}
