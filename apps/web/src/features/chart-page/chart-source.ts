import type { BalanceHistory } from '@ledgerscope/contract/account';
import type { ChartSeries, ValueTrend, VolumeTrend } from '@ledgerscope/contract/chart';
import { CHART_SERIES, type SeriesChartName } from '@ledgerscope/contract/chart-pages';
import { type Address, addressOf, type QueryTexts } from '../../shared/api/address.ts';
import type { DrawnSeries } from '../../shared/chart/chart-points.ts';
import { chartSpan } from '../../shared/chart/chart-span.ts';

/** What a chart is of, where that is not the whole network. */
export interface ChartSubject {
  readonly noun: string;
  /** The page of the explorer that it is on. */
  readonly pageOf: 'account' | 'contract' | 'token';
}

/** Of which time a chart is. */
export type SpanQuery = QueryTexts<(typeof CHART_SERIES)['all-txn']>;

/** The call that brings a series of a span. */
export type SeriesAt = (span: SpanQuery) => Address<DrawnSeries>;

/** Where a chart's points come from, and how they are shown. */
export interface ChartSource {
  /** The call that brings its points; `id` is empty for charts of the whole network. */
  readonly address: (id: string, span: SpanQuery) => ReturnType<SeriesAt>;
  readonly subject?: ChartSubject;
  /** What a value counts. */
  readonly noun: string;
  readonly zeroIsEmpty: boolean;
  readonly empty: string;
  readonly color: number;
}

const NO_TRANSACTIONS = 'No transactions available for the selected period';
const ACCOUNT = { noun: 'Account', pageOf: 'account' } as const;
const CONTRACT = { noun: 'Contract', pageOf: 'contract' } as const;
const TOKEN = { noun: 'Token', pageOf: 'token' } as const;
const COUNTED = { zeroIsEmpty: true } as const;

/** The address of a reply, read as a series. */
export function seriesOf<Data>(
  { url, read }: Address<{ readonly data: Data }>,
  toSeries: (data: Data) => DrawnSeries,
): Address<DrawnSeries> {
  return { url, read: (reply) => toSeries(read(reply).data) };
}

function readSeries({ data: points, totalSum, pctChange, ...rest }: ChartSeries): DrawnSeries {
  return { points, total: totalSum, pctChange, span: chartSpan(rest) };
}

function readVolume({ trend, numTransactions, pctChange, ...rest }: VolumeTrend): DrawnSeries {
  return { points: trend, total: numTransactions, pctChange, span: chartSpan(rest) };
}

function readValue({ trend, totalValue, pctChange, ...rest }: ValueTrend): DrawnSeries {
  return { points: trend, total: totalValue, pctChange, span: chartSpan(rest) };
}

function readBalance({ data: points, pctChange, ...rest }: BalanceHistory): DrawnSeries {
  return { points, total: null, pctChange, span: chartSpan(rest), stampedAt: 'end' };
}

function countSource(call: (typeof CHART_SERIES)['all-txn'], noun: string, empty: string, color: number): ChartSource {
  return { ...COUNTED, address: (_, span) => seriesOf(addressOf(call, {}, span), readSeries), noun, empty, color };
}

type BalanceCall = (typeof CHART_SERIES)['acc-bal' | 'contract-acc-bal'];

function balance(call: BalanceCall, subject: ChartSubject): ChartSource {
  return {
    address: (id, span) => seriesOf(addressOf(call, { id }, span), readBalance),
    subject,
    noun: 'Balance',
    zeroIsEmpty: false,
    empty: 'History not available for the selected period',
    color: 1,
  };
}

const TOKEN_VOLUME: ChartSource = {
  ...COUNTED,
  address: (id, span) => seriesOf(addressOf(CHART_SERIES['token-volume'], { id }, span), readSeries),
  subject: TOKEN,
  noun: 'Transactions',
  empty: NO_TRANSACTIONS,
  color: 2,
};

/** Every chart of one series by its name. */
export const CHART_SOURCES: Readonly<Record<SeriesChartName, ChartSource>> = {
  'txn-volume': {
    ...COUNTED,
    address: (_, span) => seriesOf(addressOf(CHART_SERIES['txn-volume'], {}, span), readVolume),
    noun: 'Transactions',
    empty: NO_TRANSACTIONS,
    color: 1,
  },
  'txn-val': {
    ...COUNTED,
    address: (_, span) => seriesOf(addressOf(CHART_SERIES['txn-val'], {}, span), readValue),
    noun: 'Value',
    empty: NO_TRANSACTIONS,
    color: 2,
  },
  'acc-bal': balance(CHART_SERIES['acc-bal'], ACCOUNT),
  'dapp-acc-bal': balance(CHART_SERIES['dapp-acc-bal'], ACCOUNT),
  'contract-acc-bal': balance(CHART_SERIES['contract-acc-bal'], CONTRACT),
  'token-volume': TOKEN_VOLUME,
  'dapp-token-volume': TOKEN_VOLUME,
  'contract-txn-vol': {
    ...COUNTED,
    address: (id, span) => seriesOf(addressOf(CHART_SERIES['contract-txn-vol'], { id }, span), readVolume),
    subject: CONTRACT,
    noun: 'Transactions',
    empty: NO_TRANSACTIONS,
    color: 2,
  },
  'all-txn': countSource(CHART_SERIES['all-txn'], 'Transactions', NO_TRANSACTIONS, 1),
  'account-creation': countSource(
    CHART_SERIES['account-creation'],
    'Accounts',
    'No Accounts available for the selected period',
    2,
  ),
  'nft-minted': countSource(CHART_SERIES['nft-minted'], 'NFTs', 'No Nfts available for the selected period', 3),
  'nft-transfer': countSource(
    CHART_SERIES['nft-transfer'],
    'Transfers',
    'No Nft Transfer available for the selected period',
    4,
  ),
  'token-transfer': countSource(
    CHART_SERIES['token-transfer'],
    'Transfers',
    'No Token Transfer available for the selected period',
    5,
  ),
  'token-minted': countSource(CHART_SERIES['token-minted'], 'Mints', 'No Tokens available for the selected period', 6),
};
