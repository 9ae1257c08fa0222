import { type Static, Type } from 'typebox';
import { object, textOrNull } from './schemas.ts';

/** Which features are switched on, for everyone or for the user who is named. */
export const Features = Type.Record(Type.String(), Type.Boolean(), {
  description: 'Feature state. PAYMENT: usage can be bought. OWN_DAPP: users can claim dapps.',
});
export type Features = Static<typeof Features>;

/** What the payment widget needs to know. */
export const EnvironmentConfigs = object('Installation settings, independent of the network.', {
  merchantId: textOrNull('Merchant ID of the operator at the payment provider; null if none is set.'),
  droppLink: textOrNull('Payment widget URL; null if none is set.'),
  host: textOrNull('Public URL of this site; null if none is set.'),
});
export type EnvironmentConfigs = Static<typeof EnvironmentConfigs>;
