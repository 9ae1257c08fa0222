import type { World } from './world.ts';
import type { EntityNum, SimulatedAccount } from './world-state.ts';

const TRIES = 12;

/** Somebody's account: old ones are busy, most are quiet (Zipf). Undefined while nobody is there. */
export function pickPerson(world: World, suits: (account: SimulatedAccount) => boolean = () => true) {
  const { people } = world.state;
  for (let tries = 0; tries < TRIES && people.length > 0; tries++) {
    const num = people[world.random.zipf(people.length)];
    const account = num === undefined ? undefined : world.state.accounts.get(num);
    if (account !== undefined && !account.deleted && !account.hollow && suits(account)) return account.num;
  }
  return undefined;
}

/** Somebody who can pay `tinybar`. */
export function pickPayer(world: World, tinybar: bigint): EntityNum | undefined {
  return pickPerson(world, (account) => account.balance >= tinybar);
}

/** Somebody who can pay `tinybar`, and somebody else. */
export function pickPair(world: World, tinybar: bigint): readonly [EntityNum, EntityNum] | undefined {
  const payer = pickPayer(world, tinybar);
  const other = payer === undefined ? undefined : pickOther(world, payer);
  return payer === undefined || other === undefined ? undefined : [payer, other];
}

/** Somebody else than `num`. */
export function pickOther(world: World, num: EntityNum): EntityNum | undefined {
  return pickPerson(world, (account) => account.num !== num);
}
