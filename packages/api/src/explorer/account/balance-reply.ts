import { type AccountBalance, type BalanceHistory, type ChartRequest, toAmount } from '@ledgerscope/contract';
import { type ConsensusNs, type EntityId, NS_PER_SECOND, SECONDS_PER_DAY, smaller } from '@ledgerscope/ledger';
import { type BalanceGrid, balanceAnchor, balanceAt, balanceHistory, type TimeRange } from '@ledgerscope/ledger-store';
import { idText, instantText } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { type ChartWindow, chartWindow, MAX_POINTS, percentChange } from '../charts/read-series.ts';

/** Months differ in length; a balance is reported in equal steps. */
const MONTH_SECONDS = 30 * SECONDS_PER_DAY;

/** The balance of an account or contract, now or at the instant that the query names. */
export async function balanceReply(
  context: ApiContext,
  id: EntityId,
  query: { readonly at: ConsensusNs | undefined },
): Promise<AccountBalance> {
  const { snapshot } = context;
  const head = snapshot.head?.lastNs ?? 0n;
  const asked = query.at ?? head;
  const at = asked < head ? asked : head;
  const [{ balance, balanceChange }, anchor] = await Promise.all([
    balanceAt(snapshot, id, at),
    balanceAnchor(snapshot),
  ]);
  return {
    accountID: idText(id),
    balance: balance === null ? null : toAmount(balance),
    balanceChange: toAmount(balanceChange),
    timestamp: instantText(at),
    knownFrom: anchor === undefined ? null : instantText(anchor.knownFromNs),
  };
}

/** The balance over the span of the query (1W by default), in steps of equal length. */
export async function balanceHistoryReply(
  context: ApiContext,
  id: EntityId,
  request: ChartRequest,
): Promise<BalanceHistory> {
  const { snapshot } = context;
  const asked = request.startNs === undefined ? { ...request, period: request.period ?? ('1W' as const) } : request;
  const window = await chartWindow(snapshot, asked);
  if (window === undefined) return { ...emptyHistory(id), period: asked.period ?? null };
  const { range } = window;
  const grid = gridOf(window);
  const points = await balanceHistory(snapshot, id, range, grid);
  const total = points.reduce((sum, { change }) => sum + change, 0n);
  const last = points.at(-1)?.balance ?? null;
  return {
    accountID: idText(id),
    period: window.period,
    interval: window.bucket.unit === 'seconds' ? window.interval : '30d',
    start: instantText(range.first),
    end: instantText(range.last),
    totalSum: toAmount(total),
    pctChange: last === null || last === total ? null : percentChange(last, last - total),
    data: points.map(({ endNs, balance, change }, index) => ({
      timestamp: instantText(smaller(endNs, range.last)),
      value: balance === null ? null : toAmount(balance),
      change: toAmount(change),
      partial: isCut(grid, index, range),
    })),
    loading: false,
  };
}

/** Whether the span has only a part of a bucket. */
function isCut({ fromNs, widthNs }: BalanceGrid, index: number, { first, last }: TimeRange): boolean {
  const startNs = fromNs + widthNs * BigInt(index);
  return startNs < first || startNs + widthNs > last + 1n;
}

function gridOf({ starts, bucket, range }: ChartWindow): BalanceGrid {
  const seconds = bucket.unit === 'seconds' ? bucket.seconds : MONTH_SECONDS;
  const widthNs = BigInt(seconds) * NS_PER_SECOND;
  const fromNs = BigInt(starts[0] ?? 0) * NS_PER_SECOND;
  if (range.last - fromNs >= widthNs * BigInt(MAX_POINTS))
    throw new ApiError(
      'invalid_parameter',
      `Query parameter interval would return more than ${MAX_POINTS} points.`,
      'interval',
    );
  return { fromNs, widthNs };
}

function emptyHistory(id: EntityId): BalanceHistory {
  return {
    accountID: idText(id),
    period: null,
    interval: '6h',
    start: null,
    end: null,
    totalSum: 0,
    pctChange: null,
    data: [],
    loading: false,
  };
}
