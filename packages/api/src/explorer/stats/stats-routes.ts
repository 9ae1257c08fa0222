import {
  type NetworkActivity,
  type Slice,
  type StatsCounts,
  type TokenType,
  type TopLists,
  toAmount,
  type UsersTrend,
  type ValueTrend,
  type VolumeTrend,
} from '@ledgerscope/contract';
import { type EntityId, NS_PER_MS, RESPONSE_CODE, transactionType } from '@ledgerscope/ledger';
import {
  activePayers,
  contractUsers,
  counts,
  firstInstant,
  type LedgerSnapshot,
  type TimeRange,
  tokenTransactionTypes,
  topPayers,
  transactionSums,
} from '@ledgerscope/ledger-store';
import { idOrNull, idText, instantText } from '@ledgerscope/transactions/values';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import {
  type ChartWindow,
  chartWindow,
  countOf,
  entitySeries,
  HBAR_VALUE,
  NO_SERIES,
  percentChange,
  pointsReply,
  readSeries,
  type Series,
  spanReply,
  sumOf,
} from '../charts/read-series.ts';
import { accountOfPath, ofKnown } from '../entity-named.ts';
import { wholeList } from '../list-page.ts';

/** Counts, trends, pies and top lists. */
export const STATISTICS_HANDLERS = {
  getStatsCounts: async ({ context }) => ({ data: await countsReply(context.snapshot) }),
  getTransactionVolume: async ({ context: { snapshot }, query }) => {
    const window = await chartWindow(snapshot, query);
    return { data: volumeReply(window, await readSeries(snapshot, window, countOf(query.typeIds))) };
  },
  getTransactionValue: async ({ context: { snapshot }, query }) => {
    const window = await chartWindow(snapshot, query);
    return { data: valueReply(window, await readSeries(snapshot, window, HBAR_VALUE)) };
  },
  listTransactionTypes: async ({ context: { snapshot }, query: { by, tokenType, ...span } }) => {
    const window = await chartWindow(snapshot, { ...span, interval: undefined });
    const { interval: _interval, ...time } = spanReply(window);
    return { ...wholeList(await readSlices(snapshot, window, by, tokenType)), ...time };
  },
  getNetworkActivity: async ({ context: { snapshot }, query }) => ({
    data: await activityReply(snapshot, await chartWindow(snapshot, query)),
  }),
  getTopLists: async ({ context: { snapshot }, query }) => ({
    data: await topListsReply(snapshot, await chartWindow(snapshot, query)),
  }),
  getContractVolume: async ({ context, path, query }) => {
    const contract = await accountOfPath(context, path.id);
    const data = await contractVolume(context, contract, await chartWindow(context.snapshot, query));
    return { data: await ofKnown(context, contract, data, ({ numTransactions }) => numTransactions === 0) };
  },
  getContractUsers: async ({ context, path, query }) => {
    const contract = await accountOfPath(context, path.id);
    const data = await usersReply(context, contract, await chartWindow(context.snapshot, query));
    return { data: await ofKnown(context, contract, data, ({ usersCount }) => usersCount === 0) };
  },
} satisfies Partial<Handlers>;

async function usersReply(
  { snapshot }: ApiContext,
  contract: EntityId,
  window: ChartWindow | undefined,
): Promise<UsersTrend> {
  const nothing = { users: 0n, approximate: false, buckets: [] };
  const found = window === undefined ? nothing : await contractUsers(snapshot, contract, window.range, window.bucket);
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
  { snapshot }: ApiContext,
  contract: EntityId,
  window: ChartWindow | undefined,
): Promise<VolumeTrend> {
  return volumeReply(window, window === undefined ? NO_SERIES : await entitySeries(snapshot, contract, window));
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

const TOP = 10;

/** Transactions of the window by service or by type, most first; of all, or of those with a token of this type. */
async function readSlices(
  snapshot: LedgerSnapshot,
  window: ChartWindow | undefined,
  by: 'service' | 'type',
  tokenType?: TokenType,
): Promise<Slice[]> {
  if (window === undefined) return [];
  const sums =
    tokenType === undefined
      ? await transactionSums(snapshot, window.range, { unit: 'all' }, ['transactions'])
      : await tokenTransactionTypes(snapshot, window.range, tokenType);
  const counts = new Map<string, number>();
  for (const sum of sums) {
    const type = transactionType(sum.type);
    const name = by === 'service' ? type.service : type.code;
    counts.set(name, (counts.get(name) ?? 0) + Number(sum.transactions));
  }
  return [...counts].map(([name, value]) => ({ name, value })).toSorted((a, b) => b.value - a.value);
}

/** The ten most active services, types and payers of the window. */
async function topListsReply(snapshot: LedgerSnapshot, window: ChartWindow | undefined): Promise<TopLists> {
  if (window === undefined) return { period: 'OA', services: [], transactionTypes: [], payers: [] };
  const [services, types, payers] = await Promise.all([
    readSlices(snapshot, window, 'service'),
    readSlices(snapshot, window, 'type'),
    topPayers(snapshot, window.range, TOP),
  ]);
  return {
    period: window.period ?? 'OA',
    services: services.slice(0, TOP),
    transactionTypes: types.slice(0, TOP),
    payers: payers.map(({ payer, transactions, fee }) => ({
      accountID: idText(payer),
      numTransactions: Number(transactions),
      fees: toAmount(fee),
    })),
  };
}

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
async function activityReply(snapshot: LedgerSnapshot, window: ChartWindow | undefined): Promise<NetworkActivity> {
  const { period } = spanReply(window);
  if (window === undefined) return { period, ...NOTHING };
  const { range, before } = window;
  const [sums, earlier, payers, stored] = await Promise.all([
    transactionSums(snapshot, range, { unit: 'all' }, ['transactions', 'fee']),
    before === undefined ? undefined : transactionSums(snapshot, before, { unit: 'all' }, ['transactions']),
    activePayers(snapshot, range),
    firstInstant(snapshot),
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
  const milliseconds = Number((last - start) / NS_PER_MS);
  return milliseconds === 0 ? 0 : Math.round((Number(total) * 1_000_000) / milliseconds) / 1_000;
}

/** Counts over everything stored. */
async function countsReply(snapshot: LedgerSnapshot): Promise<StatsCounts> {
  const found = await counts(snapshot);
  return {
    startDate: found.firstNs === undefined ? null : instantText(found.firstNs),
    numTransactions: Number(found.transactions),
    latestAccountId: idOrNull(found.greatestAccount),
    // Accounts made before the first stored file are not known: only a ledger read from genesis is counted.
    numAccounts: found.entities.exact ? Number(found.entities.accounts) : null,
  };
}
