import { castOf } from '../../world/cast.ts';
import { amountOf } from '../../world/ids.ts';
import type { NetworkDuty } from '../../world/network-duties.ts';
import { TREASURY } from '../../world/system-accounts.ts';

const NS_PER_DAY = 86_400_000_000_000n;
const HBAR = 100_000_000n;
const GRANT = 120_000_000n * HBAR;

/** Each quarter the treasury releases hbars to the foundation. */
export const releaseGrant: NetworkDuty = {
  periodNs: 91n * NS_PER_DAY,
  run: (world) => {
    const { foundation } = castOf(world);
    const accountAmounts = [amountOf(TREASURY, -GRANT), amountOf(foundation, GRANT)];
    world.submit({
      payer: TREASURY,
      data: { cryptoTransfer: { transfers: { accountAmounts } } },
      memo: 'quarterly release',
      reliable: true,
      execute: ({ moves }) => {
        moves.moveHbar(TREASURY, foundation, GRANT);
      },
    });
  },
};
