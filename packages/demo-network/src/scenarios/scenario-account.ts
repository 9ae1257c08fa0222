import { openAccountOf } from '../world/account-creation.ts';
import { castOf } from '../world/cast.ts';
import { pickPerson } from '../world/people.ts';
import { NS_PER_SECOND } from '../world/units.ts';
import type { World } from '../world/world.ts';
import type { EntityNum } from '../world/world-state.ts';

/** Seconds that pass before each step of a scenario. */
const SECONDS_BETWEEN = 7n;

/** Lets a few seconds pass. */
export function pause(world: World): void {
  world.now += SECONDS_BETWEEN * NS_PER_SECOND;
}

/** An account that the foundation opens for the scenario; it takes any token. */
export function scenarioAccount(world: World, memo: string, initialBalance: bigint): EntityNum {
  pause(world);
  return given(openAccountOf(world, castOf(world).foundation, memo, initialBalance), 'opening an account');
}

/** One of the people who were there before. */
export function somebody(world: World, other: EntityNum): EntityNum {
  return pickPerson(world, (account) => account.num !== other) ?? castOf(world).exchange;
}

/** What a step gave; a step of a scenario that fails is a fault of the scenario. */
export function given<T>(result: T | undefined, step: string): T {
  if (result === undefined) throw new Error(`scenario: ${step} failed`);
  return result;
}
