import { type ConsensusNs, consensusNsOf } from '@ledgerscope/ledger';
import { Type } from 'typebox';
import type { QueryReader } from './query-value.ts';

/** Lengths of time before the newest stored transaction; TODAY starts at midnight UTC, OA is everything. */
export const PERIODS = ['1H', 'TODAY', '1D', '2D', '1W', '1M', '1Y', 'OA'] as const;
export type Period = (typeof PERIODS)[number];

/** Epoch bounds below this are seconds, as older clients send them (wire facts). */
const SECONDS_BELOW = 100_000_000_000n;
const MAX_NS = 0x7fff_ffff_ffff_ffffn;

/** Which span of consensus time is asked for; everything that is absent does not restrict. */
export interface TimeRequest {
  readonly period: Period | undefined;
  /** Inclusive. */
  readonly startNs: ConsensusNs | undefined;
  /** Exclusive. */
  readonly endNs: ConsensusNs | undefined;
}

const MS = 'ms since 1970 (seconds below 10^11)';

export const periodProperty = {
  period: Type.Optional(
    Type.Enum([...PERIODS], {
      description:
        'Time up to the newest stored transaction: 1 hour, since midnight UTC, 1 or 2 days, 1 week, 30 days, 365 days, or all (OA).',
    }),
  ),
};

/** The query parameters of a span of time, as documented. */
export const timeProperties = {
  ...periodProperty,
  startDate: Type.Optional(Type.Integer({ description: `Earliest consensus time, inclusive; ${MS}.` })),
  endDate: Type.Optional(Type.Integer({ description: `Latest consensus time, exclusive; ${MS}.` })),
  consensusStartInEpoch: Type.Optional(Type.Integer({ description: `Earliest consensus time, inclusive; ${MS}.` })),
  consensusEndInEpoch: Type.Optional(Type.Integer({ description: `Latest consensus time, exclusive; ${MS}.` })),
};

/** Reads the span; where two bounds of a kind are given, the narrower one holds. */
export function readTime(read: QueryReader): TimeRequest {
  return {
    period: readPeriod(read),
    startNs: narrower([readEpoch(read, 'startDate'), readEpoch(read, 'consensusStartInEpoch')], (a, b) => a > b),
    endNs: narrower([readEpoch(read, 'endDate'), readEpoch(read, 'consensusEndInEpoch')], (a, b) => a < b),
  };
}

/** Reads the period alone. */
export function readPeriod(read: QueryReader): Period | undefined {
  const found = read.one('period');
  if (found === undefined) return undefined;
  const period = PERIODS.find((one) => one === found.value.toUpperCase());
  return period ?? read.refuse('period', `has to be one of ${PERIODS.join(', ')}`);
}

/** An instant given in milliseconds or seconds. */
export function readEpoch(read: QueryReader, name: string): ConsensusNs | undefined {
  const found = read.one(name);
  if (found === undefined) return undefined;
  if (!/^\d{1,15}$/.test(found.value)) read.refuse(name, 'has to be milliseconds (or seconds) since 1970');
  const value = BigInt(found.value);
  const ns = value < SECONDS_BELOW ? value * 1_000_000_000n : value * 1_000_000n;
  return consensusNsOf(ns > MAX_NS ? MAX_NS : ns);
}

function narrower(
  bounds: readonly (ConsensusNs | undefined)[],
  isNarrower: (a: ConsensusNs, b: ConsensusNs) => boolean,
): ConsensusNs | undefined {
  return bounds.reduce((best, bound) => {
    if (best === undefined || bound === undefined) return best ?? bound;
    return isNarrower(bound, best) ? bound : best;
  }, undefined);
}
