import type { Static } from 'typebox';
import { object, text } from './schemas.ts';

/** Units that were used in a billing cycle: a month in UTC. */
export const UsageSummary = object('Units used in a billing cycle.', {
  cycle: text('Month in UTC, `YYYY-MM`, or day, `YYYY-MM-DD`.'),
  consumedUnits: text('Units used, as a decimal number.'),
  calls: text('Number of calls paid for.'),
});
export type UsageSummary = Static<typeof UsageSummary>;

/** Units that were used for one call. */
export const UsageDetail = object('Units used for a call.', {
  serviceType: text('Service used: `API`.'),
  serviceSubType: text('Call name.'),
  unitsUsed: text('Units used, as a decimal number.'),
  calls: text('Number of calls.'),
});

/** What a user has. */
export const UnitBalance = object('Unit balance.', {
  unitBalance: text('Remaining units, as a decimal number.'),
});
