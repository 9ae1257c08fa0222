import { type Static, Type } from 'typebox';
import { amount } from './amount.ts';
import { listOf } from './envelope.ts';
import {
  arrayOf,
  entityId,
  flag,
  instant,
  instantOrNull,
  numberOrNull,
  object,
  text,
  textOrNull,
  whole,
} from './schemas.ts';

const bucketStart = instant('Start of the bucket.');
const partial = flag('True if the time range includes only part of the bucket, as for the first and the current one.');

export const ChartPoint = object('One bucket of a series.', {
  timestamp: bucketStart,
  value: amount('Total of the bucket; 0 if empty.'),
  partial,
});
export type ChartPoint = Static<typeof ChartPoint>;

/** Change against the span of equal length before. */
export const pctChange = numberOrNull(
  'Percent change from the previous period; null if that period is incomplete or empty.',
);

/** What span a chart is of. */
export const spanFields = {
  period: textOrNull('Requested period; null if a time range was requested.'),
  interval: text('Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w or 1M.'),
  start: instantOrNull('Start of the stored data; null if nothing is stored.'),
  end: instantOrNull('End of the time range.'),
};

export const ChartSeries = object('A chart.', {
  totalSum: amount('Total of the values.'),
  pctChange,
  data: arrayOf(ChartPoint, 'All buckets of the time range, including empty ones, oldest first.'),
  loading: Type.Literal(false, { description: 'Always false: the series is complete.' }),
  ...spanFields,
});
export type ChartSeries = Static<typeof ChartSeries>;

export const TypeCount = object('Transaction count of a type.', {
  transactionType: text('Transaction type code.'),
  count: whole('Transactions.'),
});

export const TypeDimensionPoint = object('One bucket, by type.', {
  timestamp: bucketStart,
  transactionTypes: arrayOf(TypeCount, 'Types that occurred, most frequent first.'),
  partial,
});
export type TypeDimensionPoint = Static<typeof TypeDimensionPoint>;

export const TypeDimensionSeries = object('A chart by transaction type.', {
  totalSum: amount('Transactions of all types.'),
  pctChange,
  data: arrayOf(TypeDimensionPoint, 'All buckets of the time range, oldest first.'),
  loading: Type.Literal(false, { description: 'Always false: the series is complete.' }),
  ...spanFields,
});
export type TypeDimensionSeries = Static<typeof TypeDimensionSeries>;

const trend = arrayOf(ChartPoint, 'All buckets of the time range, including empty ones, oldest first.');

export const VolumeTrend = object('Transactions over time.', {
  ...spanFields,
  numTransactions: whole('Transactions in the period.'),
  pctChange,
  trend,
});
export type VolumeTrend = Static<typeof VolumeTrend>;

export const ValueTrend = object('Tinybars transferred over time.', {
  ...spanFields,
  totalValue: amount('Total debited from payers in the time range, including fees. Tinybars.'),
  pctChange,
  trend,
});
export type ValueTrend = Static<typeof ValueTrend>;

export const UsersTrend = object(
  'Distinct senders of calls of a contract over time; a sender counts once in each bucket.',
  {
    ...spanFields,
    usersCount: whole('Distinct senders of calls in the period; the payer may be a relay.'),
    approximate: flag(
      'True if full days were estimated (error of about 2%), as for contracts with a very large number of calls.',
    ),
    trend,
  },
);
export type UsersTrend = Static<typeof UsersTrend>;

export const Slice = object('A pie chart slice.', {
  name: text('Service, or transaction type code.'),
  value: whole('Transactions.'),
});
export type Slice = Static<typeof Slice>;

const { interval: _interval, ...timeFields } = spanFields;

export const SliceList = object('Pie chart slices, largest first.', { ...listOf(Slice, '').properties, ...timeFields });
export type SliceList = Static<typeof SliceList>;

export const TopPayer = object('A payer of many transactions.', {
  accountID: entityId('Payer.'),
  numTransactions: whole('Transactions paid by the account.'),
  fees: amount('Fees of these transactions in tinybars.'),
});

export const TopLists = object('Most active accounts, contracts, tokens and topics.', {
  period: text('The period.'),
  services: arrayOf(Slice, 'Most active services.'),
  transactionTypes: arrayOf(Slice, 'Most frequent transaction types.'),
  payers: arrayOf(TopPayer, 'Payers of most transactions.'),
});
export type TopLists = Static<typeof TopLists>;
