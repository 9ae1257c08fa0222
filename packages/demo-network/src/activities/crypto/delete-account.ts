import { castOf } from '../../world/cast.ts';
import { accountId } from '../../world/ids.ts';
import { pickOther } from '../../world/people.ts';
import { refuse } from '../../world/status.ts';
import type { World } from '../../world/world.ts';
import type { SimulatedAccount } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { accountBook } from './account-book.ts';

/** People who have been there as long stay: much of what happens rests on them. */
const SETTLED = 40;

/** People leave: what they have goes to somebody else. */
export const deleteAccount: Activity = {
  weight: (world) => (world.state.people.length > 2 * SETTLED ? 0.15 : 0),
  act: (world) => {
    const account = pickLeaver(world);
    const to = account === undefined ? undefined : pickOther(world, account.num);
    if (account === undefined || to === undefined) return;
    const { num } = account;
    const outcome = world.submit({
      payer: castOf(world).wallet,
      data: { cryptoDelete: { deleteAccountID: accountId(num), transferAccountID: accountId(to) } },
      signers: [num],
      execute: (effects) => {
        checkLeaver(world, account);
        effects.moves.moveHbar(num, to, account.balance);
        effects.change(account, { deleted: true });
      },
    });
    if (outcome?.succeeded === true) accountBook(world).deleted.push(num);
  },
};

/** Owners of addresses and earners of rewards stay. */
function pickLeaver(world: World): SimulatedAccount | undefined {
  const { people } = world.state;
  const account = world.state.accounts.get(people[world.random.between(SETTLED, people.length - 1)] ?? -1);
  if (account === undefined || account.deleted || account.evmAddress !== undefined) return undefined;
  return account.pendingReward === 0n && account.stakedNode === undefined ? account : undefined;
}

function checkLeaver(world: World, { num, tokens }: SimulatedAccount): void {
  for (const token of world.state.tokens.values()) {
    if (token.treasury === num && !token.deleted) refuse('ACCOUNT_IS_TREASURY');
  }
  const holds = [...tokens.values()].some(({ balance }) => balance > 0n);
  if (holds) refuse('TRANSACTION_REQUIRES_ZERO_TOKEN_BALANCES');
}
