import { castOf } from '../../world/cast.ts';
import { pickOther, pickPair, pickPayer } from '../../world/people.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { netLines } from '../token/transfer-plan.ts';

const MEMOS = [
  '',
  '',
  '',
  '',
  'rent',
  'thank you!',
  'lunch 🍜',
  'invoice',
  'gracias por todo',
  'よろしくお願いします',
  'شكرا جزيلا',
  'coffee ☕',
  'weekly allowance',
  'refund',
];

/** People pay one another. */
export const hbarTransfer: Activity = {
  weight: () => 20,
  act: (world) => {
    const pair = pickPair(world, HBAR);
    if (pair === undefined) return;
    const [from, to] = pair;
    const balance = world.account(from).balance;
    // Now and then somebody sends more than is there.
    const amount = world.random.chance(0.02) ? balance * 3n : world.random.amount(10_000n, balance / 3n + 10_000n);
    transferHbar(world, [[from, to, amount]], memoOf(world));
  },
};

/** People bring hbars to the exchange, with their customer's number as memo, and take them away. */
export const exchangeTransfer: Activity = {
  weight: () => 6,
  act: (world) => {
    const { exchange } = castOf(world);
    const person = pickPayer(world, HBAR);
    if (person === undefined) return;
    if (world.random.chance(0.5)) {
      const amount = world.random.amount(HBAR, world.account(person).balance / 2n + HBAR);
      transferHbar(world, [[person, exchange, amount]], String(100_000_000 + person * 7_919));
    } else {
      transferHbar(world, [[exchange, person, world.random.amount(20n * HBAR, 9_000n * HBAR)]], 'withdrawal');
    }
  },
};

/** A payroll or a pay-out: one account pays many. */
export const payout: Activity = {
  weight: () => 0.8,
  act: (world) => {
    const { foundation } = castOf(world);
    const moves = new Map<EntityNum, [EntityNum, EntityNum, bigint]>();
    for (let count = world.random.between(3, 9); count > 0; count--) {
      const to = pickOther(world, foundation);
      if (to !== undefined) moves.set(to, [foundation, to, world.random.amount(HBAR, 400n * HBAR)]);
    }
    if (moves.size > 0) transferHbar(world, [...moves.values()], 'grant round');
  },
};

/** The large stakers send a tinybar, so that what they have earned is paid to them. */
export const collectRewards: Activity = {
  weight: () => 0.06,
  act: (world) => {
    const { stakers, foundation } = castOf(world);
    transferHbar(world, [[world.random.pick(stakers), foundation, 1n]], 'collect staking rewards');
  },
};

/** Sends one CryptoTransfer paid by the first sender. */
export function transferHbar(
  world: World,
  moves: readonly (readonly [EntityNum, EntityNum, bigint])[],
  memo: string,
  reliable = false,
) {
  const [first] = moves;
  if (first === undefined) return undefined;
  const accountAmounts = netLines(moves.map(([from, to, amount]) => ({ from, to, amount })));
  return world.submit({
    payer: first[0],
    data: { cryptoTransfer: { transfers: { accountAmounts } } },
    memo,
    signers: moves.map(([from]) => from),
    reliable,
    execute: (effects) => {
      for (const [from, to, amount] of moves) effects.moves.moveHbar(from, to, amount);
    },
  });
}

function memoOf(world: World): string {
  const memo = world.random.pick(MEMOS);
  return memo === 'invoice' ? `invoice ${world.random.between(1_000, 9_999)}` : memo;
}
