import type { Static } from 'typebox';
import { object, text } from './schemas.ts';

/** Units that were used in a billing cycle: a month in UTC. */
export const UsageSummary = object('Units that were used in a billing cycle.', {
  cycle: text('The month in UTC, `YYYY-MM`; a day, `YYYY-MM-DD`, where days are asked for.'),
  consumedUnits: text('Units that were used in it, as a decimal number.'),
  calls: text('Calls that they paid for.'),
});
export type UsageSummary = Static<typeof UsageSummary>;

/** Units that were used for one call. */
export const UsageDetail = object('Units that were used for a call.', {
  serviceType: text('What was used: `API`.'),
  serviceSubType: text('Name of the call.'),
  unitsUsed: text('Units that were used for it, as a decimal number.'),
  calls: text('How often it was made.'),
});

/** What a user has. */
export const UnitBalance = object('The balance of units.', {
  unitBalance: text('Units that are left, as a decimal number.'),
});
