import type { World } from './world.ts';
import type { EntityNum } from './world-state.ts';

/** The main accounts of the demo network. */
export interface Cast {
  /** One large staking account per node, by node id. */
  readonly stakers: readonly EntityNum[];
  /** Its deposits carry a customer's number as memo. */
  readonly exchange: EntityNum;
  /** Pays for the creation of most people's accounts. */
  readonly wallet: EntityNum;
  readonly foundation: EntityNum;
  /** Publishes measurements to topics. */
  readonly oracle: EntityNum;
}

/** The cast of a ledger whose genesis has run. */
export function castOf(world: World): Cast {
  const cast = world.state.activities.get('cast');
  if (cast === undefined) throw new Error('the ledger has no cast before its genesis');
  return cast as Cast;
}
