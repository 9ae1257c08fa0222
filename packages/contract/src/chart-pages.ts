import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import { CHART_CALLS, STATISTICS_CALLS } from '@ledgerscope/contract/statistics-calls';
import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import type { Call } from './call.ts';
import { type ChartPeriod, urlSpan } from './chart-time.ts';

/** What is said of a chart of the chart page besides its numbers. */
export interface ChartPage {
  readonly title: string;
  /** What is counted, in words for readers. */
  readonly method: string;
}

const BALANCE =
  'The balance at the end of each interval, rebuilt from every transfer since the first stored block. Intervals before a balance is known stay empty.';
const SERVICES =
  'Transactions that reached consensus, by the service that handles their type. Each transaction is counted once, including failed ones.';
const TOKENS =
  'Transactions that change or transfer at least one token of this type, including failed ones, by transaction type. A transaction with several tokens is counted for each. Associations are omitted.';

/** The charts that have a page of their own, by the `name` in its address. */
export const CHART_PAGES = {
  'txn-volume': {
    title: 'Transaction volume',
    method: 'Every transaction that reached consensus, failed ones and children of other transactions too.',
  },
  'txn-val': {
    title: 'Transaction value',
    method: 'Total hbar debited from senders, including fees. Hbar transferred twice is counted twice.',
  },
  'txn-service-type': { title: 'Service types', method: SERVICES },
  'txn-service-type-non-hcs': {
    title: 'Service types excluding HCS',
    method: `${SERVICES} Those of the consensus service (HCS) are omitted.`,
  },
  'fungible-token-transaction': { title: 'Fungible token transactions', method: TOKENS },
  'non-fungible-token-transaction': { title: 'Non-fungible token transactions', method: TOKENS },
  'dapp-acc-bal': { title: 'Dapp account balance', method: BALANCE },
  'acc-bal': { title: 'Account balance', method: BALANCE },
  'contract-acc-bal': { title: 'Contract account balance', method: BALANCE },
  'token-volume': {
    title: 'Token volume',
    method: 'Transactions that involve the token. Each transaction is counted once, including failed ones.',
  },
  'dapp-token-volume': {
    title: 'Dapp token volume',
    method: 'Transactions that involve the dapp’s token. Each transaction is counted once, including failed ones.',
  },
  'contract-txn-vol': {
    title: 'Contract transaction volume',
    method: 'Transactions that involve the contract: calls, transfers and changes to it, including failed ones.',
  },
  'txn-type-dimension': {
    title: 'Transaction type',
    method:
      'Every transaction that reached consensus, including failed ones, by type. The nine most frequent types of the period have their own color; all others are combined.',
  },
  'all-txn': {
    title: 'All transactions',
    method: 'Every transaction that reached consensus, failed ones and children of other transactions too.',
  },
  'account-creation': {
    title: 'Account creation',
    method: 'Accounts created successfully, automatic creations by a transfer to an alias included.',
  },
  'nft-minted': { title: 'NFTs minted', method: 'Serials that came to exist; a mint of ten NFTs counts ten times.' },
  'nft-transfer': {
    title: 'NFT transfers',
    method: 'Changes of owner of single NFTs, burns and wipes included, mints excluded.',
  },
  'token-transfer': {
    title: 'Token transfers',
    method: 'Credits of fungible tokens: a transfer to three accounts counts three times.',
  },
  'token-minted': {
    title: 'Token mint transactions',
    method:
      'Successful mint transactions, of fungible tokens and of NFTs; Each mint transaction is counted once, regardless of amount.',
  },
} as const satisfies Readonly<Record<string, ChartPage>>;
export type ChartPageName = keyof typeof CHART_PAGES;

/** Whether a text names a chart of the chart page. */
export function isChartPageName(text: string): text is ChartPageName {
  return Object.hasOwn(CHART_PAGES, text);
}

/**
 * The span (UTC) that the address of a chart names by `startDate` and `endDate` (`urlSpan`), in days
 * (`2026-10-01 – 2026-11-01`) or to the minute; empty where it names a period, or none.
 */
export function spanWords(query: URLSearchParams): string {
  const span = urlSpan(query);
  const [from, until] = [isoOf(span?.start), isoOf(span?.end)];
  if (from === undefined) return '';
  const areDays = [from, until].every((one) => one === undefined || MIDNIGHT.test(one));
  const text = (iso: string) => (areDays ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' '));
  return `${text(from)} – ${until === undefined ? 'now' : text(until)}`;
}

const MIDNIGHT = /T00:00/;

/** Undefined for what is beyond the dates of JavaScript, too. */
function isoOf(ms: string | undefined): string | undefined {
  const date = new Date(ms === undefined ? Number.NaN : Number(ms));
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

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
export function defaultChartPeriod(name: ChartPageName): ChartPeriod {
  return OF_A_WEEK.has(name) ? '1W' : '1D';
}

const SUBJECT_PARAMETERS: Readonly<
  Partial<Record<ChartPageName, 'accountId' | 'accountNumber' | 'contractId' | 'tokenId'>>
> = {
  'acc-bal': 'accountId',
  'dapp-acc-bal': 'accountNumber',
  'contract-acc-bal': 'contractId',
  'contract-txn-vol': 'contractId',
  'token-volume': 'tokenId',
  'dapp-token-volume': 'tokenId',
};
/** A contract is an account too: each of these does for it. */
const OF_ACCOUNTS = ['accountId', 'accountNumber', 'contractId'];

/** The parameter of an address that names the account, contract or token of a chart; undefined for one of the whole network. */
export function chartSubjectParameter(name: ChartPageName): string | undefined {
  return SUBJECT_PARAMETERS[name];
}

/** The id that the address of a chart names, as the API takes it (`1001` is `0.0.1001`); empty where it names none, or needs none. */
export function chartSubjectId(name: ChartPageName, search: URLSearchParams): string {
  const parameter = SUBJECT_PARAMETERS[name];
  if (parameter === undefined) return '';
  const others = parameter === 'tokenId' ? [] : OF_ACCOUNTS;
  const given = [parameter, ...others].map((one) => search.get(one)?.trim() ?? '').find((text) => text !== '') ?? '';
  return /^\d+$/.test(given) ? `0.0.${given}` : given;
}
