import type { ChartName } from '@ledgerscope/contract';
import { RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import { type LedgerSnapshot, type Measure, type TransactionFilter, transactionSums } from '@ledgerscope/ledger-store';
import type { ChartWindow } from './chart-window.ts';
import type { Series } from './series-reply.ts';

type Kinds = Pick<TransactionFilter, 'types' | 'results'>;
type Sums = Readonly<Record<Measure, bigint>>;

/** What a chart adds up, and over which transactions. */
export interface ChartDefinition {
  readonly measures: readonly Measure[];
  readonly kinds: Kinds;
  readonly value: (sums: Sums) => bigint;
}

const transactions = { measures: ['transactions'], value: (sums: Sums) => sums.transactions } as const;

/** Transactions of these types, or of all. */
export function countOf(types: readonly number[]): ChartDefinition {
  return { ...transactions, kinds: { types } };
}

/** Tinybars that left the payers' side. */
export const HBAR_VALUE: ChartDefinition = { measures: ['amount'], kinds: {}, value: (sums) => sums.amount };

export const CHART_DEFINITIONS: Readonly<Record<Exclude<ChartName, 'transactionTypeDimension'>, ChartDefinition>> = {
  allTransactions: countOf([]),
  accountsCreated: {
    ...transactions,
    kinds: { types: [TYPE_ID.cryptoCreateAccount], results: [RESPONSE_CODE.SUCCESS] },
  },
  nftMinted: { measures: ['nftMints'], kinds: {}, value: (sums) => sums.nftMints },
  nftTransfer: {
    measures: ['nftTransfers', 'nftMints'],
    kinds: {},
    value: (sums) => sums.nftTransfers - sums.nftMints,
  },
  tokenTransfer: { measures: ['tokenTransfers'], kinds: {}, value: (sums) => sums.tokenTransfers },
  tokenMinted: { ...transactions, kinds: { types: [TYPE_ID.tokenMint], results: [RESPONSE_CODE.SUCCESS] } },
};

/** The sums of a chart's window and of the one before it. */
export async function readSeries(
  store: LedgerSnapshot,
  window: ChartWindow | undefined,
  { measures, kinds, value }: ChartDefinition,
): Promise<Series> {
  const byBucket = new Map<number, bigint>();
  if (window === undefined) return { byBucket, before: undefined };
  const [sums, earlier] = await Promise.all([
    transactionSums(store, window.range, window.bucket, measures, kinds),
    window.before === undefined ? undefined : transactionSums(store, window.before, { unit: 'all' }, measures, kinds),
  ]);
  for (const sum of sums) byBucket.set(sum.bucket, (byBucket.get(sum.bucket) ?? 0n) + value(sum));
  return { byBucket, before: earlier?.reduce((total, sum) => total + value(sum), 0n) };
}
