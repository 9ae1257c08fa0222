import { accountId, amountOf } from '../../world/ids.ts';
import { pickOther, pickPair } from '../../world/people.ts';
import { refuse } from '../../world/status.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import { type EntityNum, setAllowance } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { accountBook } from './account-book.ts';

/** Allowances beyond this many are no longer used. */
const MAX_ALLOWANCES = 400;

/** Somebody lets somebody else spend hbars. */
export const approveHbar: Activity = {
  weight: () => 0.4,
  act: (world) => {
    const pair = pickPair(world, 20n * HBAR);
    if (pair === undefined) return;
    const [owner, spender] = pair;
    const amount = world.random.amount(HBAR, world.account(owner).balance);
    if (!approve(world, owner, spender, amount)) return;
    const { allowances } = accountBook(world);
    if (!allowances.some(([from, to]) => from === owner && to === spender)) allowances.push([owner, spender]);
    if (allowances.length > MAX_ALLOWANCES) allowances.shift();
  },
};

/** The spender moves what is allowed; sometimes more than that. */
export const spendAllowance: Activity = {
  weight: (world) => (accountBook(world).allowances.length === 0 ? 0 : 0.7),
  act: (world) => {
    const [owner, spender] = world.random.pick(accountBook(world).allowances);
    const to = pickOther(world, owner);
    if (to === undefined) return;
    const left = world.account(owner).hbarAllowances.get(spender) ?? 0n;
    const amount = world.random.chance(0.05) ? left * 2n + 1n : world.random.amount(1n, left / 2n + 1n);
    const accountAmounts = [amountOf(owner, -amount, true), amountOf(to, amount)];
    world.submit({
      payer: spender,
      data: { cryptoTransfer: { transfers: { accountAmounts } } },
      memo: 'on behalf',
      execute: (effects) => {
        const { hbarAllowances } = world.account(owner);
        const allowed = hbarAllowances.get(spender);
        if (allowed === undefined) refuse('SPENDER_DOES_NOT_HAVE_ALLOWANCE');
        if (allowed < amount) refuse('AMOUNT_EXCEEDS_ALLOWANCE');
        effects.moves.moveHbar(owner, to, amount, true);
        effects.onSuccess(() => setAllowance(hbarAllowances, spender, allowed - amount));
      },
    });
  },
};

/** The owner takes an allowance back: an approval of nothing. */
export const revokeAllowance: Activity = {
  weight: (world) => (accountBook(world).allowances.length === 0 ? 0 : 0.12),
  act: (world) => {
    const { allowances } = accountBook(world);
    const index = world.random.below(allowances.length);
    const [owner, spender] = allowances[index] ?? [0, 0];
    if (approve(world, owner, spender, 0n)) allowances.splice(index, 1);
  },
};

function approve(world: World, owner: EntityNum, spender: EntityNum, amount: bigint): boolean {
  const allowance = { owner: accountId(owner), spender: accountId(spender), amount };
  const outcome = world.submit({
    payer: owner,
    data: { cryptoApproveAllowance: { cryptoAllowances: [allowance] } },
    execute: (effects) => {
      if (world.account(spender).deleted && amount > 0n) refuse('INVALID_ALLOWANCE_SPENDER_ID');
      effects.onSuccess(() => setAllowance(world.account(owner).hbarAllowances, spender, amount));
    },
  });
  return outcome?.succeeded === true;
}
