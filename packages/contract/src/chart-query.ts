import type { ConsensusNs } from '@ledgerscope/ledger';
import { type Static, Type } from 'typebox';
import { parseQuery, type QueryReader, type QueryResult, type RawQuery } from './query-value.ts';
import { type Period, periodProperty, readEpoch, readPeriod } from './time-query.ts';
import { readTokenType, type TokenType, tokenTypeProperty } from './token-type.ts';
import { readTypes } from './transaction-kinds.ts';

/** Lengths of a chart's buckets; weeks start on Monday, months are calendar months, all in UTC. */
export const INTERVALS = ['1m', '5m', '15m', '1h', '6h', '1d', '1w', '1M'] as const;
export type Interval = (typeof INTERVALS)[number];

/** The charts by name. */
export const CHARTS = [
  'allTransactions',
  'transactionTypeDimension',
  'accountsCreated',
  'nftMinted',
  'nftTransfer',
  'tokenTransfer',
  'tokenMinted',
] as const;
export type ChartName = (typeof CHARTS)[number];

const NAMES: ReadonlyMap<string, Interval> = new Map([
  ['minute', '1m'],
  ['hour', '1h'],
  ['day', '1d'],
  ['week', '1w'],
  ['month', '1M'],
]);

/** The query of a chart or trend, as documented. */
export const ChartQuery = Type.Object({
  ...periodProperty,
  interval: Type.Optional(
    Type.String({
      description: `Length of a bucket: ${INTERVALS.join(', ')}, or minute, hour, day, week, month; by default one that suits the period.`,
    }),
  ),
  consensusStartInEpoch: Type.Optional(
    Type.Integer({ description: 'Start of the span instead of a period; ms since 1970 (seconds below 10^11).' }),
  ),
  consensusEndInEpoch: Type.Optional(
    Type.Integer({
      description: 'End of the span, exclusive; now by default. ms since 1970 (seconds below 10^11).',
    }),
  ),
});
export type ChartQuery = Static<typeof ChartQuery>;

/** The query of a trend that can be narrowed to transaction types, as documented. */
export const VolumeQuery = Type.Object({
  ...ChartQuery.properties,
  transactionTypes: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Transaction type codes or public names; repeated or separated by commas.',
    }),
  ),
});

/** The query of pies and top lists, as documented. */
export const SliceQuery = Type.Object({
  ...periodProperty,
  consensusStartInEpoch: ChartQuery.properties.consensusStartInEpoch,
  consensusEndInEpoch: ChartQuery.properties.consensusEndInEpoch,
  by: Type.Optional(Type.Enum(['service', 'type'], { description: 'What a slice is; service by default.' })),
  ...tokenTypeProperty('Only transactions in which a token of this type takes part.'),
});

/** What a chart is asked for. */
export interface ChartRequest {
  readonly period: Period | undefined;
  /** Undefined where the period decides. */
  readonly interval: Interval | undefined;
  readonly startNs: ConsensusNs | undefined;
  /** Exclusive; undefined for now. */
  readonly endNs?: ConsensusNs | undefined;
  /** Empty for all types. */
  readonly typeIds: readonly number[];
}

/** Parses the query of a chart; bad values are named. */
export function parseChartQuery(query: RawQuery): QueryResult<ChartRequest> {
  return parseQuery(query, (read) => ({
    period: readPeriod(read),
    interval: readInterval(read),
    ...readSpan(read),
    typeIds: readTypes(read),
  }));
}

/** What a pie is asked for. */
export interface SliceRequest extends Pick<ChartRequest, 'period' | 'startNs' | 'endNs'> {
  readonly by: 'service' | 'type';
  /** Only transactions in which a token of this kind takes part; undefined for all. */
  readonly tokenType: TokenType | undefined;
}

/** Parses the query of a pie; bad values are named. */
export function parseSliceQuery(query: RawQuery): QueryResult<SliceRequest> {
  return parseQuery(query, (read) => {
    const by = read.one('by')?.value ?? 'service';
    return {
      period: readPeriod(read),
      ...readSpan(read),
      by: by === 'service' || by === 'type' ? by : read.refuse('by', 'has to be service or type'),
      tokenType: readTokenType(read),
    };
  });
}

function readSpan(read: QueryReader): Pick<ChartRequest, 'startNs' | 'endNs'> {
  return { startNs: readEpoch(read, 'consensusStartInEpoch'), endNs: readEpoch(read, 'consensusEndInEpoch') };
}

function readInterval(read: QueryReader): Interval | undefined {
  const found = read.one('interval');
  if (found === undefined) return undefined;
  const name = NAMES.get(found.value.toLowerCase()) ?? found.value;
  // Upper and lower case tell months from minutes only.
  const interval = INTERVALS.find((one) => one === name) ?? INTERVALS.find((one) => one === name.toLowerCase());
  return interval ?? read.refuse('interval', `has to be one of ${INTERVALS.join(', ')}`);
}
