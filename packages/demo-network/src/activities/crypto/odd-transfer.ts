import { amountOf } from '../../world/ids.ts';
import { pickOther, pickPair, pickPayer } from '../../world/people.ts';
import { refuse } from '../../world/status.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { accountBook } from './account-book.ts';
import { transferHbar } from './hbar-transfer.ts';

/** So far above the last entity that nobody has the number. */
const BEYOND = 5_000_000;

/** Several people share costs: several pay, several get, up to ten in one transfer. */
export const sharedTransfer: Activity = {
  weight: () => 0.9,
  act: (world) => {
    const first = pickPayer(world, 50n * HBAR);
    if (first === undefined) return;
    const payers = [first, ...others(world, first, world.random.between(1, 3))];
    const moves: [EntityNum, EntityNum, bigint][] = [];
    for (const from of payers) {
      for (const to of others(world, first, 2)) {
        if (to !== from)
          moves.push([from, to, world.random.amount(1_000n, world.account(from).balance / 20n + 1_000n)]);
      }
    }
    transferHbar(world, moves, 'shared');
  },
};

/** Nothing at all, or the smallest amounts there are. */
export const tinyTransfer: Activity = {
  weight: () => 0.5,
  act: (world) => {
    const pair = pickPair(world, HBAR);
    if (pair === undefined) return;
    const [from, to] = pair;
    const amount = world.random.chance(0.4) ? 0n : world.random.amount(1n, 99n);
    transferHbar(world, [[from, to, amount]], amount === 0n ? 'ping' : 'dust');
  },
};

/** A transfer to somebody who has left, or to a number that nobody has. */
export const lostTransfer: Activity = {
  weight: () => 0.25,
  act: (world) => {
    const { deleted } = accountBook(world);
    const from = pickPayer(world, 2n * HBAR);
    if (from === undefined) return;
    const amount = world.random.amount(10_000n, HBAR);
    if (deleted.length > 0 && world.random.chance(0.6)) {
      transferHbar(world, [[from, world.random.pick(deleted), amount]], '');
      return;
    }
    const nobody = world.state.nextEntity + BEYOND + world.random.below(BEYOND);
    const accountAmounts = [amountOf(from, -amount), amountOf(nobody, amount)];
    world.submit({
      payer: from,
      data: { cryptoTransfer: { transfers: { accountAmounts } } },
      execute: () => refuse('INVALID_ACCOUNT_ID'),
    });
  },
};

function others(world: World, num: EntityNum, count: number): EntityNum[] {
  const found = new Set<EntityNum>();
  for (let tries = 0; tries < count; tries++) {
    const other = pickOther(world, num);
    if (other !== undefined) found.add(other);
  }
  return [...found];
}
