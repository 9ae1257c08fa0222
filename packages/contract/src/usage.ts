import type { Static } from 'typebox';
import { object, text } from './schemas.ts';

/** Units that were used in a billing cycle: a month in UTC. */
export const UsageSummary = object('Units that were used in a billing cycle.', {
  cycle: text('Month in UTC, `YYYY-MM`, or day, `YYYY-MM-DD`.'),
  consumedUnits: text('Units that were used in it, as a decimal number.'),
  calls: text('Calls that they paid for.'),
});
export type UsageSummary = Static<typeof UsageSummary>;

/** Units that were used for one call. */
export const UsageDetail = object('Units that were used for a call.', {
  serviceType: text('Service used: `API`.'),
  serviceSubType: text('Name of the call.'),
  unitsUsed: text('Units that were used for it, as a decimal number.'),
  calls: text('Number of calls.'),
});

/** What a user has. */
export const UnitBalance = object('The balance of units.', {
  unitBalance: text('Units that are left, as a decimal number.'),
});
