import type { BalanceHistory } from '@ledgerscope/contract/account';
import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import type { ChartSeries, ValueTrend, VolumeTrend } from '@ledgerscope/contract/chart';
import type { ChartPageName } from '@ledgerscope/contract/chart-pages';
import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import { CHART_CALLS, STATISTICS_CALLS } from '@ledgerscope/contract/statistics-calls';
import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import { type Address, addressOf, type QueryTexts } from '../../shared/api/address.ts';
import type { DrawnSeries } from '../../shared/chart/chart-points.ts';
import { chartSpan } from '../../shared/chart/chart-span.ts';
import type { ChartPeriod } from '../../shared/chart/use-chart-state.ts';

/** Names of charts that draw one series over time. */
export type SeriesChartName = Exclude<ChartPageName, SliceChartName | 'txn-type-dimension'>;
export type SliceChartName =
  | 'txn-service-type'
  | 'txn-service-type-non-hcs'
  | 'fungible-token-transaction'
  | 'non-fungible-token-transaction';

/** The parameter of the address that names the subject of a chart. */
export interface ChartSubject {
  readonly parameter: 'accountNumber' | 'accountId' | 'contractId' | 'tokenId';
  readonly noun: string;
  /** The page of the explorer that it is on. */
  readonly pageOf: 'account' | 'contract' | 'token';
}

/** Of which time a chart is. */
export type SpanQuery = QueryTexts<typeof CHART_CALLS.getChartAllTransactions>;

/** The call that brings a series of a span. */
export type SeriesAt = (span: SpanQuery) => Address<DrawnSeries>;

/** Where a chart's points come from, and how they are shown. */
export interface ChartSource {
  /** The call that brings its points; `id` is empty for charts of the whole network. */
  readonly address: (id: string, span: SpanQuery) => ReturnType<SeriesAt>;
  readonly subject?: ChartSubject;
  readonly period: ChartPeriod;
  /** What a value counts. */
  readonly noun: string;
  readonly inTinybars: boolean;
  readonly zeroIsEmpty: boolean;
  readonly empty: string;
  readonly color: number;
}

const NO_TRANSACTIONS = 'No transactions available for the selected period';
const ACCOUNT = { parameter: 'accountId', noun: 'Account', pageOf: 'account' } as const;
const CONTRACT = { parameter: 'contractId', noun: 'Contract', pageOf: 'contract' } as const;
const TOKEN = { parameter: 'tokenId', noun: 'Token', pageOf: 'token' } as const;
const COUNTED = { period: '1D', inTinybars: false, zeroIsEmpty: true } as const;

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

function countSource(
  call: typeof CHART_CALLS.getChartAllTransactions,
  noun: string,
  empty: string,
  color: number,
): ChartSource {
  return { ...COUNTED, address: (_, span) => seriesOf(addressOf(call, {}, span), readSeries), noun, empty, color };
}

type BalanceCall = typeof ACCOUNT_CALLS.getAccountBalanceHistory | typeof CONTRACT_CALLS.getContractBalanceHistory;

function balance(call: BalanceCall, subject: ChartSubject): ChartSource {
  return {
    address: (id, span) => seriesOf(addressOf(call, { id }, span), readBalance),
    subject,
    period: '1W',
    noun: 'Balance',
    inTinybars: true,
    zeroIsEmpty: false,
    empty: 'History not available for the selected period',
    color: 1,
  };
}

function tokenVolume(period: ChartPeriod): ChartSource {
  return {
    ...COUNTED,
    address: (id, span) => seriesOf(addressOf(TOKEN_CALLS.getTokenVolume, { id }, span), readSeries),
    subject: TOKEN,
    period,
    noun: 'Transactions',
    empty: NO_TRANSACTIONS,
    color: 2,
  };
}

/** Every chart of one series by its name. */
export const CHART_SOURCES: Readonly<Record<SeriesChartName, ChartSource>> = {
  'txn-volume': {
    ...COUNTED,
    address: (_, span) => seriesOf(addressOf(STATISTICS_CALLS.getTransactionVolume, {}, span), readVolume),
    noun: 'Transactions',
    empty: NO_TRANSACTIONS,
    color: 1,
  },
  'txn-val': {
    ...COUNTED,
    address: (_, span) => seriesOf(addressOf(STATISTICS_CALLS.getTransactionValue, {}, span), readValue),
    noun: 'Value',
    inTinybars: true,
    empty: NO_TRANSACTIONS,
    color: 2,
  },
  'acc-bal': balance(ACCOUNT_CALLS.getAccountBalanceHistory, ACCOUNT),
  'dapp-acc-bal': balance(ACCOUNT_CALLS.getAccountBalanceHistory, { ...ACCOUNT, parameter: 'accountNumber' }),
  'contract-acc-bal': balance(CONTRACT_CALLS.getContractBalanceHistory, CONTRACT),
  'token-volume': tokenVolume('1D'),
  'dapp-token-volume': tokenVolume('1W'),
  'contract-txn-vol': {
    ...COUNTED,
    address: (id, span) => seriesOf(addressOf(CONTRACT_CALLS.getContractVolume, { id }, span), readVolume),
    subject: CONTRACT,
    noun: 'Transactions',
    empty: NO_TRANSACTIONS,
    color: 2,
  },
  'all-txn': countSource(CHART_CALLS.getChartAllTransactions, 'Transactions', NO_TRANSACTIONS, 1),
  'account-creation': countSource(
    CHART_CALLS.getChartAccountsCreated,
    'Accounts',
    'No Accounts available for the selected period',
    2,
  ),
  'nft-minted': countSource(CHART_CALLS.getChartNftMinted, 'NFTs', 'No Nfts available for the selected period', 3),
  'nft-transfer': countSource(
    CHART_CALLS.getChartNftTransfer,
    'Transfers',
    'No Nft Transfer available for the selected period',
    4,
  ),
  'token-transfer': countSource(
    CHART_CALLS.getChartTokenTransfer,
    'Transfers',
    'No Token Transfer available for the selected period',
    5,
  ),
  'token-minted': countSource(
    CHART_CALLS.getChartTokenMinted,
    'Mints',
    'No Tokens available for the selected period',
    6,
  ),
};

/** An id as the API takes it: a bare number names an account of shard and realm 0. */
export function subjectId(text: string): string {
  const trimmed = text.trim();
  return /^\d+$/.test(trimmed) ? `0.0.${trimmed}` : trimmed;
}
