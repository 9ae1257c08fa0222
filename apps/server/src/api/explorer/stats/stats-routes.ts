import { toAmount, type UsersTrend, type ValueTrend, type VolumeTrend } from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { contractUsers, entityVolume } from '@ledgerscope/ledger-store';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { accountOfPath } from '../account-of-path.ts';
import { type ChartWindow, chartWindow } from '../charts/chart-window.ts';
import { countOf, HBAR_VALUE, readSeries } from '../charts/read-series.ts';
import { percentChange, pointsReply, type Series, spanReply, sumOf } from '../charts/series-reply.ts';
import { wholeList } from '../list-page.ts';
import { ofKnown } from '../transaction/of-known.ts';
import { activityReply } from './activity-reply.ts';
import { countsReply } from './counts-reply.ts';
import { slicesOf, topListsReply } from './top-lists.ts';

/** Counts, trends, pies and top lists. */
export const STATISTICS_HANDLERS = {
  getStatsCounts: async ({ context }) => ({ data: await countsReply(context.store) }),
  getTransactionVolume: async ({ context: { store }, query }) => {
    const window = await chartWindow(store, query);
    return { data: volumeReply(window, await readSeries(store, window, countOf(query.typeIds))) };
  },
  getTransactionValue: async ({ context: { store }, query }) => {
    const window = await chartWindow(store, query);
    return { data: valueReply(window, await readSeries(store, window, HBAR_VALUE)) };
  },
  listTransactionTypes: async ({ context: { store }, query: { by, tokenType, ...span } }) => {
    const window = await chartWindow(store, { ...span, interval: undefined });
    return wholeList(await slicesOf(store, window, by, tokenType));
  },
  getNetworkActivity: async ({ context: { store }, query }) => ({
    data: await activityReply(store, await chartWindow(store, query)),
  }),
  getTopLists: async ({ context: { store }, query }) => ({
    data: await topListsReply(store, await chartWindow(store, query)),
  }),
  getContractVolume: async ({ context, path, query }) => {
    const contract = await accountOfPath(context, path.id);
    const data = await contractVolume(context, contract, await chartWindow(context.store, query));
    return { data: await ofKnown(context, contract, data, ({ numTransactions }) => numTransactions === 0) };
  },
  getContractUsers: async ({ context, path, query }) => {
    const contract = await accountOfPath(context, path.id);
    const data = await usersReply(context, contract, await chartWindow(context.store, query));
    return { data: await ofKnown(context, contract, data, ({ usersCount }) => usersCount === 0) };
  },
} satisfies Partial<Handlers>;

async function usersReply(
  { store }: ApiContext,
  contract: EntityId,
  window: ChartWindow | undefined,
): Promise<UsersTrend> {
  const nothing = { users: 0n, approximate: false, buckets: [] };
  const found = window === undefined ? nothing : await contractUsers(store, contract, window.range, window.bucket);
  const byBucket = new Map(found.buckets.map(({ bucket, users }) => [bucket, users]));
  return {
    ...spanReply(window),
    usersCount: Number(found.users),
    approximate: found.approximate,
    trend: window === undefined ? [] : pointsReply(window, byBucket),
  };
}

/** Calls and creations of a contract over the window, and how that differs from the window before it. */
async function contractVolume(
  { store }: ApiContext,
  contract: EntityId,
  window: ChartWindow | undefined,
): Promise<VolumeTrend> {
  if (window === undefined) return volumeReply(window, { byBucket: new Map(), before: undefined });
  const [volume, earlier] = await Promise.all([
    entityVolume(store, contract, window.range, window.bucket),
    window.before === undefined ? undefined : entityVolume(store, contract, window.before, { unit: 'all' }),
  ]);
  const byBucket = new Map(volume.map(({ bucket, transactions }) => [bucket, transactions]));
  const before = earlier === undefined ? undefined : (earlier[0]?.transactions ?? 0n);
  return volumeReply(window, { byBucket, before });
}

function volumeReply(window: ChartWindow | undefined, series: Series): VolumeTrend {
  const total = sumOf(series.byBucket);
  return {
    ...spanReply(window),
    numTransactions: Number(total),
    pctChange: percentChange(total, series.before),
    trend: window === undefined ? [] : pointsReply(window, series.byBucket),
  };
}

function valueReply(window: ChartWindow | undefined, series: Series): ValueTrend {
  const { numTransactions: _, ...rest } = volumeReply(window, series);
  return { ...rest, totalValue: toAmount(sumOf(series.byBucket)) };
}
