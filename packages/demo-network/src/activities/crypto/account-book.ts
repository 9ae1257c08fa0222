import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { activityState } from '../activity.ts';

/** The state of the account activities. */
class AccountBook {
  /** Accounts that were made by sending to an address and whose owner has not signed yet. */
  readonly hollow: EntityNum[] = [];
  readonly deleted: EntityNum[] = [];
  /** Owner and spender of hbar allowances, oldest first. */
  readonly allowances: [owner: EntityNum, spender: EntityNum][] = [];
}

export const accountBook = (world: World) => activityState(world, 'accounts', () => new AccountBook());
