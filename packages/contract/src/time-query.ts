import { type ConsensusNs, consensusNsOf } from '@ledgerscope/ledger';
import { instantNs } from './instant-ns.ts';
import { instantAt, oneOf, type ParameterType, parameter, TIME_FORMS } from './parameter.ts';
import { PERIODS, type Period } from './period.ts';
import { inOrder, type Query, type QueryName, type QueryValue, query } from './query.ts';

const MAX_NS = 0x7fff_ffff_ffff_ffffn;

const PERIOD_TEXT =
  'Period ending at the latest stored transaction: 1 or 2 days, 1 week, 30 days, 365 days, or all (OA).';

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
    schema: { type: ['integer', 'string'] },
    read: (read, names) =>
      names
        .map((name) => instantNs(read, name))
        .reduce((best, bound) => {
          if (best === undefined || bound === undefined) return best ?? bound;
          return isNarrower(bound, best) ? bound : best;
        }, undefined),
  };
}

const span = query(
  period,
  inOrder(
    parameter(
      ['startDate', 'consensusStartInEpoch'],
      narrower((a, b) => a > b),
      `Earliest consensus time, inclusive; ${TIME_FORMS}.`,
      'startNs',
    ),
    parameter(
      ['endDate', 'consensusEndInEpoch'],
      narrower((a, b) => a < b),
      `Latest consensus time, exclusive; ${TIME_FORMS}.`,
      'endNs',
    ),
  ),
);

const newer = parameter(
  'newerThan',
  instantAt,
  `Only rows after this consensus timestamp; ${TIME_FORMS}. With \`limit=0\`, returns the number of new rows.`,
);

/** A span of consensus time; where two bounds of a kind are given, the narrower one holds. What is absent does not restrict. */
export const time: Query<QueryName<typeof span> | QueryName<typeof newer>, QueryValue<typeof span>> = {
  parameters: { ...span.parameters, ...newer.parameters },
  read: (read) => {
    const asked = span.read(read);
    const { newerThan } = newer.read(read);
    if (newerThan === undefined || (asked.startNs ?? 0n) > newerThan) return asked;
    return { ...asked, startNs: consensusNsOf(newerThan === MAX_NS ? newerThan : newerThan + 1n) };
  },
};

/** Which span of consensus time is asked for: from `startNs`, inclusive, to `endNs`, exclusive. */
export type TimeRequest = QueryValue<typeof time>;
