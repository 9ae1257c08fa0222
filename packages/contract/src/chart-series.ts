import { ACCOUNT_CALLS } from './account-calls.ts';
import type { Call } from './call.ts';
import type { ChartPageName } from './chart-pages.ts';
import { CONTRACT_CALLS } from './contract-calls.ts';
import { CHART_CALLS, STATISTICS_CALLS } from './statistics-calls.ts';
import { TOKEN_CALLS } from './token-calls.ts';

/** The call that brings the points of each chart of one series; `{id}` in its path is the account, contract or token. */
export const CHART_SERIES = {
  'txn-volume': STATISTICS_CALLS.getTransactionVolume,
  'txn-val': STATISTICS_CALLS.getTransactionValue,
  'acc-bal': ACCOUNT_CALLS.getAccountBalanceHistory,
  'dapp-acc-bal': ACCOUNT_CALLS.getAccountBalanceHistory,
  'contract-acc-bal': CONTRACT_CALLS.getContractBalanceHistory,
  'token-volume': TOKEN_CALLS.getTokenVolume,
  'dapp-token-volume': TOKEN_CALLS.getTokenVolume,
  'contract-txn-vol': CONTRACT_CALLS.getContractVolume,
  'all-txn': CHART_CALLS.getChartAllTransactions,
  'account-creation': CHART_CALLS.getChartAccountsCreated,
  'nft-minted': CHART_CALLS.getChartNftMinted,
  'nft-transfer': CHART_CALLS.getChartNftTransfer,
  'token-transfer': CHART_CALLS.getChartTokenTransfer,
  'token-minted': CHART_CALLS.getChartTokenMinted,
} as const satisfies Partial<Record<ChartPageName, Call>>;
export type SeriesChartName = keyof typeof CHART_SERIES;

/** What each chart of shares asks of {@link STATISTICS_CALLS.listTransactionTypes}. */
export const CHART_SLICES = {
  'txn-service-type': { by: 'service' },
  'txn-service-type-non-hcs': { by: 'service' },
  'fungible-token-transaction': { by: 'type', tokenType: 'FUNGIBLE_COMMON' },
  'non-fungible-token-transaction': { by: 'type', tokenType: 'NON_FUNGIBLE_UNIQUE' },
} as const satisfies Partial<Record<ChartPageName, { readonly by: 'service' | 'type'; readonly tokenType?: string }>>;
export type SliceChartName = keyof typeof CHART_SLICES;

/** Whether a chart is one of shares. */
export function isSliceChart(name: ChartPageName): name is SliceChartName {
  return Object.hasOwn(CHART_SLICES, name);
}

/** The service that `txn-service-type-non-hcs` omits. */
export const TOPIC_SERVICE = 'CONSENSUS';

const IN_TINYBARS: ReadonlySet<ChartPageName> = new Set([
  'txn-val',
  'acc-bal',
  'dapp-acc-bal',
  'contract-acc-bal',
] satisfies SeriesChartName[]);

/** Whether the values of a chart are tinybars; all others are counts. */
export function isInTinybars(name: ChartPageName): boolean {
  return IN_TINYBARS.has(name);
}

const OF_A_WEEK: ReadonlySet<ChartPageName> = new Set([
  'acc-bal',
  'dapp-acc-bal',
  'contract-acc-bal',
  'dapp-token-volume',
] satisfies SeriesChartName[]);

/** The period of a chart whose address names none. */
export function defaultChartPeriod(name: ChartPageName): '1D' | '1W' {
  return OF_A_WEEK.has(name) ? '1W' : '1D';
}

/** An id as the API takes it: a bare number names an account of shard and realm 0. */
export function chartSubjectId(text: string): string {
  const trimmed = text.trim();
  return /^\d+$/.test(trimmed) ? `0.0.${trimmed}` : trimmed;
}
