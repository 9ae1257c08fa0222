import { rateSetAt } from './exchange-rate.ts';
import { replaceFile } from './files.ts';
import { EXCHANGE_RATE_ADMIN, EXCHANGE_RATE_FILE } from './system-accounts.ts';
import { NS_PER_HOUR } from './units.ts';
import type { World } from './world.ts';

/** Something that the network itself does at fixed instants. */
export interface NetworkDuty {
  readonly periodNs: bigint;
  /** Where the duty knows that it has nothing to do before an instant; it may change with every transaction. */
  readonly notBefore?: (world: World) => bigint;
  /** Called at each whole multiple of the period; `world.now` is that instant. */
  readonly run: (world: World) => void;
}

/** The exchange rates are published again each hour. */
export const publishRates: NetworkDuty = {
  periodNs: NS_PER_HOUR,
  run: (world) => replaceFile(world, EXCHANGE_RATE_ADMIN, EXCHANGE_RATE_FILE, rateSetAt(world.now)),
};
