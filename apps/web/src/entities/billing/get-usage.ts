import { USAGE_CALLS } from '@ledgerscope/contract/usage-calls';
import { MS_PER_DAY } from '@ledgerscope/ledger';
import { addressOf } from '../../shared/api/address.ts';
import { replyQuery, useData } from '../../shared/api/data-query.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';

const MOST_ROWS = 1_000;

/** What a user has left. */
export function useUnitBalance(userId: string) {
  const { data, ...state } = useData(['user', userId, 'balance'], addressOf(USAGE_CALLS.getUnitBalance, { userId }));
  return { ...state, data: data?.unitBalance };
}

/** A page of billing cycles. */
export function useUsageSummaries(userId: string, pageNo: number, pageSize: number) {
  const address = addressOf(USAGE_CALLS.listUsageSummaries, { userId }, { pageNo, pageSize });
  const page = replyQuery(['user', userId, 'usage', pageNo, pageSize], address);
  return useReply({ ...page, placeholderData: (previous) => previous });
}

/** Units by call in a billing cycle, `2026-11`. */
export function useUsageDetails(userId: string, cycle: string) {
  const [startDateMillisec, endDateMillisec] = cycleBounds(cycle);
  const address = addressOf(USAGE_CALLS.listUsageDetails, { userId }, { startDateMillisec, endDateMillisec });
  return useData(['user', userId, 'usage', cycle], address);
}

/** Units of each day that has some since an instant, the newest first. */
export function useDailyUsage(userId: string, days: number) {
  const query = { by: 'day', pageSize: days, startDateMillisec: midnight(Date.now()) - (days - 1) * MS_PER_DAY };
  const address = addressOf(USAGE_CALLS.listUsageSummaries, { userId }, query);
  return useData(['user', userId, 'usage', 'days', days], address);
}

/** Every billing cycle, or every day, for a file. */
export async function allUsageSummaries(userId: string, by: 'month' | 'day') {
  return allPages(async (pageNo) => {
    const address = addressOf(USAGE_CALLS.listUsageSummaries, { userId }, { by, pageNo, pageSize: MOST_ROWS });
    return fetchReply(address, AbortSignal.timeout(30_000));
  });
}

/** The rows of all pages of a list that is asked for by page. */
export async function allPages<Row>(
  ask: (pageNo: number) => Promise<{ readonly data: readonly Row[]; readonly totalCount: number }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNo = 0; ; pageNo++) {
    const { data, totalCount } = await ask(pageNo);
    rows.push(...data);
    if (data.length === 0 || rows.length >= totalCount) return rows;
  }
}

/** The days up to today, the oldest first, with the units of each: `2026-11-23`. */
export function daysOf(
  rows: readonly { readonly cycle: string; readonly consumedUnits: string }[],
  days: number,
  nowMs: number,
): readonly { readonly day: string; readonly units: bigint }[] {
  const units = new Map(rows.map(({ cycle, consumedUnits }) => [cycle, BigInt(consumedUnits)]));
  return Array.from({ length: days }, (_, place) => {
    const day = new Date(midnight(nowMs) - (days - 1 - place) * MS_PER_DAY).toISOString().slice(0, 10);
    return { day, units: units.get(day) ?? 0n };
  });
}

function midnight(ms: number): number {
  return Math.floor(ms / MS_PER_DAY) * MS_PER_DAY;
}

/** First instant of a month in UTC, and of the next. */
export function cycleBounds(cycle: string): readonly [number, number] {
  const [year, month] = cycle.split('-').map(Number) as [number, number];
  return [Date.UTC(year, month - 1), Date.UTC(year, month)];
}
