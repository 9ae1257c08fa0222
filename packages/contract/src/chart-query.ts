import { epoch, oneOf, type ParameterType, parameter, TIME_FORMS, whereGiven, wordOr } from './parameter.ts';
import { inOrder, type QueryValue, query } from './query.ts';
import { period } from './time-query.ts';
import { tokenType } from './token-type.ts';
import { transactionTypes } from './transaction-kinds.ts';

/** Lengths of a chart's buckets; weeks start on Monday, months are calendar months, all in UTC. */
export const INTERVALS = ['1m', '5m', '15m', '1h', '6h', '1d', '1w', '1M'] as const;
export type Interval = (typeof INTERVALS)[number];

const NAMES: ReadonlyMap<string, Interval> = new Map([
  ['minute', '1m'],
  ['hour', '1h'],
  ['day', '1d'],
  ['week', '1w'],
  ['month', '1M'],
]);

const interval: ParameterType<Interval | undefined> = {
  schema: { type: 'string' },
  read: whereGiven((value, parameterName, read) => {
    const name = NAMES.get(value.toLowerCase()) ?? value;
    // Upper and lower case only distinguish months from minutes.
    const known = INTERVALS.find((one) => one === name) ?? INTERVALS.find((one) => one === name.toLowerCase());
    return known ?? read.refuse(parameterName, `must be one of ${INTERVALS.join(', ')}`);
  }),
};

const span = query(
  period,
  inOrder(
    parameter(
      'consensusStartInEpoch',
      epoch,
      `Start of the time range, instead of a period; ${TIME_FORMS}.`,
      'startNs',
    ),
    parameter(
      'consensusEndInEpoch',
      epoch,
      `End of the time range, exclusive; now by default. ${TIME_FORMS}.`,
      'endNs',
    ),
  ),
);

/** A chart or trend. */
export const chartQuery = query(
  span,
  parameter(
    'interval',
    interval,
    `Length of a bucket: ${INTERVALS.join(', ')}, or minute, hour, day, week, month; by default one that suits the period.`,
  ),
);

/** A trend that can be narrowed to transaction types. */
export const volumeQuery = query(chartQuery, transactionTypes);

/** A pie or top list. */
export const sliceQuery = query(
  span,
  parameter(
    'by',
    wordOr('service', oneOf(['service', 'type'], 'must be service or type')),
    'Slice type; service by default.',
  ),
  tokenType('Only transactions that involve a token of this type.'),
);

/** What a chart is asked for: a period, or a span; `interval` is undefined where the period decides. */
export type ChartRequest = QueryValue<typeof chartQuery>;
