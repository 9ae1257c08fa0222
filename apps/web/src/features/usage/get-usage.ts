import { USAGE_CALLS } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';

/** What a user has left. */
export function useUnitBalance(userId: string) {
  return useReply(
    queryOptions({
      queryKey: ['user', userId, 'balance'],
      queryFn: async ({ signal }) =>
        (await fetchReply(addressOf(USAGE_CALLS.getUnitBalance, { userId }), signal)).data.unitBalance,
    }),
  );
}

/** A page of billing cycles. */
export function useUsageSummaries(userId: string, pageNo: number, pageSize: number) {
  return useReply(
    queryOptions({
      queryKey: ['user', userId, 'usage', pageNo, pageSize],
      queryFn: ({ signal }) =>
        fetchReply(addressOf(USAGE_CALLS.listUsageSummaries, { userId }, { pageNo, pageSize }), signal),
      placeholderData: (previous) => previous,
    }),
  );
}

/** Units by call in a billing cycle, `2026-11`. */
export function useUsageDetails(userId: string, cycle: string) {
  return useReply(
    queryOptions({
      queryKey: ['user', userId, 'usage', cycle],
      queryFn: async ({ signal }) => {
        const [startDateMillisec, endDateMillisec] = cycleBounds(cycle);
        const query = { startDateMillisec, endDateMillisec };
        return (await fetchReply(addressOf(USAGE_CALLS.listUsageDetails, { userId }, query), signal)).data;
      },
    }),
  );
}

/** All billing cycles, for a file. */
export async function allUsageSummaries(userId: string) {
  const address = addressOf(USAGE_CALLS.listUsageSummaries, { userId }, { pageSize: 1_000 });
  return (await fetchReply(address, AbortSignal.timeout(30_000))).data;
}

/** First instant of a month in UTC, and of the next. */
export function cycleBounds(cycle: string): readonly [number, number] {
  const [year, month] = cycle.split('-').map(Number) as [number, number];
  return [Date.UTC(year, month - 1), Date.UTC(year, month)];
}
