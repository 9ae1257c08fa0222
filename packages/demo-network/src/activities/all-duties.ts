import type { NetworkDuty } from '../duty-clock.ts';
import { payNodes } from './network/node-rewards.ts';
import { updateNodeStakes } from './network/node-stake-update.ts';
import { publishFees, publishRates } from './network/system-files.ts';
import { releaseGrant } from './network/treasury-grant.ts';
import { upgradeNetwork } from './network/upgrade.ts';
import { expireSchedules } from './schedule/expire-schedules.ts';

/** Everything that the network itself does at fixed instants; at the same instant in this order. */
export const ALL_DUTIES: readonly NetworkDuty[] = [
  updateNodeStakes,
  payNodes,
  publishRates,
  expireSchedules,
  publishFees,
  upgradeNetwork,
  releaseGrant,
];
