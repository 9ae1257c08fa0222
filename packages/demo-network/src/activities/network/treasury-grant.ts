import { NS_PER_DAY } from '@ledgerscope/ledger';
import type { NetworkDuty } from '../../duty-clock.ts';
import { castOf } from '../../world/cast.ts';
import { TREASURY } from '../../world/system-accounts.ts';
import { HBAR } from '../../world/units.ts';
import { transferHbar } from '../crypto/hbar-transfer.ts';

const GRANT = 120_000_000n * HBAR;

/** Each quarter the treasury releases hbars to the foundation. */
export const releaseGrant: NetworkDuty = {
  periodNs: 91n * NS_PER_DAY,
  run: (world) => {
    transferHbar(world, [[TREASURY, castOf(world).foundation, GRANT]], 'quarterly release', true);
  },
};
