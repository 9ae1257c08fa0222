import { type TypeDimensionSeries, toAmount } from '@ledgerscope/contract';
import { transactionType } from '@ledgerscope/ledger';
import { transactionSums } from '@ledgerscope/ledger-store';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import {
  bucketReply,
  CHART_DEFINITIONS,
  type ChartWindow,
  chartWindow,
  ofBoth,
  percentChange,
  readSeries,
  seriesReply,
  spanReply,
} from './read-series.ts';

/** The charts. */
export const CHART_HANDLERS = {
  getChartAllTransactions: chartOf('allTransactions'),
  getChartTransactionTypeDimension: async ({ context: { snapshot }, query }) => ({
    data: await typeDimension(snapshot, await chartWindow(snapshot, query)),
  }),
  getChartAccountsCreated: chartOf('accountsCreated'),
  getChartNftMinted: chartOf('nftMinted'),
  getChartNftTransfer: chartOf('nftTransfer'),
  getChartTokenTransfer: chartOf('tokenTransfer'),
  getChartTokenMinted: chartOf('tokenMinted'),
} satisfies Partial<Handlers>;

function chartOf(name: keyof typeof CHART_DEFINITIONS): Handlers['getChartAllTransactions'] {
  return async ({ context: { snapshot }, query }) => {
    const window = await chartWindow(snapshot, query);
    return { data: seriesReply(window, await readSeries(snapshot, window, CHART_DEFINITIONS[name])) };
  };
}

async function typeDimension(
  snapshot: ApiContext['snapshot'],
  window: ChartWindow | undefined,
): Promise<TypeDimensionSeries> {
  if (window === undefined) return { totalSum: 0, pctChange: null, data: [], loading: false, ...spanReply(window) };
  const [sums, earlier] = await ofBoth(window, (range, bucket) =>
    transactionSums(snapshot, range, bucket, ['transactions']),
  );
  const counts = new Map<number, Map<string, number>>();
  for (const sum of sums) {
    const types = counts.get(sum.bucket) ?? new Map<string, number>();
    const { code } = transactionType(sum.type);
    counts.set(sum.bucket, types.set(code, (types.get(code) ?? 0) + Number(sum.transactions)));
  }
  const totalOf = (all: typeof earlier) => all?.reduce((total, sum) => total + sum.transactions, 0n);
  const total = totalOf(sums) ?? 0n;
  return {
    totalSum: toAmount(total),
    pctChange: percentChange(total, totalOf(earlier)),
    data: window.starts.map((start) => ({
      ...bucketReply(window, start),
      transactionTypes: [...(counts.get(start) ?? [])]
        .map(([type, count]) => ({ transactionType: type, count }))
        .toSorted((a, b) => b.count - a.count),
    })),
    loading: false,
    ...spanReply(window),
  };
}
