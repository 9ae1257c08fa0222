import { type Static, Type } from 'typebox';
import { amount } from './amount.ts';
import { entityId, flag, instant, instantOrNull, text, textOrNull, whole } from './scalars.ts';

const bucketStart = instant('Start of the bucket.');
const partial = flag('True where only a part of the bucket lies in the span: the first and the current one.');

export const ChartPoint = Type.Object(
  { timestamp: bucketStart, value: amount('Sum over the bucket; 0 for an empty one.'), partial },
  { description: 'One bucket of a series.' },
);
export type ChartPoint = Static<typeof ChartPoint>;

/** Change against the span of equal length before. */
export const pctChange = Type.Union([Type.Number(), Type.Null()], {
  description:
    'Change in percent against the span of equal length before; null where that one is not stored whole or has nothing.',
});

const spanFields = {
  period: textOrNull('The period asked for; null for a span of its own.'),
  interval: text('Length of a bucket: 1m, 5m, 15m, 1h, 6h, 1d, 1w or 1M.'),
  start: instantOrNull('First instant of the span; null where nothing is stored.'),
  end: instantOrNull('Last instant of the span.'),
};

export const ChartSeries = Type.Object(
  {
    totalSum: amount('Sum of the values.'),
    pctChange,
    data: Type.Array(ChartPoint, { description: 'Every bucket of the span, oldest first, empty ones too.' }),
    loading: Type.Literal(false, { description: 'Always false: the series is complete.' }),
    ...spanFields,
  },
  { description: 'A chart.' },
);
export type ChartSeries = Static<typeof ChartSeries>;

export const TypeCount = Type.Object(
  { transactionType: text('Transaction type code.'), count: whole('Transactions.') },
  { description: 'How many transactions of a type.' },
);

export const TypeDimensionPoint = Type.Object(
  {
    timestamp: bucketStart,
    transactionTypes: Type.Array(TypeCount, { description: 'Types that occurred, most first.' }),
    partial,
  },
  { description: 'One bucket, by type.' },
);
export type TypeDimensionPoint = Static<typeof TypeDimensionPoint>;

export const TypeDimensionSeries = Type.Object(
  {
    totalSum: amount('Transactions of all types.'),
    pctChange,
    data: Type.Array(TypeDimensionPoint, { description: 'Every bucket of the span, oldest first.' }),
    loading: Type.Literal(false, { description: 'Always false: the series is complete.' }),
    ...spanFields,
  },
  { description: 'A chart by transaction type.' },
);
export type TypeDimensionSeries = Static<typeof TypeDimensionSeries>;

const trend = Type.Array(ChartPoint, { description: 'Every bucket of the span, oldest first, empty ones too.' });

export const VolumeTrend = Type.Object(
  { ...spanFields, numTransactions: whole('Transactions of the span.'), pctChange, trend },
  { description: 'Transactions over time.' },
);
export type VolumeTrend = Static<typeof VolumeTrend>;

export const ValueTrend = Type.Object(
  {
    ...spanFields,
    totalValue: amount("What left the payers' side in the span, fees included. Tinybars."),
    pctChange,
    trend,
  },
  { description: 'Tinybars moved over time.' },
);
export type ValueTrend = Static<typeof ValueTrend>;

export const UsersTrend = Type.Object(
  {
    ...spanFields,
    usersCount: whole('Distinct senders of calls in the span; who pays may be a relay.'),
    approximate: flag('True where whole days were estimated (about 2 %), as for contracts with very many calls.'),
    trend,
  },
  { description: 'Distinct senders of calls of a contract over time; a sender counts once in each bucket.' },
);
export type UsersTrend = Static<typeof UsersTrend>;

export const Slice = Type.Object(
  { name: text('Service, or transaction type code.'), value: whole('Transactions.') },
  { description: 'A slice of a pie.' },
);
export type Slice = Static<typeof Slice>;

export const TopPayer = Type.Object(
  {
    accountID: entityId('Payer.'),
    numTransactions: whole('Transactions that it paid for.'),
    fees: amount('Their fees in tinybars.'),
  },
  { description: 'A payer of many transactions.' },
);

export const TopLists = Type.Object(
  {
    period: text('The period.'),
    services: Type.Array(Slice, { description: 'Most active services.' }),
    transactionTypes: Type.Array(Slice, { description: 'Most frequent transaction types.' }),
    payers: Type.Array(TopPayer, { description: 'Payers of most transactions.' }),
  },
  { description: 'Who and what is most active.' },
);
export type TopLists = Static<typeof TopLists>;
