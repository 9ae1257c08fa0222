import { accountId, tokenId } from '../../world/ids.ts';
import { refuse } from '../../world/status.ts';
import type { World } from '../../world/world.ts';
import { type EntityNum, setAllowance } from '../../world/world-state.ts';

/** An owner lets somebody spend so many smallest units of a token; 0n takes it back. */
export function approveToken(world: World, owner: EntityNum, token: EntityNum, spender: EntityNum, amount: bigint) {
  const line = { tokenId: tokenId(token), owner: accountId(owner), spender: accountId(spender), amount };
  return world.submit({
    payer: owner,
    data: { cryptoApproveAllowance: { tokenAllowances: [line] } },
    execute: (effects) => {
      if (owner === spender) refuse('SPENDER_ACCOUNT_SAME_AS_OWNER');
      const account = world.account(owner);
      if (!account.tokens.has(token)) refuse('TOKEN_NOT_ASSOCIATED_TO_ACCOUNT');
      effects.onSuccess(() => setAllowance(account.tokenAllowances, `${token}:${spender}`, amount));
    },
  });
}
