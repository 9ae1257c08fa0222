import type { ConsensusNs } from '@ledgerscope/ledger';
import { epochNs } from './epoch-ns.ts';
import { MS, oneOf, type ParameterType, parameter } from './parameter.ts';
import { type Query, type QueryValue, query } from './query.ts';

/** Lengths of time before the newest stored transaction; TODAY starts at midnight UTC, OA is everything. */
export const PERIODS = ['1H', 'TODAY', '1D', '2D', '1W', '1M', '1Y', 'OA'] as const;
export type Period = (typeof PERIODS)[number];

const PERIOD_TEXT =
  'Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA).';

/** The period alone. */
export const period = parameter('period', oneOf(PERIODS), PERIOD_TEXT);

/** The period alone, with a default. */
export function periodOr(byDefault: Period): Query<'period', { readonly period: Period }> {
  return {
    parameters: { period: { ...period.parameters.period, description: `${PERIOD_TEXT} ${byDefault} by default.` } },
    read: (read) => ({ period: period.read(read).period ?? byDefault }),
  };
}

/** Two bounds of a kind, of which the narrower one holds. */
function narrower(isNarrower: (a: ConsensusNs, b: ConsensusNs) => boolean): ParameterType<ConsensusNs | undefined> {
  return {
    schema: { type: 'integer' },
    read: (read, names) =>
      names
        .map((name) => epochNs(read, name))
        .reduce((best, bound) => {
          if (best === undefined || bound === undefined) return best ?? bound;
          return isNarrower(bound, best) ? bound : best;
        }, undefined),
  };
}

/** A span of consensus time; where two bounds of a kind are given, the narrower one holds. What is absent does not restrict. */
export const time = query(
  period,
  parameter(
    ['startDate', 'consensusStartInEpoch'],
    narrower((a, b) => a > b),
    `Earliest consensus time, inclusive; ${MS}.`,
    'startNs',
  ),
  parameter(
    ['endDate', 'consensusEndInEpoch'],
    narrower((a, b) => a < b),
    `Latest consensus time, exclusive; ${MS}.`,
    'endNs',
  ),
);

/** Which span of consensus time is asked for: from `startNs`, inclusive, to `endNs`, exclusive. */
export type TimeRequest = QueryValue<typeof time>;
