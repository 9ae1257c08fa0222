import {
  parseChartQuery,
  parseSliceQuery,
  type RawQuery,
  toAmount,
  type UsersTrend,
  type ValueTrend,
  type VolumeTrend,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { contractUsers, entityVolume } from '@ledgerscope/ledger-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { BY_HEAD } from '../../plugins/ledger-cache.ts';
import { accepted } from '../accepted.ts';
import { accountOfPath } from '../account-of-path.ts';
import { type ChartWindow, chartWindow } from '../charts/chart-window.ts';
import { countOf, HBAR_VALUE, readSeries } from '../charts/read-series.ts';
import { percentChange, pointsReply, type Series, spanReply, sumOf } from '../charts/series-reply.ts';
import { ofKnown } from '../transaction/of-known.ts';
import { activityReply } from './activity-reply.ts';
import { countsReply } from './counts-reply.ts';
import { SpanCache } from './span-cache.ts';
import { slicesOf, topListsReply } from './top-lists.ts';

/** Counts, trends, pies and top lists. */
export function addStatsRoutes(app: FastifyInstance, context: ApiContext): void {
  const { store } = context;
  for (const path of ['', '/txn', '/accounts', '/static'])
    app.get(`/api/stats/counts${path}`, BY_HEAD, async () => ({ data: await countsReply(store) }));
  app.get('/api/stats/transaction-volume', BY_HEAD, async (request) => {
    const asked = accepted(parseChartQuery(request.query as RawQuery));
    const window = await chartWindow(store, asked);
    return { data: volumeReply(window, await readSeries(store, window, countOf(asked.typeIds))) };
  });
  app.get('/api/stats/transaction-value/hbar', BY_HEAD, async (request) => {
    const window = await windowOf(context, request);
    return { data: valueReply(window, await readSeries(store, window, HBAR_VALUE)) };
  });
  app.get('/api/stats/transaction-types', BY_HEAD, async (request) => {
    const { by, tokenType, ...span } = accepted(parseSliceQuery(request.query as RawQuery));
    const window = await chartWindow(store, { ...span, interval: undefined, typeIds: [] });
    const data = await slicesOf(store, window, by, tokenType);
    return { data, totalCount: data.length, size: data.length };
  });
  const activity = new SpanCache(activityReply);
  app.get('/api/stats/activity', BY_HEAD, async (request) => ({
    data: await activity.read(store, await windowOf(context, request)),
  }));
  const topLists = new SpanCache(topListsReply);
  app.get('/api/stats/top-lists', BY_HEAD, async (request) => ({
    data: await topLists.read(store, await windowOf(context, request)),
  }));
  addContractStats(app, context);
}

function addContractStats(app: FastifyInstance, context: ApiContext): void {
  const { store } = context;
  app.get('/api/contracts/:id/stats/transaction-volume', BY_HEAD, async (request) => {
    const contract = await accountOfPath(context, (request.params as { id: string }).id);
    const data = await contractVolume(context, contract, await windowOf(context, request));
    return { data: await ofKnown(context, contract, data, ({ numTransactions }) => numTransactions === 0) };
  });
  app.get('/api/contracts/:id/stats/users', BY_HEAD, async (request) => {
    const contract = await accountOfPath(context, (request.params as { id: string }).id);
    const window = await windowOf(context, request);
    const nothing = { users: 0n, approximate: false, buckets: [] };
    const found = window === undefined ? nothing : await contractUsers(store, contract, window.range, window.bucket);
    const byBucket = new Map(found.buckets.map(({ bucket, users }) => [bucket, users]));
    const data: UsersTrend = {
      ...spanReply(window),
      usersCount: Number(found.users),
      approximate: found.approximate,
      trend: window === undefined ? [] : pointsReply(window, byBucket),
    };
    return { data: await ofKnown(context, contract, data, ({ usersCount }) => usersCount === 0) };
  });
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

function windowOf({ store }: ApiContext, request: FastifyRequest): Promise<ChartWindow | undefined> {
  return chartWindow(store, accepted(parseChartQuery(request.query as RawQuery)));
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
