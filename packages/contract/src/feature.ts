import { type Static, Type } from 'typebox';
import { object, textOrNull } from './schemas.ts';

/** Which features are switched on, for everyone or for the user who is named. */
export const Features = Type.Record(Type.String(), Type.Boolean(), {
  description: 'Feature, and whether it is on. PAYMENT: usage can be bought. OWN_DAPP: a dapp can be taken over.',
});
export type Features = Static<typeof Features>;

/** What the payment widget needs to know. */
export const EnvironmentConfigs = object('Settings that belong to the installation, not to the network.', {
  merchantId: textOrNull('The operator, as the payment provider knows them; null if none is set.'),
  droppLink: textOrNull('Address of the payment widget; null if none is set.'),
  host: textOrNull('Address under which this site is reached from outside; null if none is set.'),
});
export type EnvironmentConfigs = Static<typeof EnvironmentConfigs>;
