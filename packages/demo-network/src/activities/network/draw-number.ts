import { pickPayer } from '../../world/people.ts';
import { HBAR } from '../../world/units.ts';
import type { Activity } from '../activity.ts';

const SEED_BYTES = 48;
const RANGES = [6, 49, 100, 10_000, 2_147_483_647];

/** Somebody asks the network for a random number below a bound, or for 48 random bytes (UtilPrng, HIP-351). */
export const drawNumber: Activity = {
  weight: () => 0.3,
  act: (world) => {
    const payer = pickPayer(world, HBAR);
    if (payer === undefined) return;
    const range = world.random.chance(0.6) ? world.random.pick(RANGES) : 0;
    world.submit({
      payer,
      data: { utilPrng: { range } },
      execute: (effects) => {
        if (range > 0) effects.record.prngNumber = world.random.below(range);
        else effects.record.prngBytes = world.random.bytes(SEED_BYTES);
      },
    });
  },
};
