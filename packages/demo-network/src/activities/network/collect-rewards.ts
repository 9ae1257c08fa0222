import { castOf } from '../../world/cast.ts';
import type { Activity } from '../activity.ts';
import { transferHbar } from '../crypto/hbar-transfer.ts';

/** The large stakers send a tinybar, so that what they have earned is paid to them. */
export const collectRewards: Activity = {
  weight: () => 0.06,
  act: (world) => {
    const { stakers, foundation } = castOf(world);
    transferHbar(world, [[world.random.pick(stakers), foundation, 1n]], 'collect staking rewards');
  },
};
