import { accountId, tokenId } from '../../world/ids.ts';
import { refuse } from '../../world/status.ts';
import type { Outcome, World } from '../../world/world.ts';
import { type EntityNum, setAllowance } from '../../world/world-state.ts';
import { noteApproval, tokenBook } from './token-book.ts';

/** An owner lets somebody spend so many smallest units of a token; 0n takes it back. */
export function approveToken(
  world: World,
  allowance: {
    readonly token: EntityNum;
    readonly owner: EntityNum;
    readonly spender: EntityNum;
    readonly amount: bigint;
  },
): Outcome | undefined {
  const { token, owner, spender, amount } = allowance;
  const line = { tokenId: tokenId(token), owner: accountId(owner), spender: accountId(spender), amount };
  const outcome = world.submit({
    payer: owner,
    data: { cryptoApproveAllowance: { tokenAllowances: [line] } },
    execute: (effects) => {
      if (owner === spender) refuse('SPENDER_ACCOUNT_SAME_AS_OWNER');
      const account = world.account(owner);
      if (!account.tokens.has(token)) refuse('TOKEN_NOT_ASSOCIATED_TO_ACCOUNT');
      effects.onSuccess(() => setAllowance(account.tokenAllowances, `${token}:${spender}`, amount));
    },
  });
  const entry = tokenBook(world).byNum.get(token);
  if (outcome?.succeeded && entry !== undefined && amount > 0n) noteApproval(entry, { owner, spender });
  return outcome;
}
