import { openAccountOf } from '../../world/account-creation.ts';
import { castOf } from '../../world/cast.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { tokenBook } from './token-book.ts';

/** Enough for years of upkeep. */
const START_CAPITAL = 60_000n * HBAR;

/**
 * The account of a company or one of its officers, by name; opened by the foundation when it is first asked for.
 * Undefined where that failed.
 */
export function issuerAccount(world: World, name: string): EntityNum | undefined {
  const { issuers } = tokenBook(world);
  const known = issuers.get(name);
  if (known !== undefined) return known;
  const num = openAccountOf(world, castOf(world).foundation, name, START_CAPITAL);
  if (num !== undefined) issuers.set(name, num);
  return num;
}
