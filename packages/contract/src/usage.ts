import { type Static, Type } from 'typebox';
import { text } from './scalars.ts';

/** Units that were used in a billing cycle: a month in UTC. */
export const UsageSummary = Type.Object(
  {
    cycle: text('The month in UTC, `YYYY-MM`; a day, `YYYY-MM-DD`, where days are asked for.'),
    consumedUnits: text('Units that were used in it, as a decimal number.'),
    calls: text('Calls that they paid for.'),
  },
  { description: 'Units that were used in a billing cycle.' },
);
export type UsageSummary = Static<typeof UsageSummary>;

/** Units that were used for one call. */
export const UsageDetail = Type.Object(
  {
    serviceType: text('What was used: `API`.'),
    serviceSubType: text('Name of the call.'),
    unitsUsed: text('Units that were used for it, as a decimal number.'),
    calls: text('How often it was made.'),
  },
  { description: 'Units that were used for a call.' },
);
export type UsageDetail = Static<typeof UsageDetail>;

/** What a user has. */
export const UnitBalance = Type.Object(
  { unitBalance: text('Units that are left, as a decimal number.') },
  { description: 'The balance of units.' },
);
export type UnitBalance = Static<typeof UnitBalance>;
