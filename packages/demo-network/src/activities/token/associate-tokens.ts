import type { Effects } from '../../world/effects.ts';
import { accountId, amountOf, tokenId } from '../../world/ids.ts';
import { refuse } from '../../world/status.ts';
import type { Outcome, World } from '../../world/world.ts';
import type { EntityNum, SimulatedToken, TokenRelation } from '../../world/world-state.ts';
import { dropHolder, noteHolder } from './token-book.ts';

/** An account associates itself with tokens, so that it can hold them. */
export function associateTokens(world: World, account: EntityNum, tokens: readonly EntityNum[], reliable = false) {
  const outcome = world.submit({
    payer: account,
    data: { tokenAssociate: { account: accountId(account), tokens: tokens.map(tokenId) } },
    reliable,
    execute: (effects) => {
      for (const num of tokens) {
        const token = world.token(num);
        if (token.deleted) refuse('TOKEN_WAS_DELETED');
        if (token.paused) refuse('TOKEN_IS_PAUSED');
        if (world.account(account).tokens.has(num)) refuse('TOKEN_ALREADY_ASSOCIATED_TO_ACCOUNT');
      }
      for (const num of tokens) effects.associate(account, num, freshRelation(world.token(num)));
    },
  });
  if (outcome?.succeeded) for (const token of tokens) noteHolder(world, token, account);
  return outcome;
}

/** How an account is with a token right after an association that it asked for. */
export function freshRelation(token: SimulatedToken): TokenRelation {
  return { balance: 0n, frozen: token.freezeDefault, kyc: token.keys.kyc === undefined, automatic: false };
}

/** An account gives up tokens. What it still has of a deleted token vanishes, and the token's supply with it. */
export function dissociateTokens(world: World, account: EntityNum, tokens: readonly EntityNum[]): Outcome | undefined {
  const outcome = world.submit({
    payer: account,
    data: { tokenDissociate: { account: accountId(account), tokens: tokens.map(tokenId) } },
    execute: (effects) => {
      for (const num of tokens) checkDissociation(world, account, world.token(num));
      for (const num of tokens) dissociate(world, effects, account, world.token(num));
    },
  });
  if (outcome?.succeeded) for (const token of tokens) dropHolder(world, token, account);
  return outcome;
}

function checkDissociation(world: World, account: EntityNum, token: SimulatedToken): void {
  const relation = world.account(account).tokens.get(token.num);
  if (relation === undefined) refuse('TOKEN_NOT_ASSOCIATED_TO_ACCOUNT');
  if (token.deleted) return;
  if (token.paused) refuse('TOKEN_IS_PAUSED');
  if (token.treasury === account) refuse('ACCOUNT_IS_TREASURY');
  if (relation.frozen) refuse('ACCOUNT_FROZEN_FOR_TOKEN');
  if (relation.balance === 0n) return;
  refuse(token.kind === 'nft' ? 'ACCOUNT_STILL_OWNS_NFTS' : 'TRANSACTION_REQUIRES_ZERO_TOKEN_BALANCES');
}

function dissociate(world: World, effects: Effects, account: EntityNum, token: SimulatedToken): void {
  const holder = world.account(account);
  const left = holder.tokens.get(token.num)?.balance ?? 0n;
  if (left > 0n) {
    const vanished = { token: tokenId(token.num), transfers: [amountOf(account, -left)] };
    effects.record.tokenTransferLists = [...((effects.record.tokenTransferLists ?? []) as object[]), vanished];
  }
  effects.onSuccess(() => {
    holder.tokens.delete(token.num);
    token.supply -= left;
    if (token.kind === 'fungible' || left === 0n) return;
    for (const nft of token.nfts.values()) {
      if (nft.owner === account) nft.owner = undefined;
    }
  });
}
