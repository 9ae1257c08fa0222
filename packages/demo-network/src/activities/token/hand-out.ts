import { pickOther } from '../../world/people.ts';
import type { EntityNum } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { airdropTokens, cancelAirdrops, claimAirdrops } from './airdrop-tokens.ts';
import { rejectTokens } from './reject-tokens.ts';
import { balanceOf, isLive, pickHolder, pickToken, tokenBook } from './token-book.ts';
import { TOKEN_CATALOGUE } from './token-catalogue.ts';
import type { TokenMove } from './transfer-plan.ts';

/** Issuers give tokens away to people, asked or not. */
export const airdropToken: Activity = {
  weight: () => 0.8,
  act: (world) => {
    const { random } = world;
    const entry = pickToken(world, (token) => {
      return isLive(token) && token.customFees.length === 0 && token.keys.kyc === undefined && !token.freezeDefault;
    });
    if (entry === undefined) return;
    const token = world.token(entry.num);
    const { treasury } = token;
    const stock = balanceOf(world, treasury, entry.num);
    const lot = TOKEN_CATALOGUE[entry.catalogue]?.lot.units ?? token.supply / 5_000n + 1n;
    const moves = new Map<EntityNum, TokenMove>();
    for (let count = random.between(1, 6); count > 0; count--) {
      const to = pickOther(world, treasury);
      const amount = random.amount(lot / 10n + 1n, lot + 1n);
      if (to !== undefined) moves.set(to, { token: entry.num, from: treasury, to, amount });
    }
    if (moves.size === 0 || stock < lot * 8n) return;
    airdropTokens(world, treasury, { tokens: [...moves.values()] });
  },
};

/** Receivers take what waits for them; some senders take it back first. */
export const settleAirdrop: Activity = {
  weight: () => 0.4,
  act: (world) => {
    const { pending } = tokenBook(world);
    if (pending.length === 0) return;
    const key = world.random.pick(pending);
    const airdrop = world.state.airdrops.get(key);
    if (airdrop === undefined) return;
    if ([airdrop.receiver, airdrop.sender].some((num) => world.account(num).deleted)) return;
    // Some never look.
    if (world.random.chance(0.25)) return;
    if (world.random.chance(0.15)) {
      cancelAirdrops(world, [key]);
      return;
    }
    // A receiver who claims also claims a second airdrop, if the one that is drawn is theirs.
    const other = world.random.pick(pending);
    const more = other !== key && world.state.airdrops.get(other)?.receiver === airdrop.receiver ? [other] : [];
    claimAirdrops(world, [key, ...more]);
  },
};

/** People send back what they never wanted. */
export const rejectToken: Activity = {
  weight: () => 0.12,
  act: (world) => {
    const entry = pickToken(world, isLive);
    const owner = entry === undefined ? undefined : pickHolder(world, entry, (_, balance) => balance > 0n);
    if (entry !== undefined && owner !== undefined) rejectTokens(world, owner, [{ token: entry.num }]);
  },
};
