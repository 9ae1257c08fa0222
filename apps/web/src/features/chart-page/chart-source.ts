import type {
  BalanceHistory,
  ChartName,
  ChartPageName,
  ChartSeries,
  ValueTrend,
  VolumeTrend,
} from '@ledgerscope/contract';
import type { Series } from '../../shared/chart/chart-points.ts';
import type { ChartPeriod } from '../../shared/chart/use-chart-state.ts';

/** Names of charts that draw one series over time. */
export type SeriesChartName = Exclude<ChartPageName, SliceChartName | 'txn-type-dimension'>;
export type SliceChartName =
  | 'txn-service-type'
  | 'txn-service-type-non-hcs'
  | 'fungible-token-transaction'
  | 'non-fungible-token-transaction';

/** The parameter of the address that tells what a chart is of. */
export interface ChartSubject {
  readonly parameter: 'accountNumber' | 'accountId' | 'contractId' | 'tokenId';
  readonly noun: string;
  /** The page of the explorer that it is on. */
  readonly pageOf: 'account' | 'contract' | 'token';
}

/** Where a chart's points come from, and how they are shown. */
export interface ChartSource {
  /** Path of the call without its query; `id` is empty for charts of the whole network. */
  readonly path: (id: string) => string;
  readonly read: (data: unknown) => Series;
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

/** The span of a reply; undefined where nothing is stored. */
export function chartSpan({ start, end, interval }: Pick<ChartSeries, 'start' | 'end' | 'interval'>) {
  return start === null || end === null ? undefined : { start, end, interval };
}

function readSeries(data: unknown): Series {
  const { data: points, totalSum, pctChange, ...rest } = data as ChartSeries;
  return { points, total: totalSum, pctChange, span: chartSpan(rest) };
}

function readVolume(data: unknown): Series {
  const { trend, numTransactions, pctChange, ...rest } = data as VolumeTrend;
  return { points: trend, total: numTransactions, pctChange, span: chartSpan(rest) };
}

function readValue(data: unknown): Series {
  const { trend, totalValue, pctChange, ...rest } = data as ValueTrend;
  return { points: trend, total: totalValue, pctChange, span: chartSpan(rest) };
}

function readBalance(data: unknown): Series {
  const { data: points, pctChange } = data as BalanceHistory;
  return { points, total: null, pctChange };
}

function counted(name: Exclude<ChartName, 'transactionTypeDimension'>, noun: string, empty: string, color: number) {
  return { ...COUNTED, path: () => `/api/charts/${name}`, read: readSeries, noun, empty, color };
}

function balance(kind: 'accounts' | 'contracts', subject: ChartSubject): ChartSource {
  return {
    path: (id) => `/api/${kind}/${encodeURIComponent(id)}/balance-history`,
    read: readBalance,
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
    path: (id) => `/api/hts/tokens/${encodeURIComponent(id)}/stats/count`,
    read: readSeries,
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
    path: () => '/api/stats/transaction-volume',
    read: readVolume,
    noun: 'Transactions',
    empty: NO_TRANSACTIONS,
    color: 1,
  },
  'txn-val': {
    ...COUNTED,
    path: () => '/api/stats/transaction-value/hbar',
    read: readValue,
    noun: 'Value',
    inTinybars: true,
    empty: NO_TRANSACTIONS,
    color: 2,
  },
  'acc-bal': balance('accounts', ACCOUNT),
  'dapp-acc-bal': balance('accounts', { ...ACCOUNT, parameter: 'accountNumber' }),
  'contract-acc-bal': balance('contracts', CONTRACT),
  'token-volume': tokenVolume('1D'),
  'dapp-token-volume': tokenVolume('1W'),
  'contract-txn-vol': {
    ...COUNTED,
    path: (id) => `/api/contracts/${encodeURIComponent(id)}/stats/transaction-volume`,
    read: readVolume,
    subject: CONTRACT,
    noun: 'Transactions',
    empty: NO_TRANSACTIONS,
    color: 2,
  },
  'all-txn': counted('allTransactions', 'Transactions', NO_TRANSACTIONS, 1),
  'account-creation': counted('accountsCreated', 'Accounts', 'No Accounts available for the selected period', 2),
  'nft-minted': counted('nftMinted', 'NFTs', 'No Nfts available for the selected period', 3),
  'nft-transfer': counted('nftTransfer', 'Transfers', 'No Nft Transfer available for the selected period', 4),
  'token-transfer': counted('tokenTransfer', 'Transfers', 'No Token Transfer available for the selected period', 5),
  'token-minted': counted('tokenMinted', 'Mints', 'No Tokens available for the selected period', 6),
};

/** An id as the API takes it: a bare number names an account of shard and realm 0. */
export function subjectId(text: string): string {
  const trimmed = text.trim();
  return /^\d+$/.test(trimmed) ? `0.0.${trimmed}` : trimmed;
}
