import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { keptBy } from '../activity-state.ts';

/** What the account activities remember. */
export interface AccountBook {
  /** Accounts that were made by sending to an address and whose owner has not signed yet. */
  readonly hollow: EntityNum[];
  readonly deleted: EntityNum[];
  /** Owner and spender of hbar allowances, oldest first. */
  readonly allowances: [owner: EntityNum, spender: EntityNum][];
}

export function accountBook(world: World): AccountBook {
  return keptBy(world, 'accounts', () => ({ hollow: [], deleted: [], allowances: [] }));
}
